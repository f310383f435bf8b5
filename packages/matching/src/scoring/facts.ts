import { fullImpact, readerOf, type TextFacts } from '../text/read-text.ts'
import type { FreeText } from '../text/term-counter.ts'
import type { Knowledge, Person, Related, Want, WorkMode } from '../types.ts'
import { possibleByStated, stated, type Possible } from './possible.ts'
import { spotsOf } from './shares/geo.ts'
import { packLanguage } from './shares/languages.ts'
import { toldRoles } from './shares/roles/role-words.ts'
import { packAskedRoles, packRoles } from './shares/roles/roles.ts'
import { sumOfWeights, wantedSkills, type Wanted } from './shares/skills.ts'
import { openPay, said, unsaid } from './unsaid.ts'
import { wordOverlap } from './weights.ts'

/** Ordered by distance from the employer's premises; the position of a mode is its number. */
export const workModes: readonly WorkMode[] = ['on_site', 'hybrid', 'remote']

/** A person as whole numbers that fit an Int32: everything that scoring reads except skills and text. */
export type PersonFacts = {
	experience: number
	education: number
	pay: number
	days: number
	/** A set of bits by number of the work mode. */
	modes: number
	/** 1, 0 or `unsaid`. */
	willingToMove: number
	hasText: boolean
	professions: number[]
	/** Packed. */
	languages: number[]
	/** Three numbers for each place where the person is or would like to work. */
	places: number[]
	/** Packed. */
	roles: number[]
	/** The months of each role, in the order of the bits that tell which words belong to it. */
	roleMonths: number[]
}

/** A job in the same form, with the professions related to its own. `stated` is a set of bits. */
export type JobFacts = {
	stated: number
	/** The points of each part, by what is stated. */
	possible: readonly Possible[]
	mustCount: number
	mustWeight: number
	niceWeight: number
	/** The sum for a text that holds all words of the job's text. */
	wordWeight: number
	/** How much of what its words leave open likeness earns. */
	likenessShare: number
	profession: number
	/** The professions that count in part for the one asked for. */
	relatedProfessions: readonly Related[]
	minMonths: number
	maxMonths: number
	education: number
	mode: number
	payAtMost: number
	startInDays: number
	/** Packed. */
	languages: number[]
	/** Three numbers for each place; none if the work is remote. */
	places: number[]
	/** Packed. */
	roles: number[]
}

export function personFacts(person: Person): PersonFacts {
	return {
		experience: said(person.experienceMonths ?? monthsInAll(person.roles)),
		education: said(person.education),
		pay: said(person.expectedPay),
		days: said(person.availableInDays),
		modes: person.workModes.reduce((bits, mode) => bits | (1 << workModes.indexOf(mode)), 0),
		willingToMove: person.willingToMove === undefined ? unsaid : Number(person.willingToMove),
		hasText: isSaid(person.text),
		professions: [...person.professions],
		languages: person.languages.map(packLanguage),
		places: spotsOf([...(person.place ? [person.place] : []), ...(person.preferredPlaces ?? [])]),
		roles: packRoles(person.roles ?? []),
		roleMonths: toldRoles(person).map(({ months }) => Math.round(months)),
	}
}

export function jobFacts(job: Want, knowledge: Knowledge, wanted: Wanted = wantedSkills(job)): JobFacts {
	const text = textFacts(job.text, knowledge)
	const facts = {
		stated: 0,
		possible: possibleByStated(knowledge.partWeights),
		mustCount: wanted.musts.length,
		mustWeight: sumOfWeights(knowledge, wanted.musts),
		niceWeight: sumOfWeights(knowledge, wanted.nices),
		wordWeight: wordWeightOf(text, knowledge),
		likenessShare: likenessShareOf(text),
		profession: job.profession ?? unsaid,
		relatedProfessions: relatedTo(job.profession ?? unsaid, knowledge),
		minMonths: leastMonthsOf(job),
		maxMonths: said(job.experience?.maxMonths),
		education: said(job.education),
		mode: job.workMode ? workModes.indexOf(job.workMode) : unsaid,
		payAtMost: payAtMostOf(job),
		startInDays: said(job.startInDays),
		languages: job.languages.map(packLanguage),
		places: job.workMode === 'remote' ? [] : spotsOf(job.places),
		roles: packAskedRoles(job.roles ?? [], knowledge),
	}
	const forTopics = job.topics?.some((group) => group.length > 0) ? stated.topics : 0
	return { ...facts, stated: statedBy(facts) | forTopics }
}

