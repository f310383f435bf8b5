import type { Ranked } from '@profile-search/matching/types'
import type { Result } from './matcher.ts'

/** The answer of the thread to a question about a ranking. */
export function ranking(result: Result): Ranked[] {
	if (!Array.isArray(result)) throw anotherAnswer()
	return result
}

export function anotherAnswer() {
	return new Error('The thread answered another question.')
}
