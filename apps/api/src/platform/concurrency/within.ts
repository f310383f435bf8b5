import type { TextKey } from '@profile-search/text/translate'
import { unavailable } from '../refusal.ts'

/** Refuses an answer that is not there in time. Its work may still run to the end; the result is ignored. */
export async function within<Answer>(milliseconds: number, answer: Promise<Answer>, otherwise: TextKey) {
	const { promise, reject } = Promise.withResolvers<never>()
	const timer = setTimeout(() => reject(unavailable(otherwise)), milliseconds)
	answer.catch(() => {})
	return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}
