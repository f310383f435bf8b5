import { genderNeutral } from './glossary/gender-forms.ts'

/**
 * Reduces the spellings of a word to one: accents, doubled letters, the usual ways of writing Indian names in Latin
 * letters, and Devanagari. `पुणे`, `Pune` and `Poone` become one. A word in an unknown script stays as it is.
 */
export function foldWord(word: string): string {
	const latin = /[\u0900-\u097f]/.test(word) ? latinOf(word) : word
	const letters = /[^\0-\x7f]/.test(latin) ? latin.normalize('NFKD').replaceAll(/\p{M}/gu, '') : latin
	const plain = letters.toLowerCase()
	if (!/^[a-z]{3,}$/.test(plain) || !hasVariants.test(plain)) return plain

	const sounds = plain
		.replaceAll(/aa|ah(?=[^aeiou]|$)/g, 'a')
		.replaceAll(/ee|ii|iy/g, 'i')
		.replaceAll(/oo|uu/g, 'u')
		.replaceAll('w', 'v')
		.replaceAll('ph', 'f')
		.replaceAll('ck', 'k')
		.replaceAll(/([a-z])\1/g, '$1')
	// Some people write and speak the short a at the end, others do not.
	return sounds.length > 3 ? sounds.replace(/(?<=[^aeiou])a$/, '') : sounds
}

/** Letters that are also written in another way. Most words have none, and testing for them all at once is quicker. */
const hasVariants = /([a-z])\1|w|ah|iy|ph|ck|a$/

/** The words of a text, in order. Signs that belong to a word stay: C++, C#, .NET, Node.js. */
export function wordsOf(text: string): string[] {
	return text.match(wordPattern) ?? []
}

export const wordPattern =
	/\.?[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[.'’-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*|[+#]+)*/gu

/** Every folded word of a text, in its form for women and men. One with a sign inside is found by its parts too. */
export function foldedWordsOf(text: string): string[] {
	return wordsOf(text).flatMap((word) => {
		const parts = word.split(/[.'’-]/).filter(Boolean)
		return (parts.length > 1 ? [word, ...parts] : [word]).map((each) =>
			foldWord(genderNeutral(each.toLowerCase())),
		)
	})
}

const vowels = new Map(
	Object.entries({
		अ: 'a',
		आ: 'a',
		इ: 'i',
		ई: 'i',
		उ: 'u',
		ऊ: 'u',
		ऋ: 'ri',
		ए: 'e',
		ऐ: 'ai',
		ओ: 'o',
		औ: 'au',
		ऑ: 'o',
		ऍ: 'e',
	}),
)
const signs = new Map(
	Object.entries({
		'ा': 'a',
		'ि': 'i',
		'ी': 'i',
		'ु': 'u',
		'ू': 'u',
		'ृ': 'ri',
		'े': 'e',
		'ै': 'ai',
		'ो': 'o',
		'ौ': 'au',
		'ॉ': 'o',
		'ॅ': 'e',
	}),
)
const consonants = new Map(
	Object.entries({
		क: 'k',
		ख: 'kh',
		ग: 'g',
		घ: 'gh',
		ङ: 'n',
		च: 'ch',
		छ: 'chh',
		ज: 'j',
		झ: 'jh',
		ञ: 'n',
		ट: 't',
		ठ: 'th',
		ड: 'd',
		ढ: 'dh',
		ण: 'n',
		त: 't',
		थ: 'th',
		द: 'd',
		ध: 'dh',
		न: 'n',
		प: 'p',
		फ: 'f',
		ब: 'b',
		भ: 'bh',
		म: 'm',
		य: 'y',
		र: 'r',
		ल: 'l',
		ळ: 'l',
		व: 'v',
		श: 'sh',
		ष: 'sh',
		स: 's',
		ह: 'h',
	}),
)
const silence = '्'

/**
 * Devanagari as people write it in Latin letters. A consonant carries a short a that is not written. It is silent at
 * the end of a word, and between vowel plus consonant and consonant plus vowel (Ohala's rule): नागपूर is Nagpur, not
 * Nagapur.
 */
function latinOf(word: string): string {
	const letters = word.normalize('NFC').replaceAll('़', '')
	let sounds = ''
	for (let at = 0; at < letters.length; at += 1) {
		const letter = letters.charAt(at)
		const next = letters.charAt(at + 1)
		const consonant = consonants.get(letter)
		if (consonant === undefined) sounds += vowels.get(letter) ?? signs.get(letter) ?? nasal(letter, next)
		else sounds += next !== '' && next !== silence && !signs.has(next) ? `${consonant}@` : consonant
	}
	return sounds.replaceAll(/(?<=[aeiou@][^aeiou@]{1,3})@(?=[^aeiou@]{1,3}[aeiou])/g, '').replaceAll('@', 'a')
}

/** The sign for a nasal sounds like m before the letters that are spoken with the lips: कुंभार is Kumbhar. */
function nasal(letter: string, next: string): string {
	if (letter === 'ं' || letter === 'ँ') return 'पफबभम'.includes(next || ' ') ? 'm' : 'n'
	if (letter === silence || letter === 'ः') return ''
	return letter >= '०' && letter <= '९' ? String(letter.charCodeAt(0) - 0x0966) : letter
}
