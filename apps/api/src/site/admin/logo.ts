import type { Db } from '@profile-search/db/client'
import { siteSettings } from '@profile-search/db/schema/platform/site'
import { files } from '@profile-search/db/schema/profiles/files'
import { and, eq, isNull } from 'drizzle-orm'
import { record } from '#platform/audit/record.ts'
import type { FileStore } from '#platform/context/outside.ts'
import { readPicture } from '#platform/files/read-picture.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { newToken } from '#platform/secrets.ts'
import { theSite } from '#platform/settings/save-settings.ts'

/** The default logo of the site. */
const ownLogo = '/logo.svg'

/** Stores a picture as the logo of the site, in place of the previous one, and returns its URL. */
export async function keepLogo(db: Db, store: FileStore, actorId: string, sent: File) {
	const picture = await readPicture(sent)
	const key = `logo/${newToken()}.webp`
	// Before the row, so that no row ever names a missing file. If the row fails, the sweep finds the file.
	await store.put(key, picture)
	return db.transaction(async (transaction) => {
		await dropLogo(transaction)
		const [file] = await transaction
			.insert(files)
			.values({ kind: 'logo', key, size: picture.length })
			.returning({ id: files.id })
		const address = `/api/files/${file?.id}`
		await show(transaction, actorId, address)
		return { address }
	})
}

/** Removes the logo of the site, if there is one. */
export async function removeLogo(db: Db, actorId: string) {
	await db.transaction(async (transaction) => {
		await dropLogo(transaction)
		await show(transaction, actorId, ownLogo)
	})
}

/** Locks the settings until the transaction ends, so that two changes take turns. */
async function dropLogo(db: Db) {
	await db.insert(siteSettings).values({}).onConflictDoNothing()
	await db.select({ id: siteSettings.id }).from(siteSettings).for('update')
	const dropped = await db
		.delete(files)
		.where(and(eq(files.kind, 'logo'), isNull(files.organisationId)))
		.returning({ key: files.key })
	for (const { key } of dropped) await enqueue(db, 'remove_file', { key })
}

async function show(db: Db, actorId: string, companyLogo: string) {
	const [before] = await db.select({ companyLogo: siteSettings.companyLogo }).from(siteSettings)
	if (before?.companyLogo === companyLogo) return
	await db.update(siteSettings).set({ companyLogo })
	await record(db, {
		actorId,
		action: 'settings_changed',
		subjectId: theSite,
		facts: { before, after: { companyLogo } },
	})
}
