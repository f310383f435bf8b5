import { fullName } from '@profile-search/contract/accounts/full-name'
import { applicantPageSize, TeamMove, type ApplicantCard } from '@profile-search/contract/hiring/applicants'
import {
	ApplicationSource,
	applicationTransitions,
	applicationTimes,
	type ApplicationStatus,
} from '@profile-search/contract/hiring/applications'
import type { Db } from '@profile-search/db/client'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { score } from '@profile-search/matching/explain/score'
import { eq } from 'drizzle-orm'
import type { Matcher } from '#platform/context/matcher.ts'
import { nextAfter, type PageAsked, type Position } from '#platform/lists.ts'
import { notFound } from '#platform/refusal.ts'
import { findJobDocumentOf, listPersonDocuments } from '#search/index/documents.ts'
import { maskFor, type Identity } from '../blind/mask.ts'
import { applicantAlias } from '../nameless.ts'
import { countByStage, findJobOf, listSaid, rowsOf, type Reader, type Row } from './queries.ts'

export type Filter = {
	status?: ApplicationStatus | undefined
	query: string
	minScore: number
	minStars: number
	knockOuts: 'any' | 'without' | 'with'
	order: 'match' | 'newest' | 'stars'
}

/** Above this number, applicants are ranked by their score at the time of applying. */
const mostLive = 1000

/** All applicants who match the filter, in order, each with what the team may know. */
export async function findApplicants(
	db: Db,
	matcher: Matcher,
	reader: Reader,
	jobId: string,
	filter: Filter,
) {
	const job = await findJobOf(db, reader.organisationId, jobId)
	if (!job) throw notFound('refusals.noJob')
	const { status } = filter
	const rows = await rowsOf(db, reader, jobId, status && eq(applications.status, status))
	const [live, texts, stages] = await Promise.all([
		scoreNow(db, matcher, reader, jobId, rows),
		filter.query ? listSaid(db, jobId) : undefined,
		countByStage(db, jobId),
	])
	const found = rows
		.map((row) => ({ row, card: cardOf(row, live?.get(row.id)) }))
		.filter(({ row, card }) => fits(card, filter) && (!texts || tells(row, card, texts, filter.query)))
		.map(({ row, card }) => ({ card, contacts: contactsOf(row) }))
		.toSorted((a, b) => inOrder[filter.order](a.card, b.card))
	return {
		job,
		found,
		counts: { ...none, ...Object.fromEntries(stages.map(({ status: stage, total }) => [stage, total])) },
		isLive: live !== undefined,
	}
}

/** One page of the applicants who match the filter. */
export async function listApplicants(
	db: Db,
	matcher: Matcher,
	reader: Reader,
	jobId: string,
	{ page, after, ...filter }: Filter & PageAsked,
) {
	const { found, ...rest } = await findApplicants(db, matcher, reader, jobId, filter)
	const start = after ? startAfter(cardAt(after), found, filter.order) : (page - 1) * applicantPageSize
	const shown = found.slice(start, start + applicantPageSize + 1).map(({ card }) => card)
	const rows = shown.map((card) => ({ position: positionOf(card) }))
	return {
		...rest,
		items: shown.slice(0, applicantPageSize),
		next: nextAfter(rows, applicantPageSize),
		total: found.length,
		page,
		pages: Math.ceil(found.length / applicantPageSize),
	}
}

/** An applicant as a card in the list: by name, or by a number while the team may not know the name. */
export function cardOf(row: Row, liveTotal?: number): ApplicantCard {
	const isNamed = !row.isNameless
	const isOpenToSee = isNamed && row.isVisible && row.status !== 'withdrawn'
	const isGone = row.status === 'withdrawn'
	const headline = isGone ? null : row.headline
	return {
		id: row.id,
		status: row.status,
		name: isNamed ? fullName(row) : applicantAlias(row.id),
		isNamed,
		candidateId: isOpenToSee ? row.candidateId : null,
		image: isOpenToSee ? row.image : null,
		headline: isNamed ? headline : headline && maskFor(identityOf(row))(headline),
		profession: isGone ? null : row.profession,
		place: isGone ? null : row.place,
		experienceMonths: isGone ? null : row.experienceMonths,
		matchTotal: liveTotal ?? row.matchTotal,
		stars: row.stars,
		ratings: row.ratings,
		myStars: row.myStars,
		knockOuts: row.knockOuts,
		notes: row.notes,
		hasFile: row.hasFile && !isGone,
		submittedAt: row.submittedAt,
		stageSince: row.stageSince,
		daysInStage: row.daysInStage,
		source: ApplicationSource.catch('portal').parse(row.source),
		moves: TeamMove.options.filter((to) => mayTeamMove(row, to)),
	}
}

