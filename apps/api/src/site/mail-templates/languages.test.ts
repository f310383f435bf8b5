import { PageLanguage } from '@profile-search/contract/platform/languages'
import { inLanguage } from '@profile-search/text/language'
import { expect, test } from 'vitest'
import { asHtml, asText } from '#platform/channels/mail/paragraphs.ts'
import { faultsOf, originalOf } from '#platform/channels/mail/template.ts'
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
		for (const { kind, sample: value } of Object.values(template.placeholders))
			if (kind !== 'block') expect(text).toContain(value)
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
