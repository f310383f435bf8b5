import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { applications } from '@profile-search/db/schema/hiring/applications'
import { createAccount, createCandidate, createJob } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { hashSecret } from '#platform/secrets.ts'
import type { testApp } from '#test/portal.ts'

type Api = Awaited<ReturnType<typeof testApp>>
type ApplicationOverrides = Partial<typeof applications.$inferInsert>

export const password = 'Secret1!'

/** A person who has registered twice, and an administrator who merges. */
export async function twice(api: Api) {
	const asha = { firstName: 'Asha', lastName: 'Patil', passwordHash: await hashSecret(password) }
	const kept = await createCandidate(api.db, { account: { ...asha, email: 'asha@example.com' } })
	const duplicate = await createCandidate(api.db, { account: { ...asha, email: 'patil@example.com' } })
	const admin = await api.as(await createAccount(api.db, { isAdministrator: true }))
	const order = { kind: 'person', keptId: kept.id, duplicateId: duplicate.id, reason: 'Registered twice.' }
	return {
		kept,
		duplicate,
		admin,
		order,
		merge: async (overrides: object = {}) => {
			const sent = await admin.post('admin/merges', { ...order, ...overrides })
			return { ...sent, id: String(sent.body.details?.mergeId) }
		},
		undo: (id: string) => admin.post(`admin/merges/${id}/undo`),
	}
}

export async function applyTo(
	api: Api,
	jobId: string,
	candidateId: string,
	overrides: ApplicationOverrides = {},
) {
	const [made] = await api.db
		.insert(applications)
		.values({ jobId, candidateId, resume: {}, ...overrides })
		.returning()
	if (!made) throw new Error('The row was just written.')
	return made
}

export async function findApplication(api: Api, id: string) {
	const [found] = await api.db.select().from(applications).where(eq(applications.id, id))
	return found
}

export async function findStatus(api: Api, id: string) {
	const [found] = await api.db.select().from(accounts).where(eq(accounts.id, id))
	return found?.status
}

/** Two postings of one organisation. */
export async function twoJobs(api: Api, organisationId?: string) {
	const one = await createJob(api.db, { title: 'Night nurse', ...(organisationId && { organisationId }) })
	const two = await createJob(api.db, { title: 'Nurse at night', organisationId: one.organisationId })
	return [one, two] as const
}
