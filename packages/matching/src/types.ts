import type { Lexicon } from './text/lexicon.ts'
import type { FreeText } from './text/term-counter.ts'

/**
 * Ids of people and jobs are strings. Skills, professions and levels are whole numbers from 0 that fit an Int32. Any other
 * number that is negative or NaN counts as not said.
 */

/** Where the work is done. */
export type WorkMode = 'on_site' | 'hybrid' | 'remote'

/** 1 basic, 2 working, 3 advanced, 4 expert. */
export type SkillLevel = 1 | 2 | 3 | 4

/** Degrees, WGS 84. */
export type Place = { latitude: number; longitude: number }

/** `code` is a BCP 47 primary tag such as `hi`; `level` 1 to 6 stands for CEFR A1 to C2. */
export type Language = { code: string; level?: number }

/** Work of one kind that somebody has done, such as 18 months as a welder; `text` is what they tell of it. */
export type Role = { title: string; months: number; text?: string }

/** Work of one kind that a job asks for, such as 36 months as a welder. */
export type AskedRole = { title: string; minMonths: number }

export type PersonSkill = { id: number; level?: SkillLevel; years?: number }

/**
 * What the engine may know of a person. It has no field for name, gender, date of birth, photo, religion,
 * caste or marital status, and none may be added.
 */
export type Person = {
	id: string
	skills: readonly PersonSkill[]
	/** The person's own profession first, then others that they would like to work in. */
	professions: readonly number[]
	experienceMonths?: number
	/** The kinds of work behind this experience, as far as they are known. */
	roles?: readonly Role[]
	/** 0 none to 8 doctorate. */
	education?: number
	languages: readonly Language[]
	place?: Place
	/** Other places where the person would work. The nearest place counts. */
	preferredPlaces?: readonly Place[]
	willingToMove?: boolean
	/** Empty if not said. */
	workModes: readonly WorkMode[]
	/** Per year, in whole units of the currency. */
	expectedPay?: number
	availableInDays?: number
	/** What the person writes about their work. Words about who they are, such as their gender, never count. */
	text?: FreeText
}

/** What a job asks for. A missing field or an empty list asks for nothing. */
export type Job = {
	id: string
	mustHaveSkills: readonly number[]
	niceToHaveSkills: readonly number[]
	profession?: number
	experience?: { minMonths: number; maxMonths?: number }
	/** Experience that has to be in work of one kind. */
	roles?: readonly AskedRole[]
	/** The lowest level that will do, 1 to 8. */
	education?: number
	languages: readonly Language[]
	/** Any of these will do. */
	places: readonly Place[]
	workMode?: WorkMode
	/** Per year, in whole units of the currency. */
	pay?: { min?: number; max?: number }
	startInDays?: number
	text?: FreeText
}

/**
 * An offer of a person's work, or of advice, money or an organisation. `topics` name what it is about. Offers with topics
 * are few and scored one by one, so an index holds no topics.
 */
export type Offer = Person & { topics?: readonly string[] }

/** What is wanted of an offer. Any one topic of a group will do. */
export type Want = Job & { topics?: readonly (readonly string[])[] }

/** `share`, 0 to 1, is how much `id` counts where something else is wanted. */
export type Related = { id: number; share: number }

/** The points of the graded parts if a job states all of them. */
export type PartWeights = {
	skills: number
	profession: number
	experience: number
	education: number
	languages: number
	text: number
}

/** What the engine is told of skills and professions: plain data, so that it can be sent to a worker thread. */
export type Knowledge = {
	version: string
	/** By skill, a weight above 0 such as the inverse document frequency; 1 for skills not listed. */
	rarity: ReadonlyMap<number, number>
	/** By wanted skill, the skills that count for it in part. */
	relatedSkills: ReadonlyMap<number, readonly Related[]>
	/** By wanted profession. */
	relatedProfessions: ReadonlyMap<number, readonly Related[]>
	/** Without a lexicon, texts do not count. */
	lexicon?: Lexicon
	/** Replaces the weights set by hand. `withPartWeights` sets them and names them in the version. */
	partWeights?: PartWeights
}

/** `unknown`: the person has not said. It costs less than `missing`, which is known to fail. */
export type PartState = 'met' | 'partial' | 'missing' | 'unknown'

/**
 * The `points` of all parts sum to the total. Gates (must_have, place, work_mode, pay, availability) earn nothing: their
 * `possible` is 0 and their `points` are what they take away. `share`, 0 to 1, is what a part earns of its weight, or what a
 * gate leaves, before the total is calibrated.
 */
export type Part = PartFacts & { points: number; possible: number; share: number; state: PartState }

export type RoleFacts = { role: string; roleAskedMonths: number; roleHaveMonths: number }

export type PartFacts =
	| { kind: 'open' }
	| { kind: 'skills'; asked: number; matched: number; related: number }
	| { kind: 'profession'; asked: number; through?: number }
	/**
	 * `relevance`, 0 to 1, is how near the person's work is to the job's. `role` is the work of one kind that the job asks for
	 * and of which the person has least.
	 */
	| ({
			kind: 'experience'
			askedMonths: number
			atMostMonths?: number
			haveMonths?: number
			relevance: number
	  } & Partial<RoleFacts>)
	| { kind: 'education'; asked: number; have?: number }
	| { kind: 'languages'; asked: readonly Language[]; have: readonly Language[] }
	/**
	 * `shared` are words that both texts hold, as the job writes them. `likeness`, 0 to 1, compares the work they speak of. `quote`
	 * is the sentence of the person's text whose words earn most.
	 */
	| { kind: 'text'; shared: readonly string[]; likeness: number; quote: string | undefined }
	| { kind: 'topics'; asked: readonly string[]; have: readonly string[] }
	| { kind: 'must_have'; asked: number; matched: number; related: number }
	| { kind: 'place'; distanceKm?: number; willingToMove: boolean }
	| { kind: 'work_mode'; asked: WorkMode; have: readonly WorkMode[] }
	/** Without `atMost`, the job does not disclose its pay. */
	| { kind: 'pay'; atMost?: number; expected?: number }
	| { kind: 'availability'; askedDays: number; haveDays?: number }

/** A wanted skill that the person has. `points` are its share of the part `skills`. */
export type MatchedSkill = {
	skill: number
	mustHave: boolean
	level?: SkillLevel
	years?: number
	/** The sentence of the person's text that names the skill. */
	quote?: string
	points: number
}

/** A wanted skill that another one, `through`, covers in part (`share`, 0 to 1). */
export type RelatedSkill = {
	skill: number
	mustHave: boolean
	through: number
	share: number
	points: number
}

/** A wanted skill that the person lacks, and the points that it would have earned in the part `skills`. */
export type MissingSkill = { skill: number; mustHave: boolean; lost: number }

/** A change of the profile and the points that it would add, found by scoring the changed profile. */
export type Counterfactual = Change & { points: number }

/** `say`: the person has not answered yet. The points are for the best answer. */
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
	/** The versions of the engine and the knowledge. The same versions and inputs give the same match. */
	version: string
	total: number
	parts: Part[]
	matched: MatchedSkill[]
	related: RelatedSkill[]
	missing: MissingSkill[]
	/** Best first, at most five. */
	counterfactuals: Counterfactual[]
}

/** A match in short: its total, and what each part has of it. */
export type MatchSummary = {
	total: number
	parts: Pick<Part, 'kind' | 'points' | 'possible' | 'state'>[]
}

/** One line of a ranking. `total` is the same as that of `score`. */
export type Ranked = { id: string; total: number }
