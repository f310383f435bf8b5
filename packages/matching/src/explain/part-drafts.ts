import { chanceAt, type Curve } from '../scoring/calibration.ts'
import type { GateShares } from '../scoring/components.ts'
import { workModes, type JobFacts, type PersonFacts } from '../scoring/facts.ts'
import { fullPoints } from '../scoring/possible.ts'
import { nearestKm } from '../scoring/shares/geo.ts'
import { bestProfession } from '../scoring/shares/grades.ts'
import type { Coverage } from '../scoring/shares/skills.ts'
import { likenessOf } from '../scoring/shares/text-similarity.ts'
import { gateShares, gradedShares, possiblePoints, relevance, relevantExperience } from '../scoring/total.ts'
import { openPay, unsaid } from '../scoring/unsaid.ts'
import { distance, lateStart, payOver, workModeGap } from '../scoring/weights.ts'
import type { Language, PartFacts, PartState, RoleFacts } from '../types.ts'

/** How many skills are wanted, how many of them the person has, and how many are covered by a related skill. */
export type SkillCount = { asked: number; matched: number; related: number }

/** A pair, and everything that the explanation of its parts needs. */
export type Pair = {
	person: PersonFacts
	job: JobFacts
	coverage: Coverage
	wanted: SkillCount
	mustHaves: SkillCount
	hasSkills: boolean
	/** The words that both texts hold, and the sentence that holds the most telling ones. */
	text: { shared: readonly string[]; quote: string | undefined }
	/** As they were given; the facts hold them packed. */
	languages: { asked: readonly Language[]; have: readonly Language[] }
	/** The asked kind of work of which the person has least. */
	role: RoleFacts | undefined
	topics: { asked: readonly string[]; have: readonly string[] }
	hasTopics: boolean
}

/**
 * A part before rounding, in exact tenths that are earned, or lost to a gate. `share` is what it earns of its weight, or what
 * the gate leaves, whatever the curve makes of it.
 */
export type PartDraft = {
	facts: PartFacts
	share: number
	points: number
	possible: number
	state: PartState
}

/** The parts, and what becomes of a point of the formula that is not earned. */
export type Drafts = { parts: PartDraft[]; open: number }

/** A graded part with the share of its tenths that is earned. */
type Grade = { facts: PartFacts; share: number; possible: number; isKnown: boolean }

/** A gate with the share of the points that it leaves, and whether the person fails it altogether. */
type Gate = { facts: PartFacts; left: number; isFailed: boolean; isKnown: boolean }

/**
 * The stated parts in the order of the explanation, on the scale of the curve, if there is one. What is earned before the
 * gates becomes the chance at that many points, shared in proportion; what is not earned shares the rest up to the full
 * points; and each gate takes the chance from where it finds it to where it leaves it.
 */
export function draftParts(pair: Pair, curve?: Curve): Drafts {
	const scaled = (points: number) => (curve ? fullPoints * chanceAt(curve, points / fullPoints) : points)
	const graded = grades(pair).filter(({ possible }) => possible > 0)
	let running = graded.reduce((sum, { share, possible }) => sum + share * possible, 0)
	const earned = running > 0 ? scaled(running) / running : 1
	const open = running < fullPoints ? (fullPoints - scaled(running)) / (fullPoints - running) : 1
	const parts = graded.map(({ facts, share, possible, isKnown }): PartDraft => {
		const points = share * possible * earned
		const state = stateOf(isKnown, share === 1, share === 0)
		return { facts, share, points, possible: points + (1 - share) * possible * open, state }
	})
	for (const { facts, left, isFailed, isKnown } of gates(pair)) {
		const points = scaled(running * left) - scaled(running)
		running *= left
		parts.push({
			facts,
			share: left,
			points,
			possible: 0,
			state: stateOf(isKnown, left === 1, isFailed),
		})
	}
	return { parts, open }
}

