import { number, yearWord } from './numbers.ts'

const span = String.raw`${number}(?:\s*(?:-|–|to|and|se|te|से|ते|आणि|और)\s*${number})?\s*\+?`
const ages = String.raw`(?<![\p{L}\p{M}])(?:age[ds]?|aged|umar|umra|umr|vay|उम्र|उमर|आयु|वय|वयोमर्यादा|वयाची अट)(?![\p{L}\p{M}])`
const others = [
	// Age 18 to 35, उम्र 18 से 35 साल
	String.raw`${ages}[^\n.;\d०-९]{0,24}${span}(?:\s*${yearWord})?`,
	// 18 to 35 years old
	String.raw`${span}[\s-]*${yearWord}[\s-]*(?:old|of age|age|and above|young|वय|उम्र|आयु|पुरानी|पुराना|जुनी|जुना|ago|back)(?![\p{L}\p{M}])`,
	// 5-year warranty, 3 वर्षांची वॉरंटी, three-year diploma
	String.raw`${span}[\s-]*${yearWord}\s*(?:की|का|के|ची|चा|चे|long|full[- ]time|of)?\s*(?:service\s+)?(?:warrant(?:y|ies)|guarantees?|contract|bond|agreement|lease|loan|plan|validity|degree|diploma|course|program(?:me)?|college|study|studies|schooling|training|anniversary|वारंटी|वॉरंटी|गारंटी|हमी|करार|अनुबंध|बॉन्ड|कोर्स|डिप्लोमा|डिग्री|पदवी|पदविका|प्रशिक्षण)`,
	// warranty of 5 years
	String.raw`(?:warranty|guarantee|bond|contract|lease|valid(?:ity)?|course|diploma|degree)\s*(?:period|term)?\s*(?:of|for|is|:)\s*${span}[\s-]*${yearWord}`,
	// In business for 25 years
	String.raw`(?:in business|in operation|in the market|established|founded|running|serving \w+(?: \w+)?)\s*(?:for|since)?\s*(?:the\s*)?(?:over|more than|last|past)?\s*${span}[\s-]*${yearWord}`,
]
const other = new RegExp(others.join('|'), 'giu')

/** A text without the numbers of years that are not experience: ages, warranties, courses, and how old a business is. */
export function withoutOtherYears(text: string): string {
	return text.replaceAll(other, ' ')
}
