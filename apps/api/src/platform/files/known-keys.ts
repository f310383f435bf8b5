import type { Db } from '@profile-search/db/client'
import { jobImports } from '@profile-search/db/schema/hiring/job-imports'
import { dataExports } from '@profile-search/db/schema/privacy/personal-data'
import { files } from '@profile-search/db/schema/profiles/files'
import { peopleImports } from '@profile-search/db/schema/profiles/people-imports'
import { attachments } from '@profile-search/db/schema/trust/attachments'
import { inArray, sql } from 'drizzle-orm'

/** The keys among these that a row still names. */
export async function listKnownKeys(db: Db, keys: string[]) {
	const pictures = db.select({ key: files.key }).from(files).where(inArray(files.key, keys))
	const sentAlong = db
		.select({ key: attachments.key })
		.from(attachments)
		.where(inArray(attachments.key, keys))
	const copies = db
		.select({ key: sql<string>`${dataExports.key}` })
		.from(dataExports)
		.where(inArray(dataExports.key, keys))
	const imports = db
		.select({ key: sql<string>`${jobImports.key}` })
		.from(jobImports)
		.where(inArray(jobImports.key, keys))
	const peopleFiles = db
		.select({ key: sql<string>`${peopleImports.key}` })
		.from(peopleImports)
		.where(inArray(peopleImports.key, keys))
	const rows = await pictures.unionAll(sentAlong).unionAll(copies).unionAll(imports).unionAll(peopleFiles)
	return rows.map(({ key }) => key)
}
