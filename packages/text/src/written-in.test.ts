import { PageLanguage } from '@profile-search/contract/platform/languages'
import { expect, test } from 'vitest'
import { readCatalogues, type Texts } from './catalogues/read-catalogues.ts'
import { writtenIn } from './written-in.ts'

test.each([
	['en', 'I weave silk by hand and have taught it for ten years.'],
	['hi', 'मैं दस साल से हाथ से रेशम बुनती हूँ और सिखाती भी हूँ।'],
	['mr', 'मी दहा वर्षांपासून हाताने रेशीम विणते आणि शिकवते.'],
	['hi', 'हम Node.js और PostgreSQL पर काम करते हैं।'],
	['mr', 'आमच्या टीममध्ये React आणि TypeScript वापरतात.'],
	['hi', 'कृपया स्कूल, कॉलेज या संस्थान का नाम भरें।'],
	['hi', 'हर समूह का चयन कितनी बार होता है'],
])('a sentence in %s is recognised: %s', (language, text) => {
	expect(writtenIn(text)).toBe(language)
})

test.each(['', 'Head nurse', 'Tally, GST, MS Excel', 'விவசாயம் செய்கிறேன்', '+91 98765 43210', 'विणकर'])(
	'no language is guessed for what no small word gives away: “%s”',
	(text) => {
		expect(writtenIn(text)).toBeNull()
	},
)

test.each(PageLanguage.options)(
	'of the longer texts of the portal in %s, hardly one is mistaken',
	(language) => {
		const texts = longTexts(readCatalogues()[language])
		const counts = Map.groupBy(texts, writtenIn)
		const mistaken = texts.length - (counts.get(language)?.length ?? 0) - (counts.get(null)?.length ?? 0)

		expect(texts.length).toBeGreaterThan(800)
		expect((counts.get(language)?.length ?? 0) / texts.length).toBeGreaterThan(0.97)
		expect(mistaken / texts.length).toBeLessThan(0.01)
	},
)

/** The texts of eight words or more, without the names of their values. */
function longTexts(texts: Texts): string[] {
	return Object.values(texts).flatMap((text) => {
		if (typeof text !== 'string') return longTexts(text)
		const plain = text.replaceAll(/\{\{?[^}]*\}\}?|\$t\([^)]*\)/g, '')
		return (plain.match(/[\p{L}\p{M}]+/gu)?.length ?? 0) >= 8 ? [plain] : []
	})
}
