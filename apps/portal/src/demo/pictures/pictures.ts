import type { FileStore } from '@profile-search/api/platform/context/outside'
import { newToken } from '@profile-search/api/platform/secrets'
import type { Db } from '@profile-search/db/client'
import { files } from '@profile-search/db/schema/profiles/files'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { drawLogo } from './logo.ts'
import { drawPortrait } from './portrait.ts'

const side = 320

/** Draws a portrait for every third of these people and a logo for each organisation. */
export async function plantPictures(
	db: Db,
	store: FileStore,
	{ people, organisations }: { people: readonly string[]; organisations: readonly string[] },
) {
	const logos = organisations.map((id, n) => ({ id, drawing: drawLogo(n) }))
	const photos = people.map((id, n) => ({ id, n })).filter(({ n }) => n % 3 === 0)
	await plant(db, store, 'logo', logos)
	await plant(
		db,
		store,
		'photo',
		photos.map(({ id, n }) => ({ id, drawing: drawPortrait(n) })),
	)
}

async function plant(
	db: Db,
	store: FileStore,
	kind: 'photo' | 'logo',
	drawings: { id: string; drawing: string }[],
) {
	const pictures = await Promise.all(
		drawings.map(async ({ id, drawing }) => ({ id, ...(await keep(store, kind, drawing)) })),
	)
	const isPhoto = kind === 'photo'
	const inserted = await db
		.insert(files)
		.values(
			pictures.map(({ id, key, size }) => ({
				kind,
				key,
				size,
				...(isPhoto ? { accountId: id } : { organisationId: id }),
			})),
		)
		.returning({ id: files.id })
	const [ids, addresses] = [pictures.map(({ id }) => id), inserted.map(({ id }) => `/api/files/${id}`)]
	const pairs = sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(addresses)}::text[]) as drawn (id, address)`
	if (isPhoto)
		await db.execute(
			sql`update candidates set image = drawn.address from ${pairs} where account_id = drawn.id`,
		)
	else
		await db.execute(
			sql`update organisations set logo = drawn.address from ${pairs} where organisations.id = drawn.id`,
		)
}

async function keep(store: FileStore, kind: 'photo' | 'logo', drawing: string) {
	const picture = await sharp(Buffer.from(drawing)).resize(side).webp({ quality: 80, effort: 2 }).toBuffer()
	const key = `${kind}/${newToken()}.webp`
	await store.put(key, picture)
	return { key, size: picture.length }
}
