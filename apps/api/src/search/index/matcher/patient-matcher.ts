import { setTimeout as pause } from 'node:timers/promises'
import type { Matcher } from '#platform/context/matcher.ts'
import { Refusal } from '#platform/refusal.ts'

/** The pause before a question is asked again; it doubles each time, up to the longest. */
const firstPauseMs = 200
const longestPauseMs = 5000
/** Background work gives up when the index has not answered for this long; the queue runs it again later. */
const longestWaitMs = 30 * 60_000

/**
 * The matcher for background work. Where a person is told that the search is busy, a long task waits and asks again, so
 * that one slow answer does not discard the thousands it already has.
 */
export function patient(matcher: Matcher): Matcher {
	return {
		...matcher,
		topPeople: (...asked) => untilAnswered(() => matcher.topPeople(...asked)),
		topJobs: (...asked) => untilAnswered(() => matcher.topJobs(...asked)),
		relaxations: (...asked) => untilAnswered(() => matcher.relaxations(...asked)),
		search: (...asked) => untilAnswered(() => matcher.search(...asked)),
		fitting: (...asked) => untilAnswered(() => matcher.fitting(...asked)),
	}
}

async function untilAnswered<Result>(ask: () => Promise<Result>): Promise<Result> {
	const until = performance.now() + longestWaitMs
	for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
		try {
			return await ask()
		} catch (error) {
			const isBusy = error instanceof Refusal && error.status === 503
			if (!isBusy || performance.now() + pauseMs > until) throw error
			await pause(pauseMs)
		}
	}
}
