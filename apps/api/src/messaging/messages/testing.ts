import { randomUUID } from 'node:crypto'
import type { Db } from '@profile-search/db/client'
import { applications } from '@profile-search/db/schema/hiring/applications'
import type { jobs } from '@profile-search/db/schema/hiring/jobs'
import { contactRequests } from '@profile-search/db/schema/messaging/contact-requests'
import { createCandidate, createJob, createOrganisation } from '@profile-search/db/testing/factories'
import type { testApp } from '#test/portal.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>
type Caller = Awaited<ReturnType<TestApp['as']>>

/** A person who has applied for a job of an organisation. */
export async function createApplied(db: Db, overrides: Partial<typeof jobs.$inferInsert> = {}) {
	const organisation = await createOrganisation(db, { name: 'Orange Works' })
	const job = await createJob(db, { organisationId: organisation.id, title: 'Orchard planner', ...overrides })
	const person = await createCandidate(db, { account: { firstName: 'Meera', lastName: 'Deshpande' } })
	const [application] = await db
		.insert(applications)
		.values({ jobId: job.id, candidateId: person.id, resume: {} })
		.returning()
	return { organisation, job, person, applicationId: application?.id ?? '' }
}

/** Two people, one of whom has asked the other for contact. */
export async function createRequested(db: Db, status: 'open' | 'accepted' | 'withdrawn') {
	const asker = await createCandidate(db, { account: { firstName: 'Asha', lastName: 'Patil' } })
	const asked = await createCandidate(db, { account: { firstName: 'Ravi', lastName: 'Kale' } })
	const [request] = await db
		.insert(contactRequests)
		.values({ askerId: asker.id, askedId: asked.id, message: 'May I ask you about farming?', status })
		.returning()
	return { asker, asked, requestId: request?.id ?? '' }
}

/** Opens the thread of a subject as its page does. */
export async function open(me: Caller, kind: 'application' | 'request' | 'approval', subjectId: string) {
	const answer = await me.post('threads', { kind, subjectId })
	return String(answer.body.details?.threadId ?? answer.status)
}

/** Writes a short message. */
export function write(me: Caller, threadId: string, text: string, clientId: string = randomUUID()) {
	return me.post(`threads/${threadId}/messages`, { clientId, text })
}

/** The texts of a thread, oldest first, as this account reads them. */
export async function messagesIn(me: Caller, threadId: string): Promise<string[]> {
	const { body } = await me.get(`threads/${threadId}/messages`)
	return body.details.items.map(({ text }: { text: string }) => text)
}
