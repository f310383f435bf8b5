import { expect, test } from 'vitest'
import { findDay, findSpan } from './dates.ts'

test.each([
	['Jan 2019 – Mar 2021', '2019-01-01', '2021-03-01'],
	['January 2019 - March 2021 (2 years 3 months)', '2019-01-01', '2021-03-01'],
	['2019-2021', '2019-01-01', '2021-01-01'],
	['2019 – 21', '2019-01-01', '2021-01-01'],
	['2018-19', '2018-01-01', '2019-01-01'],
	['01/2019 to till date', '2019-01-01', null],
	['01/2019 to 06/2020', '2019-01-01', '2020-06-01'],
	['15/06/2019 to 14.08.2020', '2019-06-01', '2020-08-01'],
	['2019-06 – 2020-01', '2019-06-01', '2020-01-01'],
	['since 2020', '2020-01-01', null],
	['Since March 2020', '2020-03-01', null],
	['from Jun 2017 to present', '2017-06-01', null],
	["Jan'19 - Dec'21", '2019-01-01', '2021-12-01'],
	['Jan-19 to Feb-20', '2019-01-01', '2020-02-01'],
	['1st June 2015 to 31st May 2018', '2015-06-01', '2018-05-01'],
	['June, 2015 - Present', '2015-06-01', null],
	['2020 onwards', '2020-01-01', null],
	['2021 –', '2021-01-01', null],
	['जानेवारी २०१९ ते मार्च २०२१', '2019-01-01', '2021-03-01'],
	['२०१९ ते आजपर्यंत', '2019-01-01', null],
	['जनवरी 2018 से वर्तमान', '2018-01-01', null],
	['जून २०२० पासून', '2020-06-01', null],
	['2016 से 2018 तक', '2016-01-01', '2018-01-01'],
	['01/04/2019 ते 31/03/2020', '2019-04-01', '2020-03-01'],
	['2022', '2022-01-01', '2022-01-01'],
	['May 2014', '2014-05-01', '2014-05-01'],
])('the time span %s is read', (text, startedOn, endedOn) => {
	expect(findSpan(text)?.span).toMatchObject({ startedOn, endedOn })
	expect(findSpan(text)?.rest).toBe('')
})

test.each([
	'Pin 422001',
	'₹ 2019',
	'2019%',
	'Room 20145',
	'maybe',
	'98.2020',
	'+91 98765 42019',
	'13/2019 –',
	'',
])('%s has no time span', (text) => {
	expect(findSpan(text)).toBeUndefined()
})

test.each([
	['Staff Nurse, Godavari Hospital (Jan 2019 – Mar 2021)', 'Staff Nurse, Godavari Hospital'],
	['2019 – 2021: Driver, Shivneri Travels', 'Driver, Shivneri Travels'],
	['Fitter\tJun 2015 to till date', 'Fitter'],
	['B.Sc. · 2014 – 2018 · Pune University', 'B.Sc.\tPune University'],
	['Worked as Clerk in Zilla Parishad from 2010 to 2014.', 'Worked as Clerk in Zilla Parishad\t.'],
])('the text around the time span in “%s” is kept', (text, rest) => {
	expect(findSpan(text)?.rest).toBe(rest)
})

test('years alone and a single date are marked as such', () => {
	expect(findSpan('2019 – present')?.span).toMatchObject({ isByYear: true, isSingle: false })
	expect(findSpan('Mar 2019 – Apr 2020')?.span).toMatchObject({ isByYear: false, isSingle: false })
	expect(findSpan('Passed in 2012')?.span).toMatchObject({ isByYear: true, isSingle: true })
})

test.each([
	['17/05/1995', '1995-05-17'],
	['1995-05-17', '1995-05-17'],
	['17th May, 1995', '1995-05-17'],
	['May 17, 1995', '1995-05-17'],
	['१७ मे १९९५', '1995-05-17'],
	['31/02/1995', undefined],
	['1995', undefined],
])('the day %s is read', (text, day) => {
	expect(findDay(text)).toBe(day)
})