function grades(pair: Pair): Grade[] {
	const { person, job, coverage, wanted, hasSkills, text, languages } = pair
	const possible = possiblePoints(job)
	const shares = gradedShares(person, job, coverage)
	const through = bestProfession(person.professions, job.profession, job.relatedProfessions)
	const haveMonths = given(person.experience)
	const have = given(person.education)
	return [
		{ facts: { kind: 'open' }, share: 1, possible: possible.open, isKnown: true },
		{
			facts: { kind: 'skills', ...wanted },
			share: shares.skills,
			possible: possible.skills,
			isKnown: hasSkills,
		},
		{
			facts: { kind: 'profession', asked: job.profession, through },
			share: shares.profession,
			possible: possible.profession,
			isKnown: person.professions.length > 0,
		},
		{
			facts: { kind: 'topics', ...pair.topics },
			share: shares.topics,
			possible: possible.topics,
			isKnown: pair.hasTopics,
		},
		{
			facts: {
				kind: 'experience',
				askedMonths: job.minMonths,
				atMostMonths: given(job.maxMonths),
				haveMonths,
				relevance: Math.round(relevance(job.stated, shares) * 100) / 100,
				...pair.role,
			},
			share: relevantExperience(job.stated, shares),
			possible: possible.experience,
			isKnown: haveMonths !== undefined,
		},
		{
			facts: { kind: 'education', asked: job.education, have },
			share: shares.education,
			possible: possible.education,
			isKnown: have !== undefined,
		},
		{
			facts: { kind: 'languages', ...languages },
			share: shares.languages,
			possible: possible.languages,
			isKnown: person.languages.length > 0,
		},
		{
			facts: {
				kind: 'text',
				...text,
				likeness: Math.round(likenessOf(coverage) * 100) / 100,
			},
			share: shares.text,
			possible: possible.text,
			isKnown: person.hasText,
		},
	]
}

function gates(pair: Pair): Gate[] {
	const left = gateShares(pair.person, pair.job, pair.coverage)
	return [mustHaveGate, placeGate, workModeGate, payGate, availabilityGate].flatMap(
		(gate) => gate(pair, left) ?? [],
	)
}

function mustHaveGate(
	{ job, mustHaves, hasSkills }: Pair,
	{ mustHaves: left }: GateShares,
): Gate | undefined {
	if (job.mustCount === 0) return

	const isFailed = mustHaves.matched + mustHaves.related === 0
	const facts: PartFacts = { kind: 'must_have', ...mustHaves }
	return { facts, left, isFailed, isKnown: hasSkills }
}

function placeGate({ person, job }: Pair, { place: left }: GateShares): Gate | undefined {
	if (job.places.length === 0) return

	const km = given(nearestKm(person.places, job.places))
	const distanceKm = km === undefined ? undefined : Math.round(km * 10) / 10
	const facts: PartFacts = { kind: 'place', distanceKm, willingToMove: person.willingToMove === 1 }
	return { facts, left, isFailed: left <= distance.unsaid, isKnown: km !== undefined }
}

function workModeGate({ person, job }: Pair, { workMode: left }: GateShares): Gate | undefined {
	const asked = workModes[job.mode]
	if (!asked) return

	const have = workModes.filter((_, mode) => (person.modes & (1 << mode)) !== 0)
	const facts: PartFacts = { kind: 'work_mode', asked, have }
	return { facts, left, isFailed: left <= workModeGap.two, isKnown: have.length > 0 }
}

function payGate({ person, job }: Pair, { pay: left }: GateShares): Gate | undefined {
	const expected = given(person.pay)
	const isAsked = job.payAtMost !== unsaid || expected !== undefined
	if (job.payAtMost === openPay || !isAsked) return

	const facts: PartFacts = { kind: 'pay', atMost: given(job.payAtMost), expected }
	return { facts, left, isFailed: left <= payOver.far, isKnown: expected !== undefined }
}

function availabilityGate({ person, job }: Pair, { availability: left }: GateShares): Gate | undefined {
	if (job.startInDays === unsaid) return

	const haveDays = given(person.days)
	const facts: PartFacts = { kind: 'availability', askedDays: job.startInDays, haveDays }
	return { facts, left, isFailed: left <= lateStart.far, isKnown: haveDays !== undefined }
}

function stateOf(isKnown: boolean, isMet: boolean, isMissing: boolean): PartState {
	if (!isKnown) return 'unknown'
	if (isMet) return 'met'

	return isMissing ? 'missing' : 'partial'
}

function given(value: number): number | undefined {
	return value === unsaid ? undefined : value
}
