import { problem } from '@profile-search/contract/platform/problem'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { notifications } from '@profile-search/db/schema/messaging/notifications'
import { organisations } from '@profile-search/db/schema/profiles/organisations'
import { inArray } from 'drizzle-orm'
import type { Pair } from './applicants.ts'
import type { Planted } from './applications.ts'

type Notification = typeof notifications.$inferInsert & { createdAt: Date }

const readAfterMs = 2 * 86_400_000

/** Plants what the pair was told of their applications; what is older than two days they have read. */
export async function plantNotifications(db: Db, planted: readonly Planted[], pair: Pair) {
	const own = planted.filter(({ personId }) => personId === pair.personId)
	const received = planted.filter(({ opening }) => opening.organisationId === pair.organisationId)
	const organisationNames = await namesOf(
		db,
		own.map(({ opening }) => opening.organisationId),
	)
	const names = await applicantNames(
		db,
		received.map(({ personId }) => personId),
	)
	const toPerson: Notification[] = own.flatMap(({ id, opening, history }) =>
		history
			.filter(({ isByCandidate }) => !isByCandidate)
			.map(({ to, at }) => ({
				accountId: pair.personId,
				kind: 'application' as const,
				title: `hiringMails.told.applicant.${to}`,
				body: `${opening.title} · ${organisationNames.get(opening.organisationId) ?? ''}`,
				page: `applications/${id}`,
				createdAt: at,
			})),
	)
	const toTeam: Notification[] = received.flatMap(({ id, opening, personId, history }) =>
		history.slice(0, 1).map(({ at }) => ({
			accountId: pair.organisationId,
			kind: 'application' as const,
			title: problem('hiringMails.told.team.submitted', { job: opening.title }),
			body: names.get(personId) ?? '',
			page: `job-pipeline/${opening.id}/${id}`,
			aboutId: personId,
			createdAt: at,
		})),
	)
	// The list is ordered by id, and ids follow the order of insertion.
	const all = [...toPerson, ...toTeam].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
	const readBefore = Date.now() - readAfterMs
	await db.insert(notifications).values(
		all.map((each) => ({
			...each,
			readAt: each.createdAt.getTime() < readBefore ? each.createdAt : null,
		})),
	)
}

async function namesOf(db: Db, ids: string[]) {
	const rows = await db
		.select({ id: organisations.id, name: organisations.name })
		.from(organisations)
		.where(inArray(organisations.id, ids))
	return new Map(rows.map(({ id, name }) => [id, name]))
}

async function applicantNames(db: Db, ids: string[]) {
	const rows = await db
		.select({ id: accounts.id, name: fullNameIn(accounts) })
		.from(accounts)
		.where(inArray(accounts.id, ids))
	return new Map(rows.map((row) => [row.id, row.name]))
}
