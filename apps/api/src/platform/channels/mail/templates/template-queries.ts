import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { mailWordings } from '@profile-search/db/schema/site/mail-templates'
import { desc, eq } from 'drizzle-orm'

/** The versions of a mail, latest first. */
export async function listVersions(db: Db, name: string) {
	return db
		.select({
			version: mailWordings.version,
			subject: mailWordings.subject,
			body: mailWordings.body,
			author: fullNameIn<string | null>(accounts),
			savedAt: mailWordings.savedAt,
		})
		.from(mailWordings)
		.leftJoin(accounts, eq(accounts.id, mailWordings.authorId))
		.where(eq(mailWordings.name, name))
		.orderBy(desc(mailWordings.version))
		.limit(50)
}

/** The latest version of each mail that was ever changed. */
export async function listLatest(db: Db) {
	return db
		.selectDistinctOn([mailWordings.name], {
			name: mailWordings.name,
			subject: mailWordings.subject,
			body: mailWordings.body,
		})
		.from(mailWordings)
		.orderBy(mailWordings.name, desc(mailWordings.version))
}

/** Undefined when someone else has saved that version meanwhile. */
export async function insertVersion(db: Db, values: typeof mailWordings.$inferInsert) {
	const [inserted] = await db.insert(mailWordings).values(values).onConflictDoNothing().returning()
	return inserted
}
