/**
 * Answers from memory for some seconds; while a fresh answer is fetched, everyone waits for the same one. A dear answer
 * is waited for the first time only: later ones are fetched beside, a hundredth of the time at most.
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
			// One that fails is forgotten, and asked for anew by the next.
			() => (answer = answer === fresh ? undefined : answer),
		)
		return answer ?? fresh
	}
}
