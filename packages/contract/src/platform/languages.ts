import { z } from 'zod'

/** The languages of the site's texts; English replaces a missing translation. */
export const PageLanguage = z.enum(['en', 'hi', 'mr'])
export type PageLanguage = z.infer<typeof PageLanguage>

/** What each language calls itself. */
export const ownNames: Record<PageLanguage, string> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' }
