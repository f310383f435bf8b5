import type { Db } from '@profile-search/db/client'
import { alertHits, alerts, deliveries } from '@profile-search/db/schema/matching/alerts'
import type { Owner, Reader } from './fixtures.ts'

/** Everyone in a delivery to every reader with an account, and some for a job: whoever they were told of may hide since. */
export async function createDeliveries(db: Db, readers: Reader[], people: Owner[], jobIds: string[]) {
	const ids: string[] = []
	for (const { id: accountId } of readers) {
		if (!accountId) continue
		const values = { accountId, kind: 'people' as const, name: 'People', frequency: 'daily' as const }
		const [alert] = await db
			.insert(alerts)
			.values({ ...values, confirmedAt: new Date() })
			.returning()
		const criteria = [{ id: alert?.id, kind: 'people', name: 'People', criteria: '' }]
		const [delivery] = await db
			.insert(deliveries)
			.values({ accountId, criteria, isMailed: false })
			.returning()
		await db.insert(alertHits).values(
			people.map(({ id, number }) => ({
				alertId: alert?.id ?? '',
				subjectId: id,
				jobId: number % 2 ? (jobIds[0] ?? null) : null,
				deliveryId: delivery?.id ?? '',
			})),
		)
		ids.push(delivery?.id ?? '')
	}
	return ids
}
