import type { JobFields } from '@profile-search/contract/hiring/job-drafts'
import type { Db } from '@profile-search/db/client'
import { jobTemplates } from '@profile-search/db/schema/hiring/jobs'
import { and, asc, eq, sql } from 'drizzle-orm'

const shape = {
	id: jobTemplates.id,
	name: jobTemplates.name,
	title: sql<string>`${jobTemplates.draft} ->> 'title'`,
	createdAt: jobTemplates.createdAt,
}

export async function listTemplates(db: Db, organisationId: string) {
	return db
		.select(shape)
		.from(jobTemplates)
		.where(eq(jobTemplates.organisationId, organisationId))
		.orderBy(asc(sql`lower(${jobTemplates.name})`))
}

/** Undefined when the template is not of this organisation. */
export async function findTemplate(db: Db, organisationId: string, id: string) {
	const [template] = await db.select().from(jobTemplates).where(isOwn(organisationId, id))
	return template
}

/** Saves a template; one with the same name is overwritten. */
export async function upsertTemplate(db: Db, organisationId: string, name: string, draft: JobFields) {
	const { rows } = await db.execute<{ id: string }>(sql`
		insert into ${jobTemplates} (organisation_id, name, draft)
		values (${organisationId}, ${name}, ${JSON.stringify(draft)}::jsonb)
		on conflict (organisation_id, lower(name))
		do update set name = excluded.name, draft = excluded.draft, created_at = now()
		returning id`)
	const [kept] = await db
		.select(shape)
		.from(jobTemplates)
		.where(isOwn(organisationId, rows[0]?.id ?? ''))
	if (!kept) throw new Error('The template was not kept.')
	return kept
}

export async function countTemplates(db: Db, organisationId: string) {
	return db.$count(jobTemplates, eq(jobTemplates.organisationId, organisationId))
}

/** False when the template is not of this organisation. */
export async function deleteTemplate(db: Db, organisationId: string, id: string) {
	const deleted = await db
		.delete(jobTemplates)
		.where(isOwn(organisationId, id))
		.returning({ id: jobTemplates.id })
	return deleted.length > 0
}

function isOwn(organisationId: string, id: string) {
	return and(eq(jobTemplates.organisationId, organisationId), eq(jobTemplates.id, id))
}
