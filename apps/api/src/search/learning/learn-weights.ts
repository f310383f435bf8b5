import type { Db } from '@profile-search/db/client'
import { learnedWeights } from '@profile-search/db/schema/search/learned'
import { score } from '@profile-search/matching/explain/score'
import {
	greatestChange,
	learnWeights,
	type GradedPart,
	type Outcome,
} from '@profile-search/matching/learn/weights'
import { partWeights } from '@profile-search/matching/scoring/weights'
import { sql } from 'drizzle-orm'
import { hasConsent } from '#accounts/consents/queries.ts'
import type { Run } from '#platform/context/define-task.ts'
import type { Matcher } from '#platform/context/matcher.ts'
import { listJobDocuments, listPersonDocuments } from '../index/documents.ts'
import { findLearnedWeights } from '../index/knowledge/knowledge.ts'
import { noteNewLearning } from '../index/knowledge/new-knowledge.ts'

/**
 * With fewer wanted or fewer unwanted outcomes, the weights would reflect a few teams rather than how people choose.
 */
const leastOfEach = 50
/** The latest outcomes of each kind; more of them no longer change any weight. */
const most = 20_000
/** Dismissals have to be scored again, so there are fewer of them. */
const mostDismissals = 2000
/** If no weight, of about a hundred in total, changes by this much, no node has to reload its index. */
const worthwhile = 0.5

/** Learns the weights of the parts of a match from the outcomes of applications; the rankings follow. */
export const learnPartWeights: Run<'learn_part_weights'> = async (_payload, { db, matcher, isLearning }) => {
	if (!isLearning) return
	const outcomes = [...(await listApplicationOutcomes(db)), ...(await listDismissalOutcomes(db, matcher))]
	const wanted = outcomes.filter(({ wasWanted }) => wasWanted).length
	if (Math.min(wanted, outcomes.length - wanted) < leastOfEach) return

	const weights = learnWeights(outcomes)
	const before = (await findLearnedWeights(db)) ?? partWeights
	if (greatestChange(weights, before) < worthwhile) return

	await db.transaction(async (transaction) => {
		await transaction.insert(learnedWeights).values({ ...weights, outcomes: outcomes.length })
		await noteNewLearning(transaction)
	})
}

/** Only people who have consented to it are learned from. */
const hasAgreed = hasConsent(sql`candidate_id`, 'learning')

/**
 * Applications that a team shortlisted, whatever came of them, and those rejected for a reason that a profile can show.
 * The source is the match explanation stored when they came in, of which only kinds, points and shares are read.
 */
async function listApplicationOutcomes(db: Db): Promise<Outcome[]> {
	const wasShortlisted = sql`coalesce(shortlisted_at, interview_at, offered_at, hired_at) is not null`
	const { rows } = await db.execute<Outcome>(sql`
		with latest as (
			(select id, true as wanted from applications
				where ${wasShortlisted} and match_record is not null and ${hasAgreed} order by id desc limit ${most})
			union all
			(select id, false from applications
				where not ${wasShortlisted} and match_record is not null and status = 'rejected'
					and reject_reason in ('skills', 'experience', 'education') and ${hasAgreed} order by id desc limit ${most}))
		select wanted as "wasWanted", match_record -> 'parts' as parts from latest join applications using (id)`)
	return rows.map(({ parts, wasWanted }) => ({ parts: parts.map(gradedOnly), wasWanted }))
}

/** Jobs that people dismissed because of the work. Their match is scored now, since none was stored. */
async function listDismissalOutcomes(db: Db, matcher: Matcher): Promise<Outcome[]> {
	if (!matcher.isReady()) return []
	const { rows } = await db.execute<{ personId: string; jobId: string }>(sql`
		select candidate_id as "personId", job_id as "jobId" from job_dismissals
		where reason = 'work' and ${hasAgreed} order by dismissed_at desc limit ${mostDismissals}`)
	const [people, jobs] = await Promise.all([
		listPersonDocuments(db, [...new Set(rows.map(({ personId }) => personId))]),
		listJobDocuments(db, [...new Set(rows.map(({ jobId }) => jobId))]),
	])
	const [personById, jobById] = [byId(people), byId(jobs)]
	return rows.flatMap(({ personId, jobId }) => {
		const [person, job] = [personById.get(personId), jobById.get(jobId)]
		if (!person || !job) return []
		return [{ parts: score(person, job, matcher.knowledge()).parts.map(gradedOnly), wasWanted: false }]
	})
}

function gradedOnly({ kind, points, possible, share }: GradedPart): GradedPart {
	return { kind, points, possible, share }
}

function byId<Item extends { id: string }>(items: Item[]) {
	return new Map(items.map((item) => [item.id, item]))
}
