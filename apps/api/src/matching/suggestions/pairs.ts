import type { GuestSeek } from '@profile-search/contract/profiles/guests'
import type { SectionKind } from '@profile-search/contract/profiles/sections'
import { partWeights } from '@profile-search/matching/scoring/weights'
import type { FreeText } from '@profile-search/matching/text/term-counter'
import type { Offer, PartWeights, Place, Want } from '@profile-search/matching/types'
import { withoutWords } from '#search/index/rules.ts'
import { keptText } from './kept-text.ts'

/** An account that looks for advice or money, with the fields that are compared. Unknown values are empty or null. */
export type Seeker = {
	id: string
	seeks: readonly GuestSeek[]
	areas: readonly string[]
	sectors: readonly string[]
	stage: string | null
	/** Rupees. */
	amount: number | null
	/** The current profession, then the desired one. */
	professions: readonly number[]
	/** Language codes. */
	languages: readonly string[]
	placeId: number | null
	text: FreeText
}

/** The offer of an adviser or investor, in the columns of a section. */
export type Section = {
	id: string
	kind: SectionKind
	name: string
	topics: readonly string[]
	stages: readonly string[]
	languageCodes: readonly string[]
	placeId: number | null
	isRemote: boolean
	about: string
	ticketMin: number
	ticketMax: number
	/** The profession of the profile, where the seeker sees it. */
	profession: number | undefined
}

/** An organisation, with the fields that are compared with others. */
export type Venture = {
	id: string
	industry: string
	about: string
	placeId: number | null
}

/** The coordinates of a place; undefined for none. */
export type SpotOf = (placeId: number | null) => Place | undefined

/** The input of the engine: the job of a pair is what is wanted, the person what is offered. */
export type Pair = { job: Want; person: Offer }

/**
 * For jobs skills count most. For advice a common language matters, and for investments and similar organisations the
 * texts decide where the topics say nothing.
 */
export const offerWeights: PartWeights = {
	...partWeights,
	skills: 25,
	profession: 25,
	languages: 25,
	text: 15,
}

/** A seeker and an offer. Where any of several values will do, the pair requires the one that this offer meets. */
export function pairOf(seeker: Seeker, section: Section, spotOf: SpotOf): Pair {
	const shared = {
		job: { ...wants(seeker.id, seeker.text), places: listed(spotOf(seeker.placeId)) },
		person: { ...offers(section.id, textOf(section)), ...whereabouts(section, spotOf) },
	}
	return section.kind === 'advisory'
		? advicePair(shared, seeker, section)
		: investmentPair(shared, seeker, section)
}

/** An organisation, and another that may be similar. */
export function likenessPair(one: Venture, other: Venture, spotOf: SpotOf): Pair {
	const topicsOf = ({ industry }: Venture) => named('industry', [industry])
	const textOf = ({ industry, about }: Venture) => keptText({ title: industry, body: about })
	return {
		job: {
			...wants(one.id, textOf(one)),
			places: listed(spotOf(one.placeId)),
			topics: [topicsOf(one)],
		},
		person: {
			...offers(other.id, textOf(other)),
			place: spotOf(other.placeId),
			topics: topicsOf(other),
		},
	}
}

function advicePair({ job, person }: Pair, seeker: Seeker, section: Section): Pair {
	const { languageCodes, profession } = section
	const common = seeker.languages.filter((code) => languageCodes.includes(code))
	const languages = common.length > 0 ? common : seeker.languages
	return {
		job: {
			...job,
			topics: [named('adviceArea', seeker.areas)],
			languages: languages.map((code) => ({ code })),
			profession: seeker.professions.find((id) => id === profession) ?? seeker.professions[0],
		},
		person: {
			...person,
			topics: named('adviceArea', section.topics),
			languages: languageCodes.map((code) => ({ code })),
			professions: listed(profession),
		},
	}
}

/**
 * Each amount is a limit for the side that it binds: the most that one has to give, or the least that the other has
 * to get.
 */
function investmentPair({ job, person }: Pair, { sectors, stage, amount }: Seeker, section: Section): Pair {
	const { ticketMin, ticketMax } = section
	return {
		job: {
			...job,
			topics: [named('sector', sectors), named('stage', listed(stage))],
			...(amount !== null && { pay: { max: Math.min(amount, ticketMax) } }),
		},
		person: {
			...person,
			topics: [...named('sector', section.topics), ...named('stage', section.stages)],
			...(amount !== null && { expectedPay: Math.max(amount, ticketMin) }),
		},
	}
}

/** An offer to meet online bridges a distance as a willingness to move does. */
function whereabouts({ placeId, isRemote }: Section, spotOf: SpotOf) {
	return { place: spotOf(placeId), willingToMove: isRemote }
}

function textOf({ name, topics, stages, about }: Section): FreeText {
	const title = [...topics, ...stages].join(' ').replaceAll('_', ' ')
	return keptText({ title, body: withoutWords(about, name.toLowerCase().split(' ')) })
}

function wants(id: string, text: FreeText): Want {
	return { id, mustHaveSkills: [], niceToHaveSkills: [], languages: [], places: [], text }
}

function offers(id: string, text: FreeText): Offer {
	return { id, skills: [], professions: [], languages: [], workModes: [], text }
}

/** Topics of different kinds may have the same name, so the kind is put before it. */
function named(kind: 'adviceArea' | 'sector' | 'stage' | 'industry', names: readonly string[]) {
	return names.map((name) => `${kind}:${name}`)
}

function listed<Value>(value: Value | null | undefined): Value[] {
	return value === null || value === undefined ? [] : [value]
}
