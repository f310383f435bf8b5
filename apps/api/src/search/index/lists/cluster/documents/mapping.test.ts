import { createHash } from 'node:crypto'
import { createCandidate, createJob, createOrganisation } from '@profile-search/db/testing/factories'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { expect, test } from 'vitest'
import { openSources, shapes } from '../following/sources.ts'
import { documentOf } from './document.ts'
import { mappingOf, mappingVersion } from './mapping.ts'

/**
 * What is written at this version. When this test fails, indices of portals hold other documents than searches ask for:
 * raise `mappingVersion`, so that all is written anew, and put the new digests here.
 */
const written = {
	version: 2,
	people: '2041cf5151c7449e',
	jobs: '7d58a7f9c4104f63',
	organisations: '8ab70868e7a591bf',
}

test('indices of the same version hold the same documents', async () => {
	await using connection = await freshDb()
	const { db } = connection
	await createCandidate(db, {
		account: { id: idOf(1), firstName: 'Asha', lastName: 'Kulkarni' },
		headline: 'Nurse in पुणे, 5 years',
		summary: 'Care of newborns; नवजात शिशु',
		expectedPay: 30_000,
		visibility: 'public',
	})
	const organisation = await createOrganisation(db, {
		id: idOf(2),
		name: 'Sahyadri Hospital',
		owner: { id: idOf(3) },
	})
	await createJob(db, {
		id: idOf(4),
		organisationId: organisation.id,
		title: 'Staff nurse',
		description: 'Night shifts on the ward. रात्र पाळी.',
		payMin: 25_000,
		payMax: 40_000,
		publishedAt: new Date('2026-01-01'),
		closesOn: '2099-12-31',
	})

	const sources = await openSources(db)
	const digests: Record<string, string | number> = { version: mappingVersion }
	for (const list of ['people', 'jobs', 'organisations'] as const) {
		const documents = []
		for await (const { entries, features } of sources[list].all())
			for (const entry of entries)
				documents.push({
					...documentOf(entry, shapes[list].levels, features.get(entry.id)),
					changedAt: 'as it happens',
				})
		expect(documents).toHaveLength(1)
		const mapping = mappingOf(shapes[list], { shards: 1, replicas: 0 })
		digests[list] = createHash('sha256')
			.update(JSON.stringify([mapping, documents]))
			.digest('hex')
			.slice(0, 16)
	}

	expect(digests).toEqual(written)
})

function idOf(number: number) {
	return `00000000-0000-4000-8000-00000000000${number}`
}
