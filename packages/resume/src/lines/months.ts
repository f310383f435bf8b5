/** The names of months in English, Hindi and Marathi, by number, with common spellings and short forms. */
const names = [
	'january|jan|जनवरी|जानेवारी|जाने',
	'february|febuary|feb|फरवरी|फ़रवरी|फेब्रुवारी|फेब्रु',
	'march|mar|मार्च',
	'april|apr|अप्रैल|एप्रिल',
	'may|मई|मे',
	'june|jun|जून',
	'july|jul|जुलाई|जुलै',
	'august|aug|अगस्त|ऑगस्ट',
	'september|sept|sep|सितंबर|सितम्बर|सप्टेंबर|सप्टें',
	'october|oct|अक्टूबर|अक्तूबर|ऑक्टोबर|ऑक्टो',
	'november|nov|नवंबर|नवम्बर|नोव्हेंबर|नोव्हें',
	'december|dec|दिसंबर|दिसम्बर|डिसेंबर|डिसें',
]

const numbers = new Map(names.flatMap((of, index) => of.split('|').map((name) => [name, index + 1])))

/** The part of a pattern that finds a name of a month. */
export const monthPattern = `(?<![\\p{L}\\p{M}])(?:${names.join('|')})(?![\\p{L}\\p{M}])`

/** 1 to 12. Undefined for what names no month. */
export function monthNumber(name: string) {
	return numbers.get(name.toLowerCase())
}
