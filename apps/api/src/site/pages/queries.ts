import type { PageLanguage } from '@profile-search/contract/platform/languages'
import type { Db } from '@profile-search/db/client'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { fullNameIn } from '@profile-search/db/schema/accounts/full-name'
import { pages } from '@profile-search/db/schema/site/pages'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'

/** A page in a language. */
export type Place = { slug: string; language: PageLanguage }

const isLive = eq(pages.isLive, true)
const isDraft = isNull(pages.publishedAt)
const authorName = fullNameIn<string | null>(accounts)

function isAt({ slug, language }: Place) {
	return and(eq(pages.slug, slug), eq(pages.language, language))
}

/** The live texts of a page, one for each of its languages, English first. */
export async function listLiveTexts(db: Db, slug: string) {
	return db
		.select()
		.from(pages)
		.where(and(eq(pages.slug, slug), isLive))
		.orderBy(asc(pages.language))
}

/** The slugs of all live pages, for the sitemap. */
export async function listLivePages(db: Db) {
	return db
		.select({
			slug: pages.slug,
			languages: sql<PageLanguage[]>`array_agg(${pages.language}::text order by ${pages.language})`,
			publishedAt: sql<Date>`max(${pages.publishedAt})`.mapWith(pages.createdAt),
		})
		.from(pages)
		.where(isLive)
		.groupBy(pages.slug)
		.orderBy(pages.slug)
}

/** The live version and the draft of every page, where they exist. */
export async function listStates(db: Db) {
	return db
		.select({
			slug: pages.slug,
			language: pages.language,
			title: pages.title,
			version: pages.version,
			isLive: pages.isLive,
			publishedAt: pages.publishedAt,
		})
		.from(pages)
		.orderBy(asc(pages.slug), asc(pages.language), desc(pages.version))
}

/** All versions of a page in a language, newest first, including the draft. */
export async function listVersions(db: Db, place: Place) {
	return db
		.select({
			id: pages.id,
			version: pages.version,
			title: pages.title,
			isLive: pages.isLive,
			publishedAt: pages.publishedAt,
			author: authorName,
		})
		.from(pages)
		.leftJoin(accounts, eq(accounts.id, pages.authorId))
		.where(and(isAt(place), isNotNull(pages.publishedAt)))
		.orderBy(desc(pages.version))
		.limit(200)
}

export async function findLiveText(db: Db, place: Place) {
	const [row] = await db
		.select()
		.from(pages)
		.where(and(isAt(place), isLive))
	return row
}

export async function findDraft(db: Db, place: Place) {
	const [row] = await db
		.select({
			title: pages.title,
			description: pages.description,
			body: pages.body,
			edit: pages.edit,
			savedAt: pages.updatedAt,
			author: authorName,
		})
		.from(pages)
		.leftJoin(accounts, eq(accounts.id, pages.authorId))
		.where(and(isAt(place), isDraft))
	return row
}

/** A version that has been published. */
export async function findVersion(db: Db, place: Place, version: number) {
	const [row] = await db
		.select()
		.from(pages)
		.where(and(isAt(place), eq(pages.version, version), isNotNull(pages.publishedAt)))
	return row
}

type Text = { title: string; description: string; body: string; authorId: string }

/** Inserts a draft. Undefined when there is one already. */
export async function insertDraft(db: Db, place: Place, text: Text) {
	const [row] = await db
		.insert(pages)
		.values({
			...place,
			...text,
			version: sql`1 + coalesce((select max(version) from pages
				where slug = ${place.slug} and language = ${place.language}), 0)`,
		})
		.onConflictDoNothing()
		.returning({ id: pages.id })
	return row
}

/** Undefined when the draft has been edited since. */
export async function updateDraft(db: Db, place: Place, edit: number, text: Text) {
	const [row] = await db
		.update(pages)
		.set({ ...text, edit: edit + 1, updatedAt: sql`now()` })
		.where(and(isAt(place), isDraft, eq(pages.edit, edit)))
		.returning({ id: pages.id })
	return row
}

export async function deleteDraft(db: Db, place: Place) {
	await db.delete(pages).where(and(isAt(place), isDraft))
}

/** Hides the live version. Undefined when there was none. */
export async function hideLive(db: Db, place: Place) {
	const [row] = await db
		.update(pages)
		.set({ isLive: false })
		.where(and(isAt(place), isLive))
		.returning({ id: pages.id })
	return row
}

/** Publishes the draft. Undefined when it has been edited since. */
export async function showDraft(db: Db, place: Place, edit: number) {
	const [row] = await db
		.update(pages)
		.set({ isLive: true, publishedAt: sql`now()` })
		.where(and(isAt(place), isDraft, eq(pages.edit, edit)))
		.returning({ id: pages.id, version: pages.version })
	return row
}
