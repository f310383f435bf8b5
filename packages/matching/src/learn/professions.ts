import type { Related } from '../types.ts'
import {
	countTogether,
	createTogether,
	likenessOf,
	mostRelated,
	trusted,
	type Likeness,
	type Together,
} from './relatedness.ts'

/** What was counted of professions: which of them occur in the same life, and which skills occur with each. */
export type ProfessionSightings = {
	lives: Together
	skills: Map<number, Map<number, number>>
	people: Map<number, number>
}

/** With fewer people than this, the skills of a profession are not known well enough. */
const leastPeople = 10

export function createSightings(): ProfessionSightings {
	return { lives: createTogether(), skills: new Map(), people: new Map() }
}

/** Adds the professions of one person: what they do, have done and would like to do. */
export function countLife({ lives }: ProfessionSightings, professions: readonly number[]): void {
	if (professions.length > 0) countTogether(lives, professions)
}

/** Adds the skills that a person of a profession has, or that a job of it asks for. */
export function countProfile(sightings: ProfessionSightings, own: number, skills: readonly number[]): void {
	if (skills.length === 0) return

	const profile = sightings.skills.get(own) ?? new Map<number, number>()
	for (const skill of new Set(skills)) profile.set(skill, (profile.get(skill) ?? 0) + 1)
	sightings.skills.set(own, profile)
	sightings.people.set(own, (sightings.people.get(own) ?? 0) + 1)
}

/**
 * Professions that occur together in people's lives, or whose people have the same skills; the greater likeness counts.
 * Skills are compared by the cosine of the positive pointwise mutual information of profession and skill (Bullinaria
 * and Levy 2007), which tells the people of a profession from all others: skills that everybody has make no professions
 * alike.
 */
export function relatedProfessions(sightings: ProfessionSightings): Map<number, Related[]> {
	const profiles = profilesOf(sightings)
	const likenesses = new Map<string, Likeness>()
	for (const [at, one] of profiles.entries()) {
		for (const other of profiles.slice(at + 1)) {
			const likeness = trusted(cosine(one.profile, other.profile), Math.min(one.people, other.people))
			if (likeness > 0) keepMore(likenesses, { one: one.id, other: other.id, likeness })
		}
	}
	for (const [one, others] of sightings.lives.pairs)
		for (const other of others.keys())
			keepMore(likenesses, { one, other, likeness: likenessOf(sightings.lives, one, other) })
	return mostRelated(likenesses.values())
}

function keepMore(likenesses: Map<string, Likeness>, entry: Likeness): void {
	const key = `${Math.min(entry.one, entry.other)} ${Math.max(entry.one, entry.other)}`
	const known = likenesses.get(key)
	if (!known || known.likeness < entry.likeness) likenesses.set(key, entry)
}

type Profile = { id: number; people: number; profile: Map<number, number> }

function profilesOf({ skills, people }: ProfessionSightings): Profile[] {
	const everybody = people.values().reduce((sum, count) => sum + count, 0)
	const holders = new Map<number, number>()
	for (const profile of skills.values())
		for (const [skill, count] of profile) holders.set(skill, (holders.get(skill) ?? 0) + count)

	return [...skills]
		.filter(([id]) => (people.get(id) ?? 0) >= leastPeople)
		.sort(([a], [b]) => a - b)
		.map(([id, profile]) => {
			const ofId = people.get(id) ?? 0
			const telling = new Map<number, number>()
			for (const [skill, count] of [...profile].sort(([a], [b]) => a - b)) {
				const information = Math.log((count * everybody) / (ofId * (holders.get(skill) ?? count)))
				if (information > 0) telling.set(skill, (information * count) / ofId)
			}
			return { id, people: ofId, profile: telling }
		})
}

function cosine(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): number {
	let product = 0
	for (const [skill, weight] of one) product += weight * (other.get(skill) ?? 0)
	return product === 0 ? 0 : product / Math.sqrt(sumOfSquares(one) * sumOfSquares(other))
}

function sumOfSquares(profile: ReadonlyMap<number, number>): number {
	let sum = 0
	for (const weight of profile.values()) sum += weight * weight
	return sum
}
