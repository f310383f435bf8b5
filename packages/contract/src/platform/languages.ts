import { z } from 'zod'

/** The languages that the texts of the site may stand in; English stands in for what is not translated. */
export const PageLanguage = z.enum(['en', 'hi', 'mr'])
export type PageLanguage = z.infer<typeof PageLanguage>
