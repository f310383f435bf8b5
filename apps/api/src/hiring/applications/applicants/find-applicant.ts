import type { Applicant } from '@profile-search/contract/hiring/applicants'
import { ApplicationResume } from '@profile-search/contract/hiring/applications'
import { MatchRecord } from '@profile-search/contract/search/match-record'
import type { Db } from '@profile-search/db/client'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { eq } from 'drizzle-orm'
import type { Matcher } from '#platform/context/matcher.ts'
import { notFound } from '#platform/refusal.ts'
import { findJobDocumentOf } from '#search/index/documents.ts'
import { matchNow } from '../applying/snapshot.ts'
import { maskFor, maskMatch, maskResume } from '../blind/mask.ts'
import { applicantAlias } from '../nameless.ts'
import { findFile, listAnswers, listEvents } from '../queries.ts'
import { cardOf, contactsOf, identityOf } from './list-applicants.ts'
import {
	findContent,
	findJobOf,
	listActorNames,
	listNotes,
	listRatings,
	rowsOf,
	type Reader,
	type Row,
} from './queries.ts'

/** The row of an applicant of this organisation. An applicant of another one counts as not found. */
export async function findRow(db: Db, reader: Reader, jobId: string, id: string) {
	const [row] = await rowsOf(db, reader, jobId, eq(applications.id, id))
	if (!row) throw notFound('hiringRefusals.noApplication')
	return row
}

/** An applicant as the team may see them: nameless before the shortlist of a blind review, and empty once withdrawn. */
export async function findApplicant(
	db: Db,
	matcher: Matcher,
	reader: Reader,
	jobId: string,
	id: string,
): Promise<Applicant> {
	const row = await findRow(db, reader, jobId, id)
	const [job, content, answers, events, file, noteList, ratingList, match] = await Promise.all([
		findJobOf(db, reader.organisationId, jobId),
		findContent(db, id),
		listAnswers(db, id),
		listEvents(db, id),
		findFile(db, id),
		listNotes(db, id, reader),
		listRatings(db, id, reader),
		findMatch(db, matcher, reader, jobId, row),
	])
	if (!job || !content) throw notFound('hiringRefusals.noApplication')
	const actors = await listActorNames(db, [...new Set(events.flatMap(({ actorId }) => actorId ?? []))])

	const isThere = row.status !== 'withdrawn'
	const card = cardOf(row, match?.total)
	const kept = content.matchRecord === null ? null : MatchRecord.parse(content.matchRecord)
	const mask = row.isNameless ? maskFor(identityOf(row)) : (text: string) => text
	const shownMatch = isThere ? (match ?? kept) : null
	return {
		...card,
		job,
		times: row,
		motivation: isThere ? content.motivation && mask(content.motivation) : null,
		answers: isThere ? answers.map((each) => ({ ...each, answer: mask(each.answer) })) : [],
		resume: isThere ? resumeOf(row, content.resume) : null,
		file: isThere && !row.isNameless ? (file ?? null) : null,
		isFileHeldBack: isThere && row.isNameless && file !== undefined,
		contacts: contactsOf(row),
		match: shownMatch && (row.isNameless ? maskMatch(shownMatch, identityOf(row)) : shownMatch),
		matchTotalThen: row.matchTotal,
		rejectReason: content.rejectReason,
		endMessage: content.endMessage && mask(content.endMessage),
		events: events.map(({ actorId, ...event }) => ({
			...event,
			message: event.message && (event.by === 'candidate' ? mask(event.message) : event.message),
			actor: event.by === 'candidate' ? card.name : ((actorId && actors.get(actorId)) ?? null),
		})),
		noteList,
		ratingList,
	}
}

/** The résumé as it was sent, mask while the applicant is nameless. Its ids do not lead to the profile. */
export function resumeOf(row: Row, kept: unknown): ApplicationResume {
	const resume = ApplicationResume.parse(kept)
	return row.isNameless ? maskResume(resume, identityOf(row), applicantAlias(row.id)) : resume
}

async function findMatch(db: Db, matcher: Matcher, reader: Reader, jobId: string, row: Row) {
	if (!row.isVisible || row.status === 'withdrawn') return null
	const document = await findJobDocumentOf(db, reader.organisationId, jobId)
	return matchNow(db, matcher, row.candidateId, document)
}