/** Everything in an application that could identify the person. */
export function identityOf(row: Row): Identity {
	return {
		names: [row.firstName, row.middleName, row.lastName],
		others: [
			row.email,
			row.email.split('@')[0] ?? null,
			row.mobileNumber,
			row.whatsappNumber,
			row.linkedinUrl,
		],
	}
}

/** The person's contacts, if the application shares them. */
export function contactsOf(row: Row) {
	const isGranted = row.sharesContact && !row.isNameless && row.status !== 'withdrawn'
	return isGranted ? { email: row.email, mobileNumber: row.mobileNumber } : null
}

function mayTeamMove(row: Row, to: ApplicationStatus) {
	const move = applicationTransitions[row.status][to]
	if (!move?.by.includes('team')) return false
	return !move.isBack || row[applicationTimes[to]] !== null
}

/**
 * The present totals of profiles that are visible to the team. Undefined while the engine is loading, and for too many
 * applicants.
 */
async function scoreNow(db: Db, matcher: Matcher, reader: Reader, jobId: string, rows: Row[]) {
	if (!matcher.isReady() || rows.length > mostLive) return undefined
	const job = await findJobDocumentOf(db, reader.organisationId, jobId)
	if (!job) return undefined
	const shown = rows.filter(({ isVisible, status }) => isVisible && status !== 'withdrawn')
	const people = await listPersonDocuments(
		db,
		shown.map(({ candidateId }) => candidateId),
	)
	const totals = new Map(people.map((person) => [person.id, score(person, job, matcher.knowledge()).total]))
	return new Map(
		shown.flatMap(({ id, candidateId }) => {
			const total = totals.get(candidateId)
			return total === undefined ? [] : [[id, total] as const]
		}),
	)
}

function fits(card: ApplicantCard, { minScore, minStars, knockOuts }: Filter) {
	if (minScore > 0 && (card.matchTotal ?? 0) < minScore) return false
	if (minStars > 0 && (card.stars ?? 0) < minStars) return false
	return knockOuts === 'any' || card.knockOuts > 0 === (knockOuts === 'with')
}

/** Whether the text that the team may read contains the words. A name that it may not know finds nobody. */
function tells(row: Row, card: ApplicantCard, texts: Map<string, string>, query: string) {
	const text = row.status === 'withdrawn' ? '' : (texts.get(row.id) ?? '')
	const readable = card.isNamed ? text : maskFor(identityOf(row))(text)
	const all = [card.name, card.headline, card.profession, card.place, readable].join(' ').toLowerCase()
	return query
		.toLowerCase()
		.split(/\s+/)
		.every((word) =>
			word.startsWith('-') && word.length > 1 ? !all.includes(word.slice(1)) : all.includes(word),
		)
}

/** What applicants are ordered by. */
type Ranked = Pick<ApplicantCard, 'id' | 'matchTotal' | 'stars' | 'submittedAt'>

function positionOf({ id, matchTotal, stars, submittedAt }: Ranked): Position {
	return [matchTotal, stars, submittedAt.toISOString(), id]
}

function cardAt([matchTotal, stars, submittedAt, id]: Position): Ranked {
	const numberOf = (value: Position[number] | undefined) => (typeof value === 'number' ? value : null)
	return {
		id: String(id),
		matchTotal: numberOf(matchTotal),
		stars: numberOf(stars),
		submittedAt: new Date(String(submittedAt)),
	}
}

/** Where the applicants begin who come after this one, whether that one is still among them or not. */
function startAfter(last: Ranked, found: readonly { card: Ranked }[], order: Filter['order']) {
	const start = found.findIndex(({ card }) => card.id !== last.id && inOrder[order](last, card) < 0)
	return start < 0 ? found.length : start
}

type Order = (a: Ranked, b: Ranked) => number

const newest: Order = (a, b) => b.submittedAt.getTime() - a.submittedAt.getTime() || (a.id < b.id ? 1 : -1)
const best: Order = (a, b) => (b.matchTotal ?? -1) - (a.matchTotal ?? -1) || newest(a, b)
const inOrder: Record<Filter['order'], Order> = {
	newest,
	match: best,
	stars: (a, b) => (b.stars ?? 0) - (a.stars ?? 0) || best(a, b),
}

const none: Record<ApplicationStatus, number> = {
	submitted: 0,
	viewed: 0,
	shortlisted: 0,
	interview: 0,
	offered: 0,
	hired: 0,
	declined: 0,
	rejected: 0,
	withdrawn: 0,
}
