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
import { noteNewKnowledge } from '../index/knowledge/new-knowledge.ts'

/** Fewer wanted ones, or fewer unwanted ones, tell of a few teams and not of how people choose. */
const leastOfEach = 50
/** The latest so many of each kind: more of them change no weight any more. */
const most = 20_000
/** Dismissals are scored anew, so there are fewer of them. */
const mostDismissals = 2000
/** Where no weight changes by so much, of about a hundred, no node has to load its index anew. */
const worthwhile = 0.5

/** Learns anew how much the parts of a match count, from what became of applications; the rankings follow. */
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
		await noteNewKnowledge(transaction)
	})
}

/** Whoever has not agreed to it is not learned from. */
const hasAgreed = hasConsent(sql`candidate_id`, 'learning')

/**
 * Applications that a team shortlisted, whatever came of it, and those it said no to for a reason that a profile can
 * tell. By the explanation that was kept when they came in, of which only kinds and points are read.
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

/** Jobs that people do not want because of the work; how they meet is scored now, since nothing was kept of it. */
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

function gradedOnly({ kind, points, possible }: GradedPart): GradedPart {
	return { kind, points, possible }
}

function byId<Item extends { id: string }>(items: Item[]) {
	return new Map(items.map((item) => [item.id, item]))
}
