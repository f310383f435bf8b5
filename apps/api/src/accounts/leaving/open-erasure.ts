import type { Db } from '@profile-search/db/client'
import { erasures } from '@profile-search/db/schema/privacy/personal-data'
import { and, eq, isNull } from 'drizzle-orm'

/** The erasure of an account that can still be taken back. Undefined when there is none. */
export async function findOpenErasure(db: Db, accountId: string) {
	const [erasure] = await db
		.select()
		.from(erasures)
		.where(and(eq(erasures.accountId, accountId), isNull(erasures.sealedAt)))
	return erasure
}
