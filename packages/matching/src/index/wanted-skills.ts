import { shareInSteps, skillWeight, wantedSkills, type Coverage } from '../scoring/shares/skills.ts'
import type { Job } from '../types.ts'
import { factsAt, keyIn, skillsAt, valueIn } from './records.ts'
import type { IndexState } from './state.ts'

/** The skills that a job wants, laid out for comparison with many people. The memory is reused by every search. */
export type WantedSkills = {
	/** By skill, where its links begin, plus one; 0 for a skill that counts for no wanted one. */
	linksOf: Int32Array
	/** The skills that have links. */
	linked: number[]
	/** By link, the place of a wanted skill and the share that counts for it. A place of -1 ends the links of a skill. */
	places: number[]
	shares: number[]
	/** By place, the weight of the wanted skill. Must-haves come first. */
	weights: number[]
	mustCount: number
	/** By place, the greatest strength that the current person has. */
	best: Int32Array
}

export function createWantedSkills(): WantedSkills {
	return {
		linksOf: new Int32Array(),
		linked: [],
		places: [],
		shares: [],
		weights: [],
		mustCount: 0,
		best: new Int32Array(64),
	}
}

/** Lays out the skills of a job, in place of those of the last one. */
export function wantSkills({ knowledge, wantedSkills: into }: IndexState, job: Job): WantedSkills {
	for (const skill of into.linked) into.linksOf[skill] = 0
	const { musts, nices } = wantedSkills(job)
	const wanted = [...musts, ...nices]
	const links = new Map<number, { place: number; share: number }[]>()
	for (const [place, skill] of wanted.entries())
		for (const source of [{ id: skill, share: 1 }, ...(knowledge.relatedSkills.get(skill) ?? [])]) {
			const link = { place, share: shareInSteps(source) }
			const known = links.get(source.id)
			if (known) known.push(link)
			else links.set(source.id, [link])
		}

	into.linked = [...links.keys()]
	const most = Math.max(0, ...into.linked)
	if (most >= into.linksOf.length) into.linksOf = new Int32Array(Math.ceil((most + 1) * 1.25))
	into.places = []
	into.shares = []
	for (const [skill, found] of links) {
		into.linksOf[skill] = into.places.length + 1
		for (const { place, share } of [...found, { place: -1, share: 0 }]) {
			into.places.push(place)
			into.shares.push(share)
		}
	}
	into.weights = wanted.map((skill) => skillWeight(knowledge, skill))
	into.mustCount = musts.length
	if (wanted.length > into.best.length) into.best = new Int32Array(wanted.length * 2)
	return into
}

/** Does what `coverageOf` does, from the record of a person and without garbage. */
export function compareSkills(
	{ linksOf, places, shares, weights, mustCount, best }: WantedSkills,
	memory: Int32Array,
	at: number,
	into: Coverage,
): void {
	into.must = 0
	into.held = 0
	into.nice = 0
	const wanted = weights.length
	if (wanted === 0) return
	for (let place = 0; place < wanted; place++) best[place] = 0

	const end = factsAt(memory, at)
	for (let i = skillsAt(at); i < end; i++) {
		const packed = memory[i] ?? 0
		let link = linksOf[keyIn(packed)] ?? 0
		if (link === 0) continue
		const percent = valueIn(packed)
		for (let place = places[--link] ?? -1; place >= 0; place = places[++link] ?? -1) {
			const strength = (shares[link] ?? 0) * percent
			if (strength > (best[place] ?? 0)) best[place] = strength
		}
	}
	for (let place = 0; place < wanted; place++) {
		const strength = best[place] ?? 0
		if (strength === 0) continue
		const points = (weights[place] ?? 0) * strength
		if (place < mustCount) {
			into.must += points
			into.held += strength
		} else into.nice += points
	}
}
