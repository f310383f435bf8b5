import type { Related } from '../types.ts'

/** Counts over sets of things: all sets, the sets that hold a thing, and those that hold two of them. */
export type Together = {
	sets: number
	holders: Map<number, number>
	/** By the smaller id, then by the larger one. */
	pairs: Map<number, Map<number, number>>
}

/**
 * Added to the sightings of a pair as evidence of nothing: three sightings then count little, thirty nearly in full.
 */
const doubt = 10

/** Two things seen together fewer times than this may come from one person's story, or from chance. */
const leastTogether = 5

/**
 * Skills that occur together do not replace each other: an electrician with a driving licence cannot drive for a nurse.
 * Three in four relations that people have written count for 0.5 or more, so a learned one is a hint and never equal to
 * them.
 */
export const mostLearnedShare = 0.4

/** A share below this would hardly change a total, and would come from chance as often as not. */
const leastLearnedShare = 0.1

/** How many relations a thing has at most, as in the lists that people wrote. */
const relatedLimit = 8

/** Shares are rounded to this step. A finer one would pretend to be exact and change every night. */
const step = 0.05

export function createTogether(): Together {
	return { sets: 0, holders: new Map(), pairs: new Map() }
}

/** Adds what one person has, or one job asks for. */
export function countTogether(together: Together, items: Iterable<number>): void {
	const ids = [...new Set(items)].sort((a, b) => a - b)
	together.sets++
	for (const [at, id] of ids.entries()) {
		together.holders.set(id, (together.holders.get(id) ?? 0) + 1)
		const others = together.pairs.get(id) ?? new Map<number, number>()
		if (at < ids.length - 1) together.pairs.set(id, others)
		for (const other of ids.slice(at + 1)) others.set(other, (others.get(other) ?? 0) + 1)
	}
}

/** How many sets hold both. */
export function togetherOf({ pairs }: Together, one: number, other: number): number {
	return pairs.get(Math.min(one, other))?.get(Math.max(one, other)) ?? 0
}

/**
 * How much two things go together, 0 (as chance would have it, or less) to 1 (never apart): the positive pointwise mutual
 * information over its greatest value, ln(N × both / (one × other)) / ln(N / both) (Church and Hanks 1990; Bouma 2009,
 * "Normalized (pointwise) mutual information"), times both / (both + 10), a discount for rare pairs after Pantel and
 * Lin 2002. A further set with both never lowers it.
 */
export function likenessOf(together: Together, one: number, other: number): number {
	const both = togetherOf(together, one, other)
	if (both === 0 || both === together.sets) return 0

	const expected = (together.holders.get(one) ?? 0) * (together.holders.get(other) ?? 0)
	const information = Math.log((together.sets * both) / expected)
	const normalised = Math.min(1, Math.max(0, information / Math.log(together.sets / both)))
	return trusted(normalised, both)
}

/** Discounts a likeness that rests on few sightings. */
export function trusted(likeness: number, sightings: number): number {
	return (likeness * sightings) / (sightings + doubt)
}

/** For each thing, the few things that go together with it most, and how much they count for it. */
export function relatedByTogether(together: Together): Map<number, Related[]> {
	const likenesses: Likeness[] = []
	for (const [one, others] of together.pairs)
		for (const [other, both] of others)
			if (both >= leastTogether) likenesses.push({ one, other, likeness: likenessOf(together, one, other) })
	return mostRelated(likenesses)
}

/** How much two things are alike, 0 to 1. Each pair occurs once. */
export type Likeness = { one: number; other: number; likeness: number }

/**
 * Turns likenesses into shares: well below that of the thing itself, in steps, the highest ones for each thing, ties by
 * id.
 */
export function mostRelated(likenesses: Iterable<Likeness>): Map<number, Related[]> {
	const related = new Map<number, Related[]>()
	for (const { one, other, likeness } of likenesses) {
		const share = Math.round((likeness * mostLearnedShare) / step) * step
		if (share < leastLearnedShare - step / 2) continue
		put(related, one, { id: other, share: Number(share.toFixed(2)) })
		put(related, other, { id: one, share: Number(share.toFixed(2)) })
	}
	return new Map(
		[...related]
			.sort(([a], [b]) => a - b)
			.map(([id, list]) => [
				id,
				list.sort((a, b) => b.share - a.share || a.id - b.id).slice(0, relatedLimit),
			]),
	)
}

function put(related: Map<number, Related[]>, id: number, entry: Related): void {
	const list = related.get(id)
	if (list) list.push(entry)
	else related.set(id, [entry])
}
