import { PageLanguage } from '@profile-search/contract/platform/languages'
import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { type Texts, readCatalogues } from './catalogues/read-catalogues.ts'
import { inLanguage } from './runtime/node.ts'
import { t } from './translate.ts'

/** Every key with its text. */
function keysOf(texts: Texts, path: string[] = []): [key: string, text: string][] {
	return Object.entries(texts).flatMap(([name, value]) =>
		typeof value === 'string'
			? [[[...path, name].join('.'), value] as [string, string]]
			: keysOf(value, [...path, name]),
	)
}

const translate = t as (key: string, values?: object) => string
const catalogues = readCatalogues()
const i18next = createInstance()
void i18next.init({
	lng: 'en',
	fallbackLng: 'en',
	resources: Object.fromEntries(
		Object.entries(catalogues).map(([name, translation]) => [name, { translation }]),
	),
	interpolation: { escapeValue: false },
	initAsync: false,
})
const expected = i18next.t as typeof translate

test.each(PageLanguage.options)(
	'every text in %s is what i18next makes of it, with values, without, and for each number',
	(language) => {
		for (const [key, text] of keysOf(catalogues[language])) {
			const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '')
			const asked = new Set([key, key.replace(/_(?:zero|one|other)$/, '')])
			const strange = Object.fromEntries(
				names
					.filter((name) => name !== 'count')
					.map((name) => [name, text.includes('$t(') ? name : `$& {{count}} <${name}> $t(site.name)`]),
			)
			const counts = /_(?:zero|one|other)$/.test(key) ? [0, 1, 2, 1.5] : []
			for (const values of [
				undefined,
				...(names.length > 0 ? [{}, strange] : []),
				...counts.map((count) => ({ ...strange, count })),
			])
				for (const each of asked)
					// The second time from memory.
					for (const _ of [1, 2])
						expect(
							inLanguage(language, () => translate(each, values)),
							each,
						).toBe(expected(each, { ...values, lng: language }))
		}
	},
)

test('a large count is grouped, and no other value', () => {
	expect(translate('people.found', { count: 105_000 })).toBe('1,05,000 people')
	expect(translate('people.found', { count: 2026 })).toBe('2,026 people')
	expect(translate('people.found', { count: 999 })).toBe('999 people')
	expect(translate('dates.monthYear', { month: 'Mar', year: 2026 })).toBe('Mar 2026')
})

test('a key without a text, and a value that is missing or no text, are left to i18next', () => {
	expect(translate('no.such.key')).toBe('no.such.key')
	for (const day of [undefined, null, true, ['1'], new Date(0)]) {
		const values = { day, month: 'Nov', year: 2026 }
		expect(translate('dates.day', values)).toBe(expected('dates.day', values))
	}
})

test.each(PageLanguage.options)('the texts of a group in %s are those that i18next finds', (language) => {
	const values = { returnObjects: true }
	const fields = inLanguage(language, () => translate('approvals.fields', values))

	expect(fields).toEqual(expected('approvals.fields', { ...values, lng: language }))
	expect(fields).toHaveProperty('headline')
	expect(translate('approvals.yes', values)).toBe(expected('approvals.yes', values))
})

test('readers of different languages are answered at the same time', async () => {
	const answers = PageLanguage.options.map((language) =>
		inLanguage(language, async () => {
			await new Promise(setImmediate)
			return t('labels.close')
		}),
	)

	expect(new Set(await Promise.all(answers)).size).toBe(3)
})
