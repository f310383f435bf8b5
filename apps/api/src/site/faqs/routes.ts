import * as contract from '@profile-search/contract/site/faqs'
import type { FaqDraft } from '@profile-search/contract/site/faqs'
import type { Db } from '@profile-search/db/client'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import { record } from '#platform/audit/record.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { malformedAt, notFound } from '#platform/refusal.ts'
import { fillIn, present } from '../pages/present.ts'
import { sanitise, textOfHtml } from '../pages/sanitise.ts'
import { valuesOf } from '../pages/values.ts'
import {
	deleteFaq,
	insertFaq,
	isNameTaken,
	listEditedFaqs,
	listFaqLanguages,
	listFaqs,
	replaceTexts,
	updateFaq,
	updateOrder,
} from './queries.ts'

export function faqRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.listFaqs, async ({ query }) => {
		const [rows, languages, values] = await Promise.all([
			listFaqs(db, query.language),
			listFaqLanguages(db),
			valuesOf(db),
		])
		const faqs = rows.map((faq) => ({
			...faq,
			question: fillIn(faq.question, values),
			answer: present(faq.answer, values).body,
		}))
		return { languages, faqs }
	})

	serve(app, contract.listEditedFaqs, () => listEditedFaqs(db))

	serve(app, contract.addFaq, async (request) => {
		const id = await saveFaq(db, request.body, signedIn(request).id)
		return editedFaq(db, id)
	})

	serve(app, contract.saveFaq, async (request) => {
		const id = await saveFaq(db, request.body, signedIn(request).id, request.params.faqId)
		return editedFaq(db, id)
	})

	serve(app, contract.removeFaq, async (request) => {
		const { faqId } = request.params
		await db.transaction(async (transaction) => {
			const gone = await deleteFaq(transaction, faqId)
			if (!gone) throw notFound('siteRefusals.questionGone')
			const actorId = signedIn(request).id
			await record(transaction, { actorId, action: 'question_removed', subjectId: faqId, facts: gone })
		})
		return null
	})

	serve(app, contract.orderFaqs, async ({ body }) => {
		await db.transaction((transaction) => updateOrder(transaction, body.category, body.ids))
		return listEditedFaqs(db)
	})
}

/** Saves a question, a new one when no id is given, and returns its id. */
async function saveFaq(db: Db, { texts, ...head }: FaqDraft, actorId: string, id?: string) {
	const safe = texts.map((text) => ({ ...text, answer: sanitise(text.answer) }))
	if (safe.some(({ answer }) => textOfHtml(answer) === ''))
		throw malformedAt('texts', 'siteRefusals.writeAnswer')

	return db.transaction(async (transaction) => {
		const isTaken = id !== undefined && (await isNameTaken(transaction, head.slug, id))
		const saved = isTaken
			? undefined
			: await (id ? updateFaq(transaction, id, head) : insertFaq(transaction, head))
		if (!saved && id && !isTaken) throw notFound('siteRefusals.noQuestion')
		if (!saved) throw malformedAt('slug', 'siteRefusals.questionNameTaken')
		await replaceTexts(transaction, saved.id, safe)
		await record(transaction, { actorId, action: 'question_saved', subjectId: saved.id, facts: head })
		return saved.id
	})
}

async function editedFaq(db: Db, id: string) {
	const faq = (await listEditedFaqs(db)).find((each) => each.id === id)
	if (!faq) throw notFound('siteRefusals.noQuestion')
	return faq
}
