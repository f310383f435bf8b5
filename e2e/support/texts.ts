import type { Page } from '@playwright/test'
import type { PageLanguage } from '@profile-search/contract/platform/languages'
import { inLanguage } from '@profile-search/text/language'
import { t } from '@profile-search/text/translate'

/** Finds a text of the portal in the language of a test. */
export type Say = typeof t

/** The texts in a language, as the pages show them. */
export function textsIn(language: PageLanguage) {
	const say = (key: string, values?: object) =>
		inLanguage(language, () => (t as (...asked: [string, object?]) => unknown)(key, values))
	return say as Say
}

/** Chooses a language in the header, by the name that it gives itself. */
export async function chooseLanguage(page: Page, name: string) {
	const current = page
		.getByRole('banner')
		.locator('summary')
		.filter({ hasText: /EN|हिं|म$/ })
	await current.click()
	await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
}
