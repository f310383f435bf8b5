import type { GateShares } from '../scoring/components.ts'
import { workModes, type JobFacts, type PersonFacts } from '../scoring/facts.ts'
import { nearestKm } from '../scoring/shares/geo.ts'
import { bestProfession } from '../scoring/shares/grades.ts'
import type { Coverage } from '../scoring/shares/skills.ts'
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
	sharedWords: readonly string[]
	/** As they were given; the facts hold them packed. */
	languages: { asked: readonly Language[]; have: readonly Language[] }
	/** The asked kind of work of which the person has least. */
	role: RoleFacts | undefined
	topics: { asked: readonly string[]; have: readonly string[] }
	hasTopics: boolean
}

/** A part before rounding, in exact tenths that are earned, or lost to a gate. */
export type PartDraft = { facts: PartFacts; points: number; possible: number; state: PartState }

/** A graded part with the share of its tenths that is earned. */
type Grade = { facts: PartFacts; share: number; possible: number; isKnown: boolean }

/** A gate with the share of the points that it leaves, and whether the person fails it altogether. */
type Gate = { facts: PartFacts; left: number; isFailed: boolean; isKnown: boolean }

/** The stated parts in the order of the explanation. Their points sum to the exact total. */
export function draftParts(pair: Pair): PartDraft[] {
	const earned = grades(pair)
		.filter(({ possible }) => possible > 0)
		.map(({ facts, share, possible, isKnown }) => {
			const state = stateOf(isKnown, share === 1, share === 0)
			return { facts, points: share * possible, possible, state }
		})

	let running = earned.reduce((sum, { points }) => sum + points, 0)
	const lost = gates(pair).map(({ facts, left, isFailed, isKnown }) => {
		const points = running * left - running
		running += points
		return { facts, points, possible: 0, state: stateOf(isKnown, left === 1, isFailed) }
	})
	return [...earned, ...lost]
}

function grades(pair: Pair): Grade[] {
	const { person, job, coverage, wanted, hasSkills, sharedWords, languages } = pair
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
				shared: sharedWords,
				likeness: Math.round(shares.likeness * 100) / 100,
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
