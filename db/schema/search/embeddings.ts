import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { jobs } from '../hiring/jobs.ts'
import { moment } from '../platform/columns.ts'
import { candidates } from '../profiles/candidates.ts'

/** The professions that a text speaks of, each with its weight. */
const read = () => ({
	fields: jsonb().$type<[profession: number, weight: number][]>().notNull(),
	/** The embedding model that read it. */
	model: text().notNull(),
	readAt: moment(),
})

/**
 * What the operator's embedding service made of a person's text. There is a row while the text stands as it was read:
 * triggers delete it when the text changes.
 */
export const candidateEmbeddings = pgTable('candidate_embeddings', {
	candidateId: uuid()
		.primaryKey()
		.references(() => candidates.accountId, { onDelete: 'cascade' }),
	...read(),
})

/** Likewise of a job's. */
export const jobEmbeddings = pgTable('job_embeddings', {
	jobId: uuid()
		.primaryKey()
		.references(() => jobs.id, { onDelete: 'cascade' }),
	...read(),
})
