import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Blob, Buffer as Line, Face, Font, shape } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { fontOf, makeFonts, unpacked, wordsOnEnglishPages } from './make-fonts.ts'
import { bytesOf } from './subset.ts'

/** The outlines of a word, one after the other. */
function outlinesOf(ttf: Uint8Array, word: string) {
	const font = new Font(new Face(new Blob(bytesOf(ttf))))
	const line = new Line()
	line.addText(word)
	line.guessSegmentProperties()
	shape(font, line)
	return line.getGlyphInfos().map(({ codepoint }) => font.glyphToPath(codepoint))
}

test('the fonts are as the texts need them; npm run fonts makes them anew', async () => {
	for (const [name, made] of Object.entries(await makeFonts()))
		expect(Buffer.from(made).equals(await readFile(join(import.meta.dirname, name))), name).toBe(true)
})

test('words and the sign of the rupee have the same shapes in the small fonts as in the whole ones', async () => {
	const whole = await fontOf('devanagari', 500)
	const small = await unpacked(await readFile(join(import.meta.dirname, 'words.woff2')))
	// Spaces and hyphens are drawn by the font with Latin letters.
	const words = new Set(wordsOnEnglishPages().flatMap((text) => text.match(/[\u0900-\u097F]+/g) ?? []))

	expect(small.length).toBeLessThan(whole.length / 8)
	expect(words).toContain('व्यक्तिगत')
	for (const word of words) expect(outlinesOf(small, word), word).toEqual(outlinesOf(whole, word))
	for (const weight of [400, 600, 800]) {
		const sign = await unpacked(await readFile(join(import.meta.dirname, `rupee-${weight}.woff2`)))
		expect(outlinesOf(sign, '₹'), `${weight}`).toEqual(outlinesOf(await fontOf('latin-ext', weight), '₹'))
	}
})
