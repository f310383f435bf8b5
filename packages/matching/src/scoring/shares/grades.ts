import type { Related } from '../../types.ts'
import { unsaid } from '../unsaid.ts'
import { educationStep, overExperience, preferredProfession, unknownShare } from '../weights.ts'

/** How much the best of a person's professions counts for the one asked for. */
export function professionShare(
	professions: readonly number[],
	asked: number,
	related: readonly Related[],
): number {
	if (professions.length === 0) return unknownShare

	let best = 0
	for (let i = 0; i < professions.length; i++) best = Math.max(best, shareAt(professions, i, asked, related))
	return best
}

/** The profession that counts most, if any does. */
export function bestProfession(
	professions: readonly number[],
	asked: number,
	related: readonly Related[],
): number | undefined {
	const best = professionShare(professions, asked, related)
	return best === 0 ? undefined : professions.find((_, i) => shareAt(professions, i, asked, related) === best)
}

/** The first is the person's own profession and counts in full; the others are preferred ones. */
function shareAt(
	professions: readonly number[],
	position: number,
	asked: number,
	related: readonly Related[],
): number {
	const likeness = professionLikeness(professions[position] ?? unsaid, asked, related)
	return position === 0 ? likeness : preferredProfession * likeness
}

function professionLikeness(profession: number, asked: number, related: readonly Related[]): number {
	if (profession === asked) return 1

	for (const { id, share } of related) if (id === profession) return Math.min(1, Math.max(0, share))
	return 0
}

/** Months of experience over months asked for; a little less above the maximum, if there is one. */
export function experienceShare(have: number, min: number, max: number): number {
	if (have === unsaid) return unknownShare
	if (have < min) return have / min
	if (max === unsaid || have <= max) return 1

	const over = (have - max) / Math.max(max, overExperience.leastMonths)
	return 1 - overExperience.cost * Math.min(1, over)
}

/** Full at the level asked for and above, less for each level below. */
export function educationShare(have: number, asked: number): number {
	if (have === unsaid) return unknownShare

	return Math.max(0, 1 - educationStep * Math.max(0, asked - have))
}
