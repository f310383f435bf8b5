import type { Lexicon } from './text/lexicon.ts'
import type { FreeText } from './text/term-counter.ts'

/**
 * Ids of people and jobs are strings; skills, professions and levels are whole numbers from 0, small enough for
 * an Int32. Other numbers that are negative or not numbers count as not said.
 */

/** Where the work is done, from fully at the employer's to fully elsewhere. */
export type WorkMode = 'on_site' | 'hybrid' | 'remote'

/** 1 basic, 2 working, 3 advanced, 4 expert. */
export type SkillLevel = 1 | 2 | 3 | 4

/** Degrees, WGS 84. */
export type Place = { latitude: number; longitude: number }

/** `code` is a BCP 47 primary tag such as `hi`; `level` 1 to 6 stands for CEFR A1 to C2. */
export type Language = { code: string; level?: number }

export type PersonSkill = { id: number; level?: SkillLevel; years?: number }

/**
 * What the engine may know of a person. It has no field for name, gender, date of birth, photo, religion,
 * caste or marital status, and none may be added.
 */
export type Person = {
	id: string
	skills: readonly PersonSkill[]
	/** The own profession first, then those the person would also like to work in. */
	professions: readonly number[]
	experienceMonths?: number
	/** 0 none to 8 doctorate. */
	education?: number
	languages: readonly Language[]
	place?: Place
	/** Where the person would work besides; the nearest of all counts. */
	preferredPlaces?: readonly Place[]
	willingToMove?: boolean
	/** Empty: not said. */
	workModes: readonly WorkMode[]
	/** A year, in whole units of the currency. */
	expectedPay?: number
	availableInDays?: number
	/** What the person writes of their work; words of what they are, such as the gender, never count. */
	text?: FreeText
}

/** What a job asks for. A field left out, or an empty list, asks nothing. */
export type Job = {
	id: string
	mustHaveSkills: readonly number[]
	niceToHaveSkills: readonly number[]
	profession?: number
	experience?: { minMonths: number; maxMonths?: number }
	/** The least level, 1 to 8. */
	education?: number
	languages: readonly Language[]
	/** Any of these will do. */
	places: readonly Place[]
	workMode?: WorkMode
	/** A year, in whole units of the currency. */
	pay?: { min?: number; max?: number }
	startInDays?: number
	text?: FreeText
}

/**
 * What is offered, when it is more than a person's work: advice, money, an organisation. `topics` are names of what it
 * is about. Those who offer such things are few and scored one by one: an index holds no topics.
 */
export type Offer = Person & { topics?: readonly string[] }

/** What is wanted of an offer. Of each group of topics any one will do. */
export type Want = Job & { topics?: readonly (readonly string[])[] }

/** `share` (0 to 1): how much having `id` counts where something else is wanted. */
export type Related = { id: number; share: number }

/** Points of the graded parts when a job states all of them. */
export type PartWeights = {
	skills: number
	profession: number
	experience: number
	education: number
	languages: number
	words: number
}

/** What the portal knows of the world: plain data, so that a worker thread can receive it. */
export type Knowledge = {
	version: string
	/** Weight above 0 by skill, such as the inverse document frequency; 1 where nothing is known. */
	rarity: ReadonlyMap<number, number>
	/** By wanted skill: the skills that count for it in part. */
	relatedSkills: ReadonlyMap<number, readonly Related[]>
	/** By wanted profession. */
	relatedProfessions: ReadonlyMap<number, readonly Related[]>
	/** Without it texts say nothing. */
	lexicon?: Lexicon
	/** Instead of those set by hand; `withPartWeights` puts them in, and into the version. */
	partWeights?: PartWeights
}

/** `unknown`: the person has not said; it costs less than `missing`, which is known to fail. */
export type PartState = 'met' | 'partial' | 'missing' | 'unknown'

/**
 * `points` of all parts sum to the total. Gates (must_have, place, work_mode, pay, availability) have
 * nothing to win, so `possible` is 0 and `points` is what they take away.
 */
export type Part = PartFacts & { points: number; possible: number; state: PartState }

export type PartFacts =
	| { kind: 'open' }
	| { kind: 'skills'; asked: number; matched: number; related: number }
	| { kind: 'profession'; asked: number; through?: number }
	/** `relevance`, 0 to 1: how near the work done is to the work asked for. */
	| { kind: 'experience'; askedMonths: number; atMostMonths?: number; haveMonths?: number; relevance: number }
	| { kind: 'education'; asked: number; have?: number }
	| { kind: 'languages'; asked: readonly Language[]; have: readonly Language[] }
	/** `shared`: words that both texts hold, as the job has them; `likeness`, 0 to 1: of the work they speak of. */
	| { kind: 'words'; shared: readonly string[]; likeness: number }
	| { kind: 'topics'; asked: readonly string[]; have: readonly string[] }
	| { kind: 'must_have'; asked: number; matched: number; related: number }
	| { kind: 'place'; distanceKm?: number; willingToMove: boolean }
	| { kind: 'work_mode'; asked: WorkMode; have: readonly WorkMode[] }
	/** Without `atMost`, the job does not disclose its pay. */
	| { kind: 'pay'; atMost?: number; expected?: number }
	| { kind: 'availability'; askedDays: number; haveDays?: number }

/** A wanted skill the person has; `points` are its share of the part `skills`. */
export type MatchedSkill = {
	skill: number
	mustHave: boolean
	level?: SkillLevel
	years?: number
	/** The sentence of the person's text that shows it. */
	quote?: string
	points: number
}

/** A wanted skill covered in part (`share`, 0 to 1) by another one, `through`. */
export type RelatedSkill = {
	skill: number
	mustHave: boolean
	through: number
	share: number
	points: number
}

/** A wanted skill that is not there, and what it would have earned in the part `skills`. */
export type MissingSkill = { skill: number; mustHave: boolean; lost: number }

/** A change of the profile and the points it would add, found by scoring the changed profile. */
export type Counterfactual = Change & { points: number }

/** `say`: the person has not answered yet; the points are for the best answer. */
export type Change =
	| { kind: 'skill'; skill: number; mustHave: boolean }
	| { kind: 'skill_level'; skill: number; level: SkillLevel }
	| { kind: 'language'; code: string; level?: number }
	| { kind: 'experience'; moreMonths: number }
	| { kind: 'education'; level: number }
	| { kind: 'willing_to_move' }
	| { kind: 'work_mode'; mode: WorkMode }
	| { kind: 'say'; what: 'profession' | 'experience' | 'education' | 'place' | 'pay' | 'availability' }

/** How well an offer and a want fit, such as a person and a job, 0 to 100 to one decimal, and why. */
export type Match = {
	/** Of the engine and of the knowledge: the same versions and inputs give the same match. */
	version: string
	total: number
	parts: Part[]
	matched: MatchedSkill[]
	related: RelatedSkill[]
	missing: MissingSkill[]
	/** Best first, at most five. */
	raise: Counterfactual[]
}

/** One line of a ranking; `total` equals that of `score`. */
export type Ranked = { id: string; total: number }
