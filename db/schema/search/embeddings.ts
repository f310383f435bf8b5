import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { jobs } from '../hiring/jobs.ts'
import { moment } from '../platform/columns.ts'
import { candidates } from '../profiles/candidates.ts'

/** The professions that a text mentions, each with its weight. */
const read = () => ({
	fields: jsonb().$type<[profession: number, weight: number][]>().notNull(),
	/** The embedding model that read it. */
	model: text().notNull(),
	readAt: moment(),
})

/**
 * The result of the operator's embedding service for a person's text. The row exists while the text is as it
 * was read: triggers delete it when the text changes.
 */
export const candidateEmbeddings = pgTable('candidate_embeddings', {
	candidateId: uuid()
		.primaryKey()
		.references(() => candidates.accountId, { onDelete: 'cascade' }),
	...read(),
})

/** The same for a job's text. */
export const jobEmbeddings = pgTable('job_embeddings', {
	jobId: uuid()
		.primaryKey()
		.references(() => jobs.id, { onDelete: 'cascade' }),
	...read(),
})
