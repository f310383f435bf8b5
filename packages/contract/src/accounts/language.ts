import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PageLanguage } from '../platform/languages.ts'

/** The cookie with the language that was chosen in this browser. */
export const languageCookie = 'language'

export const chooseLanguage = endpoint({
	method: 'PUT',
	path: 'language',
	access: 'anyone',
	summary: 'Choose the language of the portal, in this browser and, signed in, for the mails of the account.',
	body: z.object({ language: PageLanguage }),
	details: z.null(),
})
