import '@profile-search/db/embedded/quick-start'

// Only modules loaded from here on are resolved quickly; a static import would be resolved before.
await import('./thread.ts')
