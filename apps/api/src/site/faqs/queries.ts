import type { PageLanguage } from '@profile-search/contract/platform/languages'
import type { FaqCategory } from '@profile-search/contract/site/pages'
import type { Db } from '@profile-search/db/client'
import { faqs, faqTexts } from '@profile-search/db/schema/site/pages'
import { asc, eq, sql } from 'drizzle-orm'

/** Every question in the requested language, or else in English, in the order of the screen. */
export async function listFaqs(db: Db, language: PageLanguage) {
	return db
		.selectDistinctOn([faqs.category, faqs.position, faqs.id], {
			id: faqs.id,
			slug: faqs.slug,
			category: faqs.category,
			language: faqTexts.language,
			question: faqTexts.question,
			answer: faqTexts.answer,
		})
		.from(faqs)
		.innerJoin(faqTexts, eq(faqTexts.faqId, faqs.id))
		.orderBy(
			asc(faqs.category),
			asc(faqs.position),
			asc(faqs.id),
			sql`${faqTexts.language} = ${language} desc`,
			asc(faqTexts.language),
		)
}

export async function listFaqLanguages(db: Db) {
	const rows = await db
		.selectDistinct({ language: faqTexts.language })
		.from(faqTexts)
		.orderBy(asc(faqTexts.language))
	return rows.map(({ language }) => language)
}

/** Every question in all its languages, in the order of the screen. */
export async function listEditedFaqs(db: Db) {
	return db
		.select({
			id: faqs.id,
			slug: faqs.slug,
			category: faqs.category,
			texts: sql<{ language: PageLanguage; question: string; answer: string }[]>`coalesce((
				select jsonb_agg(jsonb_build_object('language', each.language, 'question', each.question,
					'answer', each.answer) order by each.language)
				from ${faqTexts} each where each.faq_id = ${faqs.id}), '[]')`,
		})
		.from(faqs)
		.orderBy(asc(faqs.category), asc(faqs.position), asc(faqs.id))
}

type Head = { slug: string; category: FaqCategory }

/** Undefined when the name is taken. */
export async function insertFaq(db: Db, head: Head) {
	const [faq] = await db
		.insert(faqs)
		.values({ ...head, position: lastPlaceIn(head.category) })
		.onConflictDoNothing()
		.returning({ id: faqs.id })
	return faq
}

/** Updates a question; in a new category it goes to the end. Undefined when it does not exist. */
export async function updateFaq(db: Db, id: string, head: Head) {
	const [faq] = await db
		.update(faqs)
		.set({
			...head,
			position: sql`case when ${faqs.category} = ${head.category} then ${faqs.position}
				else (${lastPlaceIn(head.category)}) end`,
			updatedAt: sql`now()`,
		})
		.where(eq(faqs.id, id))
		.returning({ id: faqs.id })
	return faq
}

/** Whether another question has this name. */
export async function isNameTaken(db: Db, slug: string, id: string) {
	return (await db.$count(faqs, sql`${faqs.slug} = ${slug} and ${faqs.id} <> ${id}`)) > 0
}

export async function replaceTexts(
	db: Db,
	faqId: string,
	texts: Omit<typeof faqTexts.$inferInsert, 'faqId'>[],
) {
	await db.delete(faqTexts).where(eq(faqTexts.faqId, faqId))
	await db.insert(faqTexts).values(texts.map((text) => ({ ...text, faqId })))
}

export async function deleteFaq(db: Db, id: string) {
	const [faq] = await db.delete(faqs).where(eq(faqs.id, id)).returning({ slug: faqs.slug })
	return faq
}

/** Sets the order of the questions of a category; ids of other categories are ignored. */
export async function updateOrder(db: Db, category: FaqCategory, ids: string[]) {
	for (const [position, id] of ids.entries())
		await db
			.update(faqs)
			.set({ position })
			.where(sql`${faqs.id} = ${id} and ${faqs.category} = ${category}`)
}

function lastPlaceIn(category: FaqCategory) {
	return sql<number>`(select coalesce(max(other.position), -1) + 1 from ${faqs} other where other.category = ${category})`
}
