import type { Db } from '@profile-search/db/client'
import { keptSecrets } from '@profile-search/db/schema/platform/site'
import { eq } from 'drizzle-orm'
import { newToken } from '../secrets.ts'

/** A secret of the portal itself by its name, made once for all nodes. */
export async function findKeptSecret(db: Db, name: string) {
	const find = () =>
		db.select({ secret: keptSecrets.secret }).from(keptSecrets).where(eq(keptSecrets.name, name))
	const [kept] = await find()
	if (kept) return kept.secret
	await db.insert(keptSecrets).values({ name, secret: newToken() }).onConflictDoNothing()
	const [made] = await find()
	if (!made) throw new Error(`The secret ${name} was not kept.`)
	return made.secret
}
