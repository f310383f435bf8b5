import { AsyncLocalStorage } from 'node:async_hooks'
import type { PageLanguage } from '@profile-search/contract/platform/languages'
import { type Texts, readCatalogues } from '../catalogues/read-catalogues.ts'

const languages = new AsyncLocalStorage<PageLanguage>()

/** The language of whoever is being answered; English outside of requests. */
export function language(): PageLanguage {
	return languages.getStore() ?? 'en'
}

/** Runs something in a language, with all that it starts. */
export function inLanguage<Result>(wanted: PageLanguage, run: () => Result) {
	return languages.run(wanted, run)
}

const catalogues = readCatalogues()

/** The texts in a language, by area. A server speaks all languages at the same time. */
export function textsIn(wanted: PageLanguage): Texts {
	return catalogues[wanted]
}
