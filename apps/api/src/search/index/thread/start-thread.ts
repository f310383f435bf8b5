import '@profile-search/db/embedded/quick-start'

// Only what is loaded from here on is found quickly; a static import would be found before.
await import('./thread.ts')
