import { fullName } from '@profile-search/contract/accounts/full-name'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { grievances } from '@profile-search/db/schema/trust/grievances'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { notFound } from '#platform/refusal.ts'
import { listAdministrators } from '../mails/tell-parties.ts'
import { listAttachments, listEvents } from '../queries.ts'
import { shownTimes } from '../tracking/track.ts'

const assignees = alias(accounts, 'assignees')

/** A grievance with all its contents, for those who answer. */
export async function officerView(db: Db, id: string, now = new Date()) {
	const [found] = await db
		.select({ grievance: grievances, account: accounts, assignee: assignees })
		.from(grievances)
		.leftJoin(accounts, eq(accounts.id, grievances.accountId))
		.leftJoin(assignees, eq(assignees.id, grievances.assigneeId))
		.where(eq(grievances.id, id))
	if (!found) throw notFound('trustRefusals.noGrievance')
	const [events, attachments, administrators] = await Promise.all([
		listEvents(db, id, 'all'),
		listAttachments(db, id),
		listAdministrators(db),
	])
	const { grievance, account, assignee } = found
	return {
		...grievance,
		...shownTimes(grievance),
		asOf: now,
		account: account && { id: account.id, userType: account.userType, name: fullName(account) },
		assignee: assignee && { id: assignee.id, name: fullName(assignee) },
		administrators: administrators.map((each) => ({ id: each.id, name: fullName(each) })),
		events: events.map(({ facts, ...event }) => ({
			...event,
			...Facts.parse(facts),
			attachments: attachments.filter(({ eventId }) => eventId === event.id),
		})),
	}
}

/** The facts of a line that an officer sees. */
const Facts = z.object({
	clock: z.enum(['acknowledge', 'resolve']).nullable().catch(null),
	share: z.number().nullable().catch(null),
	stars: z.number().nullable().catch(null),
})
