/** The features of a case and its outcome. `weight` is how many cases it stands for, 1 if it is left out. */
export type Example = { features: readonly number[]; isYes: boolean; weight?: number }

/** The prior of a coefficient. */
export type Prior = { mean: number; deviation: number }

/**
 * Newton's method doubles the number of exact digits in each step, so it needs a handful, and more only if it
 * overshoots.
 */
const mostRounds = 30

/** How often a step that overshoots is halved at most. */
const mostHalvings = 30

/**
 * The coefficients of a logistic regression with a Gaussian prior for each: the maximum a posteriori estimate, by Newton's
 * method from the means of the prior. The same examples in the same order give the same bits.
 */
export function fitLogistic(examples: readonly Example[], priors: readonly Prior[]): number[] {
	let found = priors.map(({ mean }) => mean)
	let reached = logPosterior(examples, priors, found)
	for (let round = 0; round < mostRounds; round++) {
		const step = solve(...slopes(examples, priors, found))
		const before = reached
		for (let halving = 0, length = 1; halving < mostHalvings && reached <= before; halving++, length /= 2) {
			const next = found.map((value, at) => value + length * (step[at] ?? 0))
			const there = logPosterior(examples, priors, next)
			if (there > before) [found, reached] = [next, there]
		}
		if (reached <= before) break
	}
	return found
}

function logPosterior(examples: readonly Example[], priors: readonly Prior[], at: readonly number[]): number {
	let sum = 0
	for (const { features, isYes, weight = 1 } of examples) {
		const logit = dot(features, at)
		const signed = isYes ? logit : -logit
		sum -= weight * (signed > 0 ? Math.log1p(Math.exp(-signed)) : Math.log1p(Math.exp(signed)) - signed)
	}
	for (const [each, { mean, deviation }] of priors.entries())
		sum -= ((at[each] ?? 0) - mean) ** 2 / (2 * deviation ** 2)
	return sum
}

/** The curvature, as a positive definite matrix, and the gradient of the posterior. */
function slopes(
	examples: readonly Example[],
	priors: readonly Prior[],
	at: readonly number[],
): [number[][], number[]] {
	const curvature = priors.map((prior, row) =>
		priors.map((_, column) => (row === column ? prior.deviation ** -2 : 0)),
	)
	const gradient = priors.map(({ mean, deviation }, each) => (mean - (at[each] ?? 0)) / deviation ** 2)
	for (const { features, isYes, weight = 1 } of examples) {
		const chance = 1 / (1 + Math.exp(-dot(features, at)))
		for (const [row, feature] of features.entries()) {
			gradient[row] = (gradient[row] ?? 0) + weight * feature * (Number(isYes) - chance)
			const line = curvature[row] ?? []
			for (const [column, other] of features.entries())
				line[column] = (line[column] ?? 0) + weight * chance * (1 - chance) * feature * other
		}
	}
	return [curvature, gradient]
}

/** Gaussian elimination; the matrix is positive definite, so no pivot is zero. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
	const rows = matrix.map((line, at) => [...line, right[at] ?? 0])
	for (const [at, pivot] of rows.entries()) {
		for (const row of rows.slice(at + 1)) {
			const factor = (row[at] ?? 0) / (pivot[at] ?? 1)
			for (let column = at; column < row.length; column++)
				row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0)
		}
	}
	const found = right.map(() => 0)
	for (let at = rows.length - 1; at >= 0; at--) {
		const row = rows[at] ?? []
		const known = found.reduce(
			(sum, value, column) => sum + value * (column > at ? (row[column] ?? 0) : 0),
			0,
		)
		found[at] = ((row[rows.length] ?? 0) - known) / (row[at] ?? 1)
	}
	return found
}

function dot(one: readonly number[], other: readonly number[]): number {
	let sum = 0
	for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
	return sum
}
