import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ownNames } from '@profile-search/contract/platform/languages'
import { readCatalogues, type Texts } from '@profile-search/text/read-catalogues'
import { compress, decompress } from 'wawoff2'
import { glyphsOf, subset } from './subset.ts'

/** The one weight of the words; whoever asks for another gets this one. */
const wordWeight = 500
/** The one sign that most pages show of a font of 15 KB. */
const rupee = '₹'
const weights = [400, 600, 800]
/** Devanagari has no third weight: pages in Hindi and Marathi tell headings by their size. */
const devanagariWeights = [400, 600]
/** The figures of tables. */
const features = ['tnum']
const ligatures = ['ff', 'fi', 'fl', 'ffi', 'ffl']
/** What people and formats of numbers write beside the letters of the texts. */
const signs = '\u00a0©°×—‘•'

/**
 * Makes small fonts out of those of the package, by the names of their files. The words in Devanagari that pages in English
 * show are few and known. A font with their letters has 80 KB, since it keeps every shape into which these can be joined; a
 * font with the shapes of these words alone has a tenth of that. Fonts with the Latin letters that most pages show have 8 KB instead of 21.
 * Those of Devanagari have the letters of Hindi and Marathi with every shape into which these can be joined. No font has hints, which
 * are two fifths of it, and those of Devanagari have no kerning.
 */
export async function makeFonts() {
	const made: Record<string, Uint8Array> = {}
	const devanagari = await fontOf('devanagari', wordWeight)
	const words = wordsOnEnglishPages()
	made['words.woff2'] = await packed(
		await subset(devanagari, words.join(''), { glyphs: glyphsOf(devanagari, words) }),
	)
	const letters = latinLetters()
	for (const weight of devanagariWeights)
		made[`devanagari-${weight}.woff2`] = await packed(
			await subset(await fontOf('devanagari', weight), devanagariLetters, { without: ['kern'] }),
		)
	for (const weight of weights) {
		made[`rupee-${weight}.woff2`] = await packed(await subset(await fontOf('latin-ext', weight), rupee))
		const latin = await fontOf('latin', weight)
		const glyphs = new Set([...glyphsOf(latin, ligatures), ...glyphsOf(latin, [letters], features)])
		made[`latin-${weight}.woff2`] = await packed(await subset(latin, letters, { glyphs, features }))
	}
	return made
}

/**
 * The letters, signs and figures that Hindi and Marathi are written with, and what joins them or keeps them apart. Those of
 * Sanskrit, of accents in the Veda and of other languages are in the fonts of the package.
 */
export const devanagariLetters = [
	[0x0901, 0x0903],
	[0x0905, 0x090b],
	[0x090d, 0x090d],
	[0x090f, 0x0911],
	[0x0913, 0x0939],
	[0x093c, 0x0945],
	[0x0947, 0x0949],
	[0x094b, 0x094d],
	[0x0950, 0x0950],
	[0x0958, 0x095f],
	[0x0964, 0x0970],
	[0x0972, 0x0972],
	[0x200c, 0x200d],
	[0x25cc, 0x25cc],
]
	.flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
	.map((code) => String.fromCodePoint(code))
	.join('')

/** The letters of ASCII, those of the English texts, and common signs. */
export function latinLetters() {
	const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 32 + at))
	const others = valuesOf(readCatalogues().en)
		.join('')
		.replaceAll(/[\p{ASCII}\p{Script=Devanagari}₹]/gu, '')
	return [...new Set(ascii + signs + others)].toSorted().join('')
}

/** The names that languages give themselves, and what is in Devanagari in the English texts. */
export function wordsOnEnglishPages() {
	const texts = [...Object.values(ownNames), ...valuesOf(readCatalogues().en)]
	return [...new Set(texts.filter((text) => /\p{Script=Devanagari}/u.test(text)))].toSorted()
}

function valuesOf(texts: Texts): string[] {
	return Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : valuesOf(text)))
}

/** A font of the package, as TrueType. */
export async function fontOf(script: 'devanagari' | 'latin' | 'latin-ext', weight: number) {
	const file = import.meta.resolve(`@fontsource/mukta/files/mukta-${script}-${weight}-normal.woff2`)
	return unpacked(await readFile(fileURLToPath(file)))
}

/** A font as TrueType. */
export async function unpacked(woff2: Uint8Array) {
	return Uint8Array.from(await decompress(woff2))
}

async function packed(ttf: Uint8Array) {
	return Uint8Array.from(await compress(ttf))
}
