/** Answers from memory for some seconds; while a fresh answer is fetched, everyone waits for the same one. */
export function remember<Answer>(seconds: number, fetch: () => Promise<Answer>) {
	let answer: Promise<Answer> | undefined
	let fetchedAt = 0
	return () => {
		if (!answer || Date.now() - fetchedAt > seconds * 1000) {
			fetchedAt = Date.now()
			answer = fetch()
			answer.catch(() => (answer = undefined))
		}
		return answer
	}
}
