import type { MatchRecord } from '@profile-search/contract/search/match-record'

type ScorePart = MatchRecord['parts'][number]

/** What is too small to be named as a reason or a gap. */
const leastPoints = 0.5

/** The part of a score that earned most, and the one that cost most: missing points, or those that a gate took away. */
export function headlineOf({ parts }: Pick<MatchRecord, 'parts'>) {
	return { reason: largest(parts, ({ points }) => points), gap: largest(parts, lostBy) }
}

function lostBy({ kind, points, possible }: ScorePart) {
	// It can only name words in common, which say nothing of a gap.
	if (kind === 'text') return 0
	return points < 0 ? -points : possible - points
}

function largest(parts: readonly ScorePart[], sizeOf: (part: ScorePart) => number) {
	const [first] = parts.toSorted((a, b) => sizeOf(b) - sizeOf(a))
	return first && sizeOf(first) >= leastPoints ? first : undefined
}
