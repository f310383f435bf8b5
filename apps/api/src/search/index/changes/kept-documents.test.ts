import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { candidateSkills, candidates } from '@profile-search/db/schema/profiles/candidates'
import { createCandidate, createJob, createOrganisation } from '@profile-search/db/testing/factories'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { keptDocuments } from './kept-documents.ts'

test('a document is the same object until it changes, and at once another one after that', async () => {
	await using database = await freshDb()
	const { db } = database
	const documents = keptDocuments(db)
	const { id } = await createCandidate(db)
	const other = await createCandidate(db)
	const [first] = await documents.listPeople([id])
	expect((await documents.listPeople([id]))[0]).toBe(first)

	await db.update(candidates).set({ experienceMonths: 77 }).where(eq(candidates.accountId, other.id))
	expect((await documents.listPeople([id]))[0]).toBe(first)
	await db.delete(candidateSkills).where(eq(candidateSkills.candidateId, id))
	await db.update(candidates).set({ experienceMonths: 77 }).where(eq(candidates.accountId, id))
	const [second] = await documents.listPeople([id])
	expect(second).not.toBe(first)
	expect(second).toMatchObject({ id, experienceMonths: 77, skills: [] })
})

test('who is no longer approved and what is no longer open are gone at once', async () => {
	await using database = await freshDb()
	const { db } = database
	const documents = keptDocuments(db)
	const person = await createCandidate(db)
	const organisation = await createOrganisation(db)
	const job = await createJob(db, { organisationId: organisation.id })
	expect(await documents.listPeople([person.id])).toHaveLength(1)
	expect(await documents.listOpenJobs([job.id])).toHaveLength(1)

	await db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, person.id))
	await db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, organisation.owner.id))
	expect(await documents.listPeople([person.id])).toEqual([])
	expect(await documents.listOpenJobs([job.id])).toEqual([])
})

test('a job is found for its organisation alone, in any state', async () => {
	await using database = await freshDb()
	const { db } = database
	const documents = keptDocuments(db)
	const [organisation, stranger] = [await createOrganisation(db), await createOrganisation(db)]
	const { id } = await createJob(db, { organisationId: organisation.id, status: 'draft' })
	const found = await documents.findJobOf(organisation.id, id)
	expect(found?.id).toBe(id)
	expect(await documents.findJobOf(stranger.id, id)).toBeUndefined()
	expect(await documents.findJobOf(organisation.id, id)).toBe(found)

	await db.update(jobs).set({ title: 'Another title' }).where(eq(jobs.id, id))
	expect(await documents.findJobOf(organisation.id, id)).toMatchObject({
		text: { title: 'Another title' },
	})
})
