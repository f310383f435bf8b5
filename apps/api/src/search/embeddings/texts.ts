import type { Db } from '@profile-search/db/client'
import { candidateEmbeddings, jobEmbeddings } from '@profile-search/db/schema/search/embeddings'
import type { FreeText } from '@profile-search/matching/text/term-counter'
import { sql, type SQL } from 'drizzle-orm'
import { openJob } from '#visibility/open-job.ts'
import { listJobDocuments, listPersonDocuments, uuids } from '../index/documents.ts'

type Meaning = { id: string; model: string; fields: [number, number][] }

/** The texts of one side of a match: finds the unread ones and stores the results. */
export type Texts = {
	/** Ids of unread texts in ascending order, after the given id. */
	unread: (db: Db, after: string, limit: number) => Promise<string[]>
	list: (db: Db, ids: string[]) => Promise<Map<string, FreeText>>
	/** Keeps these texts from changing before the transaction ends. */
	lock: (db: Db, ids: string[]) => Promise<unknown>
	store: (db: Db, meaning: Meaning) => Promise<unknown>
}

const first = '00000000-0000-0000-0000-000000000000'

export const personTexts: Texts = {
	unread: (db, after, limit) =>
		idsOf(
			db,
			sql`select candidate.account_id as id from candidates candidate
				join accounts account on account.id = candidate.account_id and account.status = 'approved' and account.user_type = 'candidate'
				where candidate.account_id > ${after || first}
					and not exists (select from candidate_embeddings embedding where embedding.candidate_id = candidate.account_id)
				order by candidate.account_id limit ${limit}`,
		),
	list: async (db, ids) => textsOf(await listPersonDocuments(db, ids)),
	lock: (db, ids) =>
		db.execute(
			sql`select from candidates where account_id = any(${uuids(ids)}) order by account_id for update`,
		),
	store: (db, { id, ...read }) =>
		db
			.insert(candidateEmbeddings)
			.values({ candidateId: id, ...read })
			.onConflictDoNothing(),
}

export const jobTexts: Texts = {
	unread: (db, after, limit) =>
		idsOf(
			db,
			sql`select job.id from jobs job where job.id > ${after || first} and ${openJob('job')}
				and not exists (select from job_embeddings embedding where embedding.job_id = job.id)
				order by job.id limit ${limit}`,
		),
	list: async (db, ids) => textsOf(await listJobDocuments(db, ids)),
	lock: (db, ids) => db.execute(sql`select from jobs where id = any(${uuids(ids)}) order by id for update`),
	store: (db, { id, ...read }) =>
		db
			.insert(jobEmbeddings)
			.values({ jobId: id, ...read })
			.onConflictDoNothing(),
}

async function idsOf(db: Db, query: SQL) {
	const { rows } = await db.execute<{ id: string }>(query)
	return rows.map(({ id }) => id)
}

function textsOf(documents: { id: string; text?: FreeText }[]) {
	return new Map(documents.map(({ id, text }) => [id, text ?? { title: '', body: '' }]))
}
