import { expect, test } from 'vitest'
import { unnamedGaps } from './unnamed-gaps.ts'

const now = new Date('2026-11-21')
const span = (startedOn: string | null, endedOn: string | null) => ({ startedOn, endedOn })

test('half a year between two jobs is a gap, less is not', () => {
	const works = [span('2015-01-01', '2018-03-01'), span('2018-10-01', null)]

	expect(unnamedGaps(works, [], now)).toEqual([{ from: '2018-04-01', to: '2018-09-01' }])
	expect(unnamedGaps([span('2015-01-01', '2018-04-01'), span('2018-10-01', null)], [], now)).toEqual([])
})

test('a gap that is named or covered by other work is not listed', () => {
	const works = [span('2015-01-01', '2018-03-01'), span('2022-01-01', null)]

	expect(unnamedGaps(works, [span('2018-04-01', '2021-12-01')], now)).toEqual([])
	expect(unnamedGaps([...works, span('2010-01-01', '2021-11-01')], [], now)).toEqual([])
})

test('the time since the last job is a gap, and the latest gap comes first', () => {
	const works = [span('2010-01-01', '2012-12-01'), span('2015-01-01', '2026-01-01')]

	expect(unnamedGaps(works, [], now)).toEqual([
		{ from: '2026-02-01', to: '2026-11-01' },
		{ from: '2013-01-01', to: '2014-12-01' },
	])
})

test('a person without work entries has no gap', () => {
	expect(unnamedGaps([], [], now)).toEqual([])
	expect(unnamedGaps([span(null, '2020-01-01')], [], now)).toEqual([])
})
