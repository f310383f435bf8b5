/** Cohen's kappa of two graders with quadratic weights (Cohen 1968): 1 if they always agree, 0 as chance has it. */
export function weightedKappa(pairs: readonly (readonly [number, number])[]): number {
	const [ones, others] = [countsOf(pairs.map(([one]) => one)), countsOf(pairs.map(([, other]) => other))]
	const seen = pairs.reduce((sum, [one, other]) => sum + (one - other) ** 2, 0) / pairs.length
	let expected = 0
	for (const [one, count] of ones)
		for (const [other, times] of others) expected += (count * times * (one - other) ** 2) / pairs.length ** 2
	return expected === 0 ? 1 : 1 - seen / expected
}

function countsOf(grades: readonly number[]): Map<number, number> {
	const counts = new Map<number, number>()
	for (const grade of grades) counts.set(grade, (counts.get(grade) ?? 0) + 1)
	return counts
}
