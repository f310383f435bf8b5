import { expect, test } from 'vitest'
import { askedMonths, toldMonths } from './years.ts'

test.each([
	['Total 4.5 years of experience in retail', 54],
	['Experience: 3 yrs', 36],
	['2015–2019 Cook, Hotel Taj. 2019 - present Head cook', 11 * 12],
	['Driver since 2020', 6 * 12],
	['2012-14 helper; 2016 to 2018 welder', 4 * 12],
	['Eleven years with a tailor', 11 * 12],
	['बारा वर्षे शेतीकाम', 12 * 12],
	['पाँच साल दुकान पर', 5 * 12],
	['22 saal ka tajurba', 22 * 12],
	['8 months as trainee', 8],
	['Fresher, passed this year', 0],
	['Reliable and on time', undefined],
])('"%s" tells %s months', (text, months) => {
	expect(toldMonths(text, 2026)).toBe(months)
})

test.each([
	['3+ years needed', { minMonths: 36 }],
	['2-4 yrs in sales', { minMonths: 24, maxMonths: 48 }],
	['two to three years', { minMonths: 24, maxMonths: 36 }],
	['up to 2 years', { minMonths: 0, maxMonths: 24 }],
	['Freshers welcome', { minMonths: 0 }],
	['Good nature', undefined],
])('"%s" asks for %j', (text, asked) => {
	expect(askedMonths(text)).toEqual(asked)
})
