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
const number = String.raw`(?<![\p{L}\p{M}\d.,])(\d{1,2}(?:[.]\d+)?|[०-९]{1,2}|${Object.values(numberWords).join('|')})`
const yearWord = String.raw`(?:yrs?|years?|saal|sal|varsh|varsha|varshe|वर्षांचा|वर्षांपासून|वर्षांत|वर्षे|वर्षों|वर्षाचा|वर्ष|सालों|साल|ans)(?![\p{L}\p{M}])`
const monthWord = String.raw`(?:months?|mos?|mahine|mahina|महिन्यांचा|महिने|महीने|mois)(?![\p{L}\p{M}])`
const between = new RegExp(String.raw`${number}\s*(?:-|–|to|se|ते|से)\s*${number}\s*\+?\s*${yearWord}`, 'iu')
const years = new RegExp(String.raw`${number}\s*\+?\s*(?:and a half\s*)?${yearWord}`, 'giu')
const durations = new RegExp(String.raw`${number}\s*\+?\s*(?:(${yearWord})|(${monthWord}))`, 'giu')
const total = new RegExp(
	String.raw`${number}\s*\+?\s*${yearWord}\s*(?:of\s+|of work\s+|total\s+|ka\s+|का\s+)?(?:relevant\s+|work\s+|total\s+|teaching\s+|industry\s+)?(?:experience|exp\b|tajurba|anubhav|अनुभव)|(?:experience|exp)\s*:?\s*(?:of\s*)?${number}\s*\+?\s*${yearWord}`,
	'iu',
)
const fresher = /\bfreshers?\b|\bno (?:work )?experience\b|अनुभव नाही|अनुभव नहीं|नवोदित|फ्रेशर/iu

/**
 * The months of experience that a job asks for, with the maximum if it names two numbers. Undefined if it names none.
 */
export function askedMonths(text: string): { minMonths: number; maxMonths?: number } | undefined {
	const both = between.exec(text)
	if (both) return { minMonths: toMonths(both[1], 12), maxMonths: toMonths(both[2], 12) }
	const upTo = new RegExp(
		String.raw`(?:up ?to|maximum|less than)\s*${number}\s*${yearWord}|${number}\s*(?:saal|साल) tak`,
		'iu',
	).exec(text)
	if (upTo) return { minMonths: 0, maxMonths: toMonths(upTo[1] ?? upTo[2], 12) }
	const asked = [...text.matchAll(years)]
		.map((match) => toMonths(match[1], 12))
		.filter((value) => value <= 25 * 12)
	if (asked[0] !== undefined) return { minMonths: asked[0] }
	return fresher.test(text) ? { minMonths: 0 } : undefined
}

/**
 * The months of experience that a person states: the total if they name one, or else the sum of their periods of work.
 */
export function toldMonths(text: string, lastYear: number): number | undefined {
	const named = total.exec(text)
	if (named) return toMonths(named[1] ?? named[2], 12)

	const worked = workedYears(text, lastYear)
	const told = [...text.matchAll(durations)]
		.filter(
			({ index }) =>
				worked === 0 ||
				/(?:before|earlier|previous|prior|pehle|past|then|आधी|पहले|त्याआधी)[^.;]{0,40}$/iu.test(
					text.slice(0, index),
				),
		)
		.map((match) => toMonths(match[1], match[2] ? 12 : 1))
		.filter((value) => value <= 45 * 12)
	const sum = worked * 12 + told.reduce((all, value) => all + value, 0)
	if (sum > 0) return Math.min(sum, 50 * 12)
	return fresher.test(text) ? 0 : undefined
}

const year = String.raw`((?:19[6-9]|20[0-4])\d|[१२]\d*[०-९]{3})`
const month = String.raw`(?:\p{L}{3,9}\.?\s*)?`
const period = new RegExp(
	String.raw`${year}\s*(?:-|–|—|→|to|se|ते|से|till|until)\s*${month}(?:${year}|(\d\d)\b|(?:present|now|date|today|current|till date|aaj|abhi|ab|आज|आत्ता|अब))|(?:since|from|se|पासून|से)\s*${month}${year}|${year}\s*(?:se|onwards?|पासून|से)(?![\p{L}\p{M}])`,
	'giu',
)

/** How many years the periods of a text cover; a year in several periods counts once. */
function workedYears(text: string, lastYear: number): number {
	const covered = new Set<number>()
	for (const [, from, to, short, since, onwards] of text.matchAll(period)) {
		const first = plainNumber(from ?? since ?? onwards ?? '')
		const last = to ? plainNumber(to) : short ? Math.floor(first / 100) * 100 + Number(short) : lastYear
		if (last - first > 50) continue
		for (let one = first; one < last; one++) covered.add(one)
	}
	return covered.size
}

function toMonths(told: string | undefined, months: number): number {
	const word = (told ?? '').toLowerCase()
	return Math.round((valueOf.get(word) ?? plainNumber(word)) * months)
}

/** Reads Devanagari digits too. */
function plainNumber(text: string): number {
	return Number(text.replaceAll(/[०-९]/g, (figure) => String(figure.charCodeAt(0) - 0x0966)))
}
