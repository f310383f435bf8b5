import { expect, test } from 'vitest'
import { highestEducation, leastEducation } from './education.ts'

test.each([
	['Ph.D. in chemistry, M.Sc before', 8],
	['MBA (finance)', 7],
	['B.Com from Pune', 6],
	['ITI fitter', 5],
	['12th pass, science', 4],
	['बारावी पास', 4],
	['SSC 2010', 3],
	['8th class', 2],
	['MS Office, MS Excel, and be on time with me', undefined],
	['Honest and on time', undefined],
])('"%s" tells level %s', (text, level) => {
	expect(highestEducation(text)).toBe(level)
})

test('a job that takes a diploma or a degree asks for the diploma', () => {
	expect(leastEducation('Diploma or B.E. in mechanical engineering')).toBe(5)
})
