/** Numbers as words, in English, Hindi and Marathi. */
const numberWords: Record<number, string> = {
	0.5: 'half|aadha|आधा|अर्धा',
	1: 'one|ek|एक',
	2: 'two|do|don|दो|दोन',
	3: 'three|teen|tin|तीन',
	4: 'four|char|chaar|चार',
	5: 'five|paanch|panch|पाँच|पांच|पाच',
	6: 'six|chhe|chha|saha|छह|छः|सहा',
	7: 'seven|saat|sat|सात',
	8: 'eight|aath|ath|आठ',
	9: 'nine|nau|नौ|नऊ',
	10: 'ten|das|daha|दस|दहा',
	11: 'eleven|gyarah|akra|ग्यारह|अकरा',
	12: 'twelve|barah|bara|बारह|बारा',
	13: 'thirteen|terah|तेरह|तेरा',
	14: 'fourteen|chaudah|चौदह|चौदा',
	15: 'fifteen|pandrah|पंद्रह|पंधरा',
	16: 'sixteen|solah|सोलह|सोळा',
	17: 'seventeen|satrah|सत्रह|सतरा',
	18: 'eighteen|atharah|अठारह|अठरा',
	19: 'nineteen|उन्नीस|एकोणीस',
	20: 'twenty|bees|vees|बीस|वीस',
	25: 'twenty[- ]five|pachees|पच्चीस|पंचवीस',
	30: 'thirty|tees|तीस',
}
const valueOf = new Map(
	Object.entries(numberWords).flatMap(([value, words]) =>
		words.split('|').map((word): [string, number] => [word.replace('[- ]', ' '), Number(value)]),
	),
)
/** A number of one or two digits, or a word for one, as the source of a regular expression with one group. */
export const number = String.raw`(?<![\p{L}\p{M}\d.,])(\d{1,2}(?:[.]\d+)?|[०-९]{1,2}|${Object.values(numberWords).join('|')})`
export const yearWord = String.raw`(?:yrs?|years?|saal|sal|varsh|varsha|varshe|वर्षांचा|वर्षांपासून|वर्षांत|वर्षे|वर्षों|वर्षाचा|वर्ष|सालों|साल|ans)(?![\p{L}\p{M}])`
export const monthWord = String.raw`(?:months?|mos?|mahine|mahina|महिन्यांचा|महिने|महीने|mois)(?![\p{L}\p{M}])`

/** A number as it is written, in units of so many months. */
export function toMonths(told: string | undefined, months: number): number {
	const word = (told ?? '').toLowerCase()
	return Math.round((valueOf.get(word) ?? plainNumber(word)) * months)
}

/** Reads Devanagari digits too. */
export function plainNumber(text: string): number {
	return Number(text.replaceAll(/[०-९]/g, (figure) => String(figure.charCodeAt(0) - 0x0966)))
}
