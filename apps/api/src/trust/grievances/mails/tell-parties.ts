import { problem } from '@profile-search/contract/platform/problem'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { and, eq, ne } from 'drizzle-orm'
import { tell } from '#accounts/notifications/tell.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import type { Grievance } from '../events.ts'

type GrievanceRef = Pick<Grievance, 'id' | 'number' | 'accountId' | 'assigneeId'>

/** Tells the complainant about a public line of the log: by mail, and in the portal if there is an account. */
export async function tellComplainant(db: Db, { number, accountId }: GrievanceRef, eventId: string) {
	await enqueue(db, 'mail_grievance_event', { eventId })
	if (!accountId) return
	await tell(db, accountId, {
		kind: 'grievance',
		title: problem('trustMails.grievance.toldTitle', { number }),
		body: 'trustMails.grievance.toldBody',
		page: 'grievance/track',
		orderId: number,
	})
}

/** Tells those who answer grievances, with the code of a title: the assignee, or else the officer and every administrator. */
export async function tellOfficers(db: Db, grievance: GrievanceRef, eventId: string, title: string) {
	const administrators = await listAdministrators(db)
	const assigned = administrators.filter(({ id }) => id === grievance.assigneeId)
	await tellThese(db, assigned.length ? assigned : administrators, {
		grievance,
		eventId,
		title,
		isForOfficer: assigned.length === 0,
	})
}

/** Tells everybody who answers grievances, whoever the assignee is. */
export async function warnOfficers(db: Db, grievance: GrievanceRef, eventId: string, title: string) {
	await tellThese(db, await listAdministrators(db), { grievance, eventId, title, isForOfficer: true })
}

type Administrator = Awaited<ReturnType<typeof listAdministrators>>[number]
type GrievanceNews = { grievance: GrievanceRef; eventId: string; title: string; isForOfficer: boolean }

async function tellThese(
	db: Db,
	whom: Administrator[],
	{ grievance, eventId, title, isForOfficer }: GrievanceNews,
) {
	const { officerEmail } = await findSiteSettings(db)
	const addresses = new Set(whom.map(({ email }) => email))
	if (isForOfficer && officerEmail) addresses.add(officerEmail)
	for (const to of addresses) await enqueue(db, 'mail_grievance_officer', { eventId, to })
	for (const { id } of whom)
		await tell(db, id, {
			kind: 'grievance',
			title,
			body: grievance.number,
			page: `admin/grievances/${grievance.id}`,
			orderId: grievance.id,
		})
}

/** Active administrators, by name. */
export async function listAdministrators(db: Db) {
	return db
		.select({
			id: accounts.id,
			email: accounts.email,
			firstName: accounts.firstName,
			lastName: accounts.lastName,
		})
		.from(accounts)
		.where(and(eq(accounts.isAdministrator, true), ne(accounts.status, 'suspended')))
		.orderBy(accounts.firstName, accounts.lastName, accounts.id)
}
