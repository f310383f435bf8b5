import { InvitationAnswer } from '@profile-search/contract/hiring/job-invitations'
import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.ts'
import { id, moment } from '../platform/columns.ts'
import { jobs } from './jobs.ts'

export const invitationAnswer = pgEnum('invitation_answer', InvitationAnswer.enum)

/** An organisation's invitation to a person to apply for one of its jobs; one for each of the two. */
export const jobInvitations = pgTable(
	'job_invitations',
	{
		id: id(),
		jobId: uuid()
			.notNull()
			.references(() => jobs.id, { onDelete: 'cascade' }),
		candidateId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		message: text().notNull(),
		/** Null while it is not answered. One that comes after `never` is answered so from the start, and nobody sees it. */
		answer: invitationAnswer(),
		invitedAt: moment(),
		answeredAt: timestamp({ withTimezone: true }),
	},
	(table) => [
		unique('job_invitations_once').on(table.jobId, table.candidateId),
		index('job_invitations_candidate').on(table.candidateId, table.invitedAt.desc()),
		index('job_invitations_old')
			.on(table.invitedAt)
			.where(sql`${table.answer} is distinct from 'never'`),
		check('job_invitations_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
	],
)
