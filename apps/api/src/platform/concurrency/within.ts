import { unavailable } from '../refusal.ts'

/** What is not there in time is refused; it may still come to its end, unheard. */
export async function within<Answer>(milliseconds: number, answer: Promise<Answer>, otherwise: string) {
	const { promise, reject } = Promise.withResolvers<never>()
	const timer = setTimeout(() => reject(unavailable(otherwise)), milliseconds)
	answer.catch(() => {})
	return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}
