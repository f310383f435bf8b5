import { expect, test } from 'vitest'
import { askedMonths, toldMonths } from './years.ts'

test.each([
	'Age 18 to 35',
	'Age limit: 18-35 years',
	'Aged between 21 and 40 years',
	'Candidates must be 18 years old or more',
	'We sell inverters with a 5-year warranty',
	'Warranty of 2 years on all pumps',
	'A three-year diploma in mechanical engineering',
	'We have been in business for 25 years',
	'उम्र 18 से 35 साल',
	'वय १८ ते ३५ वर्षे',
	'5 साल की वारंटी',
	'3 वर्षांची वॉरंटी',
])('"%s" is no experience', (text) => {
	expect(askedMonths(text)).toBeUndefined()
	expect(toldMonths(text, 2026)).toBeUndefined()
})

test.each([
	['Age 18 to 35, 2 years of experience', 24],
	['2 years of experience, age below 40', 24],
	['3 साल का अनुभव, उम्र 18 से 35', 36],
	['५ वर्षे अनुभव; वय १८ ते ३५', 60],
	['5-year warranty. 4 years as an electrician', 48],
])('"%s" asks for the years of experience beside it', (text, months) => {
	expect(askedMonths(text)?.minMonths).toBe(months)
})
