import type { MergeKind } from '@profile-search/contract/trust/merges'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { notFound } from '#platform/refusal.ts'
import { listDuplicates } from '../approvals/duplicates/queries.ts'

/** People or jobs as the page of a merge shows them. */
export async function findSubjects(db: Db, kind: MergeKind, ids: string[]) {
	if (ids.length === 0) return []
	return kind === 'person'
		? db
				.select({
					id: accounts.id,
					name: sql<string>`concat_ws(' ', ${accounts.firstName}, ${accounts.middleName}, ${accounts.lastName})`,
					about: accounts.email,
					status: accounts.status,
					createdAt: accounts.createdAt,
				})
				.from(accounts)
				.where(and(inArray(accounts.id, ids), isNull(accounts.erasedAt)))
		: db
				.select({
					id: jobs.id,
					name: jobs.title,
					about: organisations.name,
					status: jobs.status,
					createdAt: jobs.createdAt,
				})
				.from(jobs)
				.innerJoin(organisations, eq(organisations.id, jobs.organisationId))
				.where(inArray(jobs.id, ids))
}

/** Possible duplicates: people by the search of approvals, jobs by their title within the organisation. */
export async function listMergeable(db: Db, kind: MergeKind, subjectId: string) {
	const [subject] = await findSubjects(db, kind, [subjectId])
	if (!subject) throw notFound('trustRefusals.noSubject')
	const ids = kind === 'person' ? await likePerson(db, subjectId) : await likeJob(db, subjectId)
	const found = await findSubjects(db, kind, ids)
	return { subject, items: ids.flatMap((id) => found.find((side) => side.id === id) ?? []) }
}

async function likePerson(db: Db, accountId: string) {
	const found = await listDuplicates(db, accountId)
	return found.filter(({ userType }) => userType === 'candidate').map(({ id }) => id)
}

const mostLike = 10

async function likeJob(db: Db, jobId: string) {
	const mine = db.select({ id: jobs.organisationId }).from(jobs).where(eq(jobs.id, jobId))
	const title = sql`(select lower(title) from jobs where id = ${jobId})`
	const rows = await db
		.select({ id: jobs.id })
		.from(jobs)
		.where(
			and(
				inArray(jobs.organisationId, mine),
				ne(jobs.id, jobId),
				inArray(jobs.status, ['open', 'paused', 'closed']),
				sql`not exists (select from merges where duplicate_id = ${jobs.id} and undone_at is null)`,
			),
		)
		.orderBy(sql`similarity(lower(${jobs.title}), ${title}) desc`, sql`${jobs.createdAt} desc`)
		.limit(mostLike)
	return rows.map(({ id }) => id)
}
