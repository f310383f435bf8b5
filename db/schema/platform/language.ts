import { PageLanguage } from '@profile-search/contract/platform/languages'
import { pgEnum } from 'drizzle-orm/pg-core'

/** A language in which the portal speaks. */
export const pageLanguage = pgEnum('page_language', PageLanguage.enum)
