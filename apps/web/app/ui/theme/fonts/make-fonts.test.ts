import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCatalogues } from '@profile-search/text/read-catalogues'
import { Blob, Buffer as Line, Face, Feature, Font, shape } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import {
	devanagariLetters,
	fontOf,
	latinLetters,
	makeFonts,
	unpacked,
	wordsOnEnglishPages,
} from './make-fonts.ts'
import { bytesOf } from './subset.ts'

const made = join(import.meta.dirname, 'made')

/** Draws words with a font: the outlines of a word, one after the other, each with the way to the next. */
function drawing(ttf: Uint8Array) {
	const font = new Font(new Face(new Blob(bytesOf(ttf))))
	return (word: string, features: Feature[] = [], language = 'en') => {
		const line = new Line()
		line.addText(word)
		line.guessSegmentProperties()
		line.setLanguage(language)
		shape(font, line, features)
		const positions = line.getGlyphPositions()
		return line
			.getGlyphInfos()
			.map(({ codepoint }, at) => ({ path: font.glyphToPath(codepoint), way: positions[at]?.xAdvance }))
	}
}

test('the fonts are as the texts need them; npm run fonts makes them anew', async () => {
	for (const [name, font] of Object.entries(await makeFonts()))
		expect(Buffer.from(font).equals(await readFile(join(made, name))), name).toBe(true)
})

test('words and the sign of the rupee have the same shapes in the small fonts as in the whole ones', async () => {
	const whole = await fontOf('devanagari', 500)
	const small = await unpacked(await readFile(join(made, 'words.woff2')))
	// Spaces and hyphens are drawn by the font with Latin letters.
	const words = new Set(wordsOnEnglishPages().flatMap((text) => text.match(/[\u0900-\u097F]+/g) ?? []))

	expect(small.length).toBeLessThan(whole.length / 8)
	expect(words).toContain('व्यक्तिगत')
	const [drawSmall, drawWhole] = [drawing(small), drawing(whole)]
	for (const word of words) expect(drawSmall(word), word).toEqual(drawWhole(word))
	for (const weight of [400, 600, 800]) {
		const sign = await unpacked(await readFile(join(made, `rupee-${weight}.woff2`)))
		expect(drawing(sign)('₹'), `${weight}`).toEqual(drawing(await fontOf('latin-ext', weight))('₹'))
	}
})

test('Latin letters have the same shapes and distances in the small fonts as in the whole ones', async () => {
	const words = latinWords()
	const figures = [new Feature('tnum')]

	expect(words.length).toBeGreaterThan(1000)
	for (const weight of [400, 600, 800]) {
		const whole = drawing(await fontOf('latin', weight))
		const small = drawing(await unpacked(await readFile(join(made, `latin-${weight}.woff2`))))
		for (const word of [...words, latinLetters(), 'office', 'fluffy'])
			expect(small(word), `${word} ${weight}`).toEqual(whole(word))
		expect(small('0123456789', figures)).toEqual(whole('0123456789', figures))
		expect(small('11', figures)).not.toEqual(small('11'))
	}
})

test('every word of the texts in Hindi and Marathi, and every pair of joined letters, has the shapes of the whole fonts', async () => {
	const consonants = Array.from({ length: 37 }, (_, at) => String.fromCodePoint(0x915 + at))
	const pairs = consonants.flatMap((one) => consonants.map((other) => `${one}्${other}ि`))
	const rare = ['स्वातंत्र्य', 'इन्स्टिट्यूट', 'पट्ट्या', 'ऱ्या', 'वक़्त', 'इज़्ज़त', 'उज्ज्वल', 'ईदुज़्ज़ुहा', 'अॅप', 'ॐ']
	const words = [...devanagariWords(), ...pairs, ...rare]
	const withoutKerning = [new Feature('kern', 0)]

	expect(words.length).toBeGreaterThan(5000)
	for (const weight of [400, 600]) {
		const whole = await fontOf('devanagari', weight)
		const small = await unpacked(await readFile(join(made, `devanagari-${weight}.woff2`)))
		expect(small.length).toBeLessThan(whole.length * 0.6)
		const [drawSmall, drawWhole] = [drawing(small), drawing(whole)]
		for (const language of ['hi', 'mr'])
			for (const word of words)
				expect(drawSmall(word, [], language), `${word} ${weight} ${language}`).toEqual(
					drawWhole(word, withoutKerning, language),
				)
		expect(drawSmall('शाळा', [], 'mr')).not.toEqual(drawSmall('शाळा', [], 'hi'))
	}
})

test('pages ask for the small fonts for the letters that they have', async () => {
	const styles = await readFile(join(import.meta.dirname, 'fonts.css'), 'utf8')
	const lettersOf = (name: string) =>
		[...styles.matchAll(new RegExp(`made/${name}-\\d00\\.woff2'[^}]*unicode-range:([^;]*);`, 'g'))].map(
			([, range = '']) => lettersIn(range),
		)

	expect(lettersOf('latin')).toEqual(Array(3).fill([...latinLetters()].toSorted()))
	expect(lettersOf('devanagari')).toEqual(Array(3).fill([...devanagariLetters].toSorted()))
})

test('every weight has fonts for the same letters, since browsers do not look into those of another weight', async () => {
	const styles = await readFile(join(import.meta.dirname, 'fonts.css'), 'utf8')
	const faces = [...styles.matchAll(/@font-face {([^}]*)}/g)].map(([, face = '']) => face)
	const lettersAt = (weights: string) =>
		faces
			.filter((face) => face.includes("'Mukta';") && face.includes(`font-weight: ${weights};`))
			.map((face) => /unicode-range:([^;]*)/.exec(face)?.[1]?.replaceAll(/\s+/g, ' '))

	expect(lettersAt('100 500')).toHaveLength(5)
	for (const weights of ['501 700', '701 900']) expect(lettersAt(weights)).toEqual(lettersAt('100 500'))
})

function latinWords() {
	const texts = JSON.stringify(readCatalogues().en).match(/[\p{Script=Latin}’]+/gu)
	return [...new Set(texts)]
}

function devanagariWords() {
	const { hi, mr } = readCatalogues()
	return [...new Set(JSON.stringify([hi, mr]).match(/[\u0900-\u097F\u200C\u200D]+/gu))]
}

function lettersIn(range: string) {
	return range
		.split(',')
		.flatMap((part) => {
			const [from = '', to = from] = part.trim().slice(2).split('-')
			const first = Number.parseInt(from, 16)
			return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) =>
				String.fromCodePoint(first + at),
			)
		})
		.toSorted()
}
