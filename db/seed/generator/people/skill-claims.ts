import type { GeneratedSkill } from '../generated-types.ts'
import { type Ground, type Occupation, type Settlement, isAtHome } from '../ground.ts'
import { type Random, between, pick, sample, unit } from '../random.ts'

/** The skills of a person: mostly those typical of the profession, and a few that are related to them. */
export function inventSkills(
	random: Random,
	ground: Ground,
	{ profession }: Occupation,
	place: Settlement,
	months: number,
) {
	const local = profession.skills.filter(({ key }) => isAtHome(place, key))
	const typical = sample(random, local, between(random, 5, 11), ({ weight }) => weight * weight)
	const claims = new Map<number, GeneratedSkill>()
	for (const { id, weight } of typical) claims.set(id, inventClaim(random, id, weight, months))
	for (const id of neighbours(random, ground, place, [...claims.keys()])) {
		if (!claims.has(id)) claims.set(id, inventClaim(random, id, 0.2, months * 0.6))
	}
	return [...claims.values()]
}

function neighbours(random: Random, ground: Ground, place: Settlement, ids: number[]) {
	const found: number[] = []
	for (let left = between(random, 0, 3); left > 0; left--) {
		const related = ground.skills.get(pick(random, ids))?.related ?? []
		const neighbour = related.length > 0 ? pick(random, related) : undefined
		if (neighbour && isAtHome(place, neighbour.key)) found.push(neighbour.id)
	}
	return found
}

/** Skills grow with the years, and what is central to the profession grows first. */
function inventClaim(random: Random, skillId: number, weight: number, months: number): GeneratedSkill {
	const careerYears = months / 12
	const years = Math.round(careerYears * (0.35 + 0.65 * Math.max(weight, unit(random))) * 2) / 2
	const grown = 1.2 + 2.3 * (1 - Math.exp(-years / 6)) + (weight - 0.5) * 0.8 + (unit(random) - 0.5) * 1.4
	return { skillId, level: levelOf(grown), years }
}

function levelOf(grown: number): GeneratedSkill['level'] {
	if (grown < 1.75) return 1
	if (grown < 2.6) return 2
	return grown < 3.5 ? 3 : 4
}
