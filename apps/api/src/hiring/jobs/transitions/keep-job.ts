import { dayAfter, dayIn } from '@profile-search/contract/platform/site-time'
import type { Db } from '@profile-search/db/client'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { conflict, notFound } from '#platform/refusal.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { findFields } from '../edits/named-draft.ts'
import { refuseTooLong } from '../edits/refuse-too-long.ts'
import { writeJob } from '../edits/write-job.ts'
import { isOwn, requireOwn, type Owner } from './own-job.ts'

/** Days that a copied job is open by default. */
const usualOpenDays = 30

/** Changes the last day. The job keeps its position in lists, since this makes it no newer. */
export async function extendJob(db: Db, owner: Owner, id: string, closesOn: string) {
	await requireOwn(db, owner, id)
	await refuseTooLong(db, closesOn)
	const extended = await db
		.update(jobs)
		.set({
			closesOn,
			remindedAt: null,
			editorId: owner.accountId,
			version: sql`${jobs.version} + 1`,
			updatedAt: sql`now()`,
		})
		.where(and(isOwn(owner, id), inArray(jobs.status, ['open', 'paused'])))
		.returning({ id: jobs.id })
	if (extended.length === 0) throw conflict('hiringRefusals.noLastDay')
}

/** Creates a draft with the same content; a copy of a closed job refers to it as relisted. */
export async function copyJob(db: Db, owner: Owner, id: string) {
	const { status } = await requireOwn(db, owner, id)
	const fields = await findFields(db, id)
	if (!fields) throw notFound('refusals.noJob')
	const { timeZone } = await findSiteSettings(db)
	const closesOn = dayAfter(dayIn(timeZone), usualOpenDays)
	const by = {
		organisationId: owner.organisationId,
		editorId: owner.accountId,
		relistedFrom: status === 'closed' ? id : null,
	}
	return db.transaction((transaction) => writeJob(transaction, by, { ...fields, closesOn }))
}

/** Deletes a draft that was never public. */
export async function deleteDraft(db: Db, owner: Owner, id: string) {
	await requireOwn(db, owner, id)
	const deleted = await db
		.delete(jobs)
		.where(and(isOwn(owner, id), eq(jobs.status, 'draft'), isNull(jobs.publishedAt)))
		.returning({ id: jobs.id })
	if (deleted.length === 0) throw conflict('hiringRefusals.onlyDrafts')
}
