import { readdirSync, readFileSync } from 'node:fs'
import { PageLanguage } from '@profile-search/contract/platform/languages'
import { FaqCategory } from '@profile-search/contract/site/pages'
import type { Db } from '../client.ts'
import { milestones } from '../schema/platform/site.ts'
import { faqs, faqTexts, pages } from '../schema/site/pages.ts'

const folder = new URL('./', import.meta.url)

/**
 * Loads the first texts of the site into the database, once each; from then on they belong to its administrators. A
 * text that a later version of the program adds is loaded at its next start.
 */
export async function loadTexts(db: Db) {
	await db.transaction(async (transaction) => {
		const rows = firstPages().map((page) => ({ ...page, version: 1, isLive: true, publishedAt: new Date() }))
		await transaction.insert(pages).values(rows).onConflictDoNothing()
		const [reached] = await transaction
			.insert(milestones)
			.values({ name: 'first texts' })
			.onConflictDoNothing()
			.returning()
		if (!reached) return
		await insertFaqs(transaction)
	})
}

/** Each file is named by slug and language; its first two lines are the title and the description. */
export function firstPages() {
	return readdirSync(new URL('pages/', folder)).map((file) => {
		const [slug = '', language] = file.split('.')
		const [title = '', description = '', ...body] = readFileSync(
			new URL(`pages/${file}`, folder),
			'utf8',
		).split('\n')
		return { slug, language: PageLanguage.parse(language), title, description, body: body.join('\n').trim() }
	})
}

/** Each entry is a line `== category | slug | question`, with the answer below it. */
export function firstFaqs() {
	const blocks = readFileSync(new URL('faqs.en.txt', folder), 'utf8').split(/^== /m).slice(1)
	return blocks.map((block, position) => {
		const [head = '', ...answer] = block.split('\n')
		const [category, slug = '', question = ''] = head.split(' | ')
		return {
			slug,
			category: FaqCategory.parse(category),
			position,
			question,
			answer: answer.join('\n').trim(),
		}
	})
}

/** The same in another language, by slug: a line `== slug | question`, with the answer below it. */
function translatedFaqs(language: 'hi' | 'mr') {
	const blocks = readFileSync(new URL(`faqs.${language}.txt`, folder), 'utf8')
		.split(/^== /m)
		.slice(1)
	const texts = blocks.map((block) => {
		const [head = '', ...answer] = block.split('\n')
		const [slug = '', question = ''] = head.split(' | ')
		return [slug, { language, question, answer: answer.join('\n').trim() }] as const
	})
	return new Map(texts)
}

async function insertFaqs(db: Db) {
	const translations = [translatedFaqs('hi'), translatedFaqs('mr')]

	for (const { question, answer, ...head } of firstFaqs()) {
		const [faq] = await db.insert(faqs).values(head).onConflictDoNothing().returning({ id: faqs.id })
		if (!faq) continue
		const others = translations.flatMap((texts) => texts.get(head.slug) ?? [])
		const texts = [{ language: 'en' as const, question, answer }, ...others]
		await db.insert(faqTexts).values(texts.map((text) => ({ ...text, faqId: faq.id })))
	}
}
