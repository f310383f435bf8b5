import { PageLanguage } from '@profile-search/contract/platform/languages'

// One after the other: what looks up texts asks for the language, and parts look up texts as soon as they are loaded.
const asked = PageLanguage.safeParse(new URLSearchParams(window.location.search).get('lang'))
document.documentElement.lang = asked.data ?? 'en'
await import('./texts.ts')
await import('./show.tsx')
