import { PageLanguage } from '@profile-search/contract/platform/languages'
import { inLanguage } from '@profile-search/text/language'
import { expect, test } from 'vitest'
import { outlineOf } from './outline.ts'
import { pdfOf } from './pdf.ts'
import { sample } from './sample.ts'

test.each(PageLanguage.options)('a résumé has its headings, dates and levels in %s', async (language) => {
	const outline = inLanguage(language, () => outlineOf(sample))
	const titles = outline.sections.map(({ title }) => title)
	const times = outline.sections.flatMap(({ entries = [] }) => entries.map(({ time }) => time))

	expect(titles.length).toBeGreaterThan(4)
	for (const line of [...titles, ...times.filter((time) => /\p{L}/u.test(time))])
		expect(line).toMatch(language === 'en' ? /^[A-Z]/ : /^[^a-z]*[ऀ-ॿ][^a-z]*$/i)
})

test.each(PageLanguage.options)('the PDF of a résumé says that it is in %s', async (language) => {
	const pdf = await inLanguage(language, () => pdfOf(outlineOf(sample)))

	expect(pdf.toString('latin1')).toContain(`/Lang (${language})`)
})
