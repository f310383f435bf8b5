/**
 * Answers from memory for some seconds. While a fresh answer is fetched, all callers wait for the same one.
 * With `isDear`, callers wait only for the first answer; later ones are fetched in the background, for a
 * hundredth of the time at most.
 */
export function remember<Answer>(seconds: number, fetch: () => Promise<Answer>, { isDear = false } = {}) {
	let answer: Promise<Answer> | undefined
	let freshUntil = 0
	return () => {
		const before = answer
		const beganAt = Date.now()
		if (before && beganAt <= freshUntil) return before

		freshUntil = beganAt + seconds * 1000
		const fresh = fetch()
		if (!isDear || !before) answer = fresh
		fresh.then(
			() => {
				answer = fresh
				if (isDear) freshUntil = Math.max(freshUntil, Date.now() + 100 * (Date.now() - beganAt))
			},
			// A fetch that fails is forgotten, and the next caller starts another.
			() => (answer = answer === fresh ? undefined : answer),
		)
		return answer ?? fresh
	}
}
