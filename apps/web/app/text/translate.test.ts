import { expect, test } from 'vitest'
import en from './en.json'
import { i18n } from './i18n.ts'
import { t } from './translate.ts'

type Texts = { [key: string]: string | Texts }

/** Every key with its text. */
function keysOf(texts: Texts, path: string[] = []): [key: string, text: string][] {
	return Object.entries(texts).flatMap(([name, value]) =>
		typeof value === 'string'
			? [[[...path, name].join('.'), value] as [string, string]]
			: keysOf(value, [...path, name]),
	)
}

const translate = t as (key: string, values?: object) => string
const expected = i18n.t as typeof translate

test('every text is what i18next makes of it, with values, without, and for each number', () => {
	for (const [key, text] of keysOf(en)) {
		const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '')
		const asked = [key, key.replace(/_(?:zero|one|other)$/, '')]
		const strange = Object.fromEntries(
			names.filter((name) => name !== 'count').map((name) => [name, `$& {{count}} <${name}> $t(site.name)`]),
		)
		for (const values of [
			undefined,
			{},
			strange,
			...[0, 1, 2, 11, 1.5].map((count) => ({ ...strange, count })),
		])
			for (const each of asked)
				// The second time from memory.
				for (const _ of [1, 2]) expect(translate(each, values), each).toBe(expected(each, values))
	}
})

test('a key without a text, and a value that is missing or no text, are left to i18next', () => {
	expect(translate('no.such.key')).toBe('no.such.key')
	for (const day of [undefined, null, true, ['1'], new Date(0)]) {
		const values = { day, month: 'Nov', year: 2026 }
		expect(translate('dates.day', values)).toBe(expected('dates.day', values))
	}
})
