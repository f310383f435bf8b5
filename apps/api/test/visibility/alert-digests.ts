import type { Db } from '@profile-search/db/client'
import { alertDigests, alertHits, alerts } from '@profile-search/db/schema/matching/alerts'
import type { Owner, Reader } from './fixtures.ts'

/** Everyone in a digest to every reader with an account, and some for a job: whoever they were told of may hide since. */
export async function createAlertDigests(db: Db, readers: Reader[], people: Owner[], jobIds: string[]) {
	const ids: string[] = []
	for (const { id: accountId } of readers) {
		if (!accountId) continue
		const values = { accountId, kind: 'people' as const, name: 'People', frequency: 'daily' as const }
		const [alert] = await db
			.insert(alerts)
			.values({ ...values, confirmedAt: new Date() })
			.returning()
		const criteria = [{ id: alert?.id, kind: 'people', name: 'People', criteria: '' }]
		const [digest] = await db
			.insert(alertDigests)
			.values({ accountId, criteria, isMailed: false })
			.returning()
		await db.insert(alertHits).values(
			people.map(({ id, number }) => ({
				alertId: alert?.id ?? '',
				subjectId: id,
				jobId: number % 2 ? (jobIds[0] ?? null) : null,
				digestId: digest?.id ?? '',
			})),
		)
		ids.push(digest?.id ?? '')
	}
	return ids
}