/** Roles at the same time are rare, so their months are added up. */
function monthsInAll(roles: Person['roles']): number | undefined {
	return roles && roles.length > 0
		? roles.reduce((sum, { months }) => sum + Math.round(months), 0)
		: undefined
}

/** A job asks for as many years of work as it asks for in any role. */
function leastMonthsOf({ experience, roles = [] }: Want): number {
	return Math.max(0, said(experience?.minMonths), ...roles.map(({ minMonths }) => Math.round(minMonths)))
}

function payAtMostOf({ pay }: Want): number {
	const most = said(pay?.max)
	if (most > 0) return most
	return pay ? openPay : unsaid
}

export function relatedTo(profession: number, knowledge: Knowledge): readonly Related[] {
	return knowledge.relatedProfessions.get(profession) ?? none
}

const none: readonly Related[] = []

/** The words and fields of a text; none without a text or a lexicon. */
export function textFacts(text: FreeText | undefined, { lexicon }: Knowledge): TextFacts {
	return text && lexicon && isSaid(text) ? readerOf(lexicon).read(text) : silence
}

const silence: TextFacts = { words: new Map(), fields: new Map() }

function isSaid(text: FreeText | undefined): boolean {
	return text !== undefined && (text.title.trim() !== '' || text.body.trim() !== '')
}

/** A whole number that fits an Int32. */
function wordWeightOf({ words }: TextFacts, { lexicon }: Knowledge): number {
	if (!lexicon) return 0
	const { rarity } = readerOf(lexicon)
	return words.entries().reduce((sum, [term, impact]) => sum + rarity(term) * impact, 0)
}

/** In whole thousandths, so that a record holds it exactly. */
function likenessShareOf({ words }: TextFacts): number {
	const { rich, poor, few } = wordOverlap.likeness
	return Math.round(1000 * (rich + ((poor - rich) * few) / (few + words.size))) / 1000
}

/** The share of the job's words that the person's text holds, 0 to 1. */
export function overlapOf(words: number, wordWeight: number): number {
	return wordWeight === 0 ? 0 : words / (wordWeight * fullImpact)
}

function statedBy(job: JobFacts): number {
	return (
		(job.mustWeight + job.niceWeight > 0 ? stated.skills : 0) |
		(job.profession === unsaid ? 0 : stated.profession) |
		(job.minMonths > 0 || job.maxMonths !== unsaid || job.roles.length > 0 ? stated.experience : 0) |
		(job.roles.length > 0 ? stated.roles : 0) |
		(job.education > 0 ? stated.education : 0) |
		(job.languages.length > 0 ? stated.languages : 0) |
		(job.wordWeight > 0 ? stated.text : 0)
	)
}

/** A person who has said nothing: each fact can be set by itself. */
export const nobody: PersonFacts = {
	experience: unsaid,
	education: unsaid,
	pay: unsaid,
	days: unsaid,
	modes: 0,
	willingToMove: unsaid,
	hasText: false,
	professions: [],
	languages: [],
	places: [],
	roles: [],
	roleMonths: [],
}

/** A job that asks for nothing. */
export const anyJob: JobFacts = {
	stated: 0,
	possible: [],
	mustCount: 0,
	mustWeight: 0,
	niceWeight: 0,
	wordWeight: 0,
	likenessShare: 0,
	profession: unsaid,
	relatedProfessions: [],
	minMonths: 0,
	maxMonths: unsaid,
	education: unsaid,
	mode: unsaid,
	payAtMost: unsaid,
	startInDays: unsaid,
	languages: [],
	places: [],
	roles: [],
}
