import { workedMonths } from '@profile-search/contract/profiles/entries'
import { expect, test } from 'vitest'

const now = new Date('2026-11-21')

test.each([
	['nothing', [], 0],
	['one month', [{ startedOn: '2020-03-01', endedOn: '2020-03-31' }], 1],
	['work that goes on', [{ startedOn: '2026-01-15', endedOn: null }], 11],
	[
		'two jobs at a time, once',
		[
			{ startedOn: '2020-01-01', endedOn: '2020-12-31' },
			{ startedOn: '2020-07-01', endedOn: '2021-06-30' },
		],
		18,
	],
	[
		'not the gap between two jobs',
		[
			{ startedOn: '2018-01-01', endedOn: '2018-12-01' },
			{ startedOn: '2020-01-01', endedOn: '2020-12-01' },
		],
		24,
	],
	['no work without a start', [{ startedOn: null, endedOn: '2020-01-01' }], 0],
])('the months of experience count %s', (_, entries, months) => {
	expect(workedMonths(entries, now)).toBe(months)
})
