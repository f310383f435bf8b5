import {
	GrievanceClass,
	GrievanceParty,
	GrievanceStatus,
	grievanceTransitions,
	mayTransition,
	readClock,
} from '@profile-search/contract/trust/grievance-values'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueTimes, newNumber, readNumber } from './rules.ts'

const now = new Date('2026-11-21T06:00:00Z')
const terms = {
	acknowledgeHours: 24,
	resolveHours: { ordinary: 168, listed: 36, order: 3, intimate: 2, rights: 720 },
}

test.each([
	['ordinary', '2026-11-22T06:00:00Z', '2026-11-28T06:00:00Z'],
	['listed', '2026-11-22T06:00:00Z', '2026-11-22T18:00:00Z'],
	['order', '2026-11-21T09:00:00Z', '2026-11-21T09:00:00Z'],
	['intimate', '2026-11-21T08:00:00Z', '2026-11-21T08:00:00Z'],
] as const)(
	'a grievance of the class %s is acknowledged by %s and answered by %s',
	(kind, acknowledge, resolve) => {
		expect(dueTimes(terms, kind, now)).toEqual({
			acknowledgeDueAt: new Date(acknowledge),
			resolveDueAt: new Date(resolve),
		})
	},
)

test('due times never precede the filing, nor the answer the acknowledgement, and grow with their periods', () => {
	const hours = fc.integer({ min: 1, max: 2160 })
	fc.assert(
		fc.property(
			fc.constantFrom(...GrievanceClass.options),
			hours,
			hours,
			fc.integer({ min: 0, max: 500 }),
			fc.integer({ min: 0, max: 500 }),
			fc.integer({ min: 0, max: 4_000_000_000 }),
			(kind, acknowledgeHours, resolveHours, more, moreToo, seconds) => {
				const from = new Date(seconds * 1000)
				const all = {
					ordinary: resolveHours,
					listed: resolveHours,
					order: resolveHours,
					intimate: resolveHours,
					rights: resolveHours,
				}
				const due = dueTimes({ acknowledgeHours, resolveHours: all }, kind, from)
				const longer = dueTimes(
					{
						acknowledgeHours: acknowledgeHours + more,
						resolveHours: { ...all, [kind]: resolveHours + moreToo },
					},
					kind,
					from,
				)
				const after = dueTimes({ acknowledgeHours, resolveHours: all }, kind, new Date(from.getTime() + more))

				expect(due.acknowledgeDueAt > from).toBe(true)
				expect(due.acknowledgeDueAt <= due.resolveDueAt).toBe(true)
				expect(longer.acknowledgeDueAt >= due.acknowledgeDueAt).toBe(true)
				expect(longer.resolveDueAt >= due.resolveDueAt).toBe(true)
				expect(after.resolveDueAt >= due.resolveDueAt).toBe(true)
			},
		),
	)
})

test.each([
	[0, 'calm'],
	[49.9, 'calm'],
	[50, 'soon'],
	[79.9, 'soon'],
	[80, 'urgent'],
	[99.9, 'urgent'],
	[100, 'overdue'],
	[250, 'overdue'],
] as const)('with %d hundredths of the time gone a clock is %s', (share, state) => {
	const startedAt = new Date(0)
	const dueAt = new Date(1_000_000)

	expect(readClock({ startedAt, dueAt, doneAt: null }, new Date(share * 10_000)).state).toBe(state)
})

test('a clock that was met stays met, and a missed one stays missed', () => {
	const clock = { startedAt: new Date(0), dueAt: new Date(1000) }

	expect(readClock({ ...clock, doneAt: new Date(1000) }, new Date(9999)).state).toBe('met')
	expect(readClock({ ...clock, doneAt: new Date(1001) }, new Date(9999)).state).toBe('missed')
})

test('a number is read in any spelling, and is hard to guess', () => {
	const numbers = new Set(Array.from({ length: 2000 }, () => newNumber(now)))

	expect(numbers.size).toBe(2000)
	for (const number of numbers) {
		expect(number).toMatch(/^PS-2026-[0-9A-HJKMNP-TV-Z]{8}$/)
		expect(readNumber(` ${number.toLowerCase().replaceAll('-', ' ')} `)).toBe(number)
	}
	expect(readNumber('PS-2026-OIL00000')).toBe('PS-2026-01100000')
	expect(readNumber('nonsense')).toBe('PS--')
})

test('the table of state transitions is this one', () => {
	const moves = GrievanceStatus.options.flatMap((from) =>
		GrievanceParty.options.flatMap((party) =>
			GrievanceStatus.options
				.filter((to) => mayTransition(from, to, party))
				.map((to) => `${party}: ${from} → ${to}`),
		),
	)

	expect(moves).toMatchInlineSnapshot(`
		[
		  "complainant: filed → closed",
		  "officer: filed → acknowledged",
		  "officer: filed → in_progress",
		  "officer: filed → waiting_for_complainant",
		  "officer: filed → resolved",
		  "officer: filed → rejected",
		  "complainant: acknowledged → closed",
		  "officer: acknowledged → in_progress",
		  "officer: acknowledged → waiting_for_complainant",
		  "officer: acknowledged → resolved",
		  "officer: acknowledged → rejected",
		  "complainant: in_progress → closed",
		  "officer: in_progress → waiting_for_complainant",
		  "officer: in_progress → resolved",
		  "officer: in_progress → rejected",
		  "complainant: waiting_for_complainant → in_progress",
		  "complainant: waiting_for_complainant → closed",
		  "officer: waiting_for_complainant → in_progress",
		  "officer: waiting_for_complainant → resolved",
		  "officer: waiting_for_complainant → rejected",
		  "complainant: resolved → reopened",
		  "complainant: resolved → closed",
		  "portal: resolved → closed",
		  "complainant: rejected → reopened",
		  "complainant: rejected → closed",
		  "portal: rejected → closed",
		  "complainant: reopened → closed",
		  "officer: reopened → in_progress",
		  "officer: reopened → waiting_for_complainant",
		  "officer: reopened → resolved",
		  "officer: reopened → rejected",
		]
	`)
	expect(Object.values(grievanceTransitions).flatMap((each) => each.officer ?? [])).not.toContain('closed')
})
