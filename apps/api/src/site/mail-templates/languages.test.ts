import { readFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { PageLanguage } from '@profile-search/contract/platform/languages'
import { inLanguage } from '@profile-search/text/language'
import { readCatalogues } from '@profile-search/text/read-catalogues'
import { expect, test } from 'vitest'
import { asHtml, asText } from '#platform/channels/mail/paragraphs.ts'
import { aboutOf, faultsOf, originalOf } from '#platform/channels/mail/template.ts'
import type { Placeholder } from '#platform/channels/mail/templates/placeholders.ts'
import { englishWordsOf } from '#test/mail-language.ts'
import { templates } from './registry.ts'
import { sample } from './sample.ts'

const cases = PageLanguage.options.flatMap((language) =>
	templates.map((template) => ({ language, name: template.name, template })),
)

test.each(cases)('the mail $name has its values in $language', ({ language, template }) => {
	inLanguage(language, () => {
		const wording = originalOf(template)
		const { subject, paragraphs } = sample(template, wording)
		const text = [subject, asText(paragraphs)].join('\n')

		expect(faultsOf(template, wording)).toEqual({})
		expect(asHtml(subject, paragraphs)).toContain(`<html lang="${language}">`)
		for (const value of Object.values(template.placeholders))
			if (value.kind !== 'block') expect(text).toContain(value.sample())
	})
})

test.each(cases.filter(({ language }) => language !== 'en'))(
	'the mail $name has no English words in $language',
	({ language, template }) => {
		inLanguage(language, () => {
			const { subject, body } = originalOf(template)

			expect(`${subject}\n${body}`.replaceAll(/\{\w+\}|Profile Search|DNS|^Re:/gm, '')).not.toMatch(/[a-z]/i)
			expect(body).toMatch(/[ऀ-ॿ]/)
		})
	},
)

test.each(cases.filter(({ language }) => language !== 'en'))(
	'the mail $name and its values are described in $language, with examples in it',
	({ language, template }) => {
		inLanguage(language, () => {
			const values = Object.entries(template.placeholders)
			const texts = [
				['about', aboutOf(template)],
				...values.map(([name, { about }]) => [name, about()]),
				...values.flatMap(([name, { kind, sample: make }]) =>
					kind === 'code' || kind === 'link' ? [] : wordsOf(make()).map((words) => [name, words]),
				),
			]

			expect(texts.filter(([, words = '']) => englishWordsOf(words, untranslated).length > 0)).toEqual([])
		})
	},
)

test('the catalogue describes the mails and values that there are, and no others', () => {
	const { mails, values } = readCatalogues().en['mailDescriptions'] as Record<string, object>
	const code = globSync('**/*.ts', { cwd: source, exclude: ['**/*.test.ts'] })
		.map((path) => readFileSync(join(source, path), 'utf8'))
		.join('\n')
	const unused = Object.keys(values ?? {}).filter((name) => !code.includes(`('${name}'`))

	expect(Object.keys(mails ?? {}).toSorted()).toEqual(templates.map(({ name }) => name).toSorted())
	expect(unused).toEqual([])
})

const source = join(import.meta.dirname, '../..')

/** Examples that are the same in every language, besides those that `englishWordsOf` knows. */
const untranslated = [
	'hr.example.com',
	'jobs.example.com',
	'orange.example',
	'/.well-known/profile-search',
	'Android',
]

/** The sentences of an example, without untranslated of pages. */
function wordsOf(value: ReturnType<Placeholder['sample']>) {
	if (typeof value === 'string') return [value]
	return value.flatMap((part) => {
		if (typeof part === 'string') return [part]
		if ('lines' in part) return [part.title, ...part.lines]
		return 'label' in part ? [part.label] : []
	})
}
