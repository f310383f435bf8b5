import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { PageLanguage } from '@profile-search/contract/platform/languages'

/** The texts of an area, by key; deeper keys are joined by dots. */
export type Texts = { [key: string]: string | Texts }

const root = join(import.meta.dirname, '../..')

/**
 * Reads the texts of every area in every language. `room` is the folder of the area, which has the name of a domain.
 */
export function readAreas() {
	return PageLanguage.options.flatMap((language) =>
		readdirSync(join(root, language), { recursive: true, encoding: 'utf8' })
			.filter((path) => path.endsWith('.json'))
			.sort()
			.map((path) => ({
				language,
				room: dirname(path),
				area: nameOf(path),
				texts: JSON.parse(readFileSync(join(root, language, path), 'utf8')) as Texts,
			})),
	)
}

/** The texts by language and area. */
export function readCatalogues() {
	const catalogues: Record<PageLanguage, Record<string, Texts>> = { en: {}, hi: {}, mr: {} }
	for (const { language, area, texts } of readAreas()) catalogues[language][area] = texts
	return catalogues
}

/** job-edit.json holds the keys that begin with jobEdit. */
function nameOf(path: string) {
	return basename(path, '.json').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}
