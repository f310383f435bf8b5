import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id, requiredLine, requiredLines } from '../platform/basics.ts'
import { PageLanguage } from '../platform/languages.ts'
import { FaqCategory, PageSlug } from './pages.ts'

const longestAnswer = 20_000

export const Faq = z.object({
	id: Id,
	slug: z.string(),
	category: FaqCategory,
	language: PageLanguage.describe('of the text; English when it is not translated'),
	question: z.string(),
	answer: z.string().describe('sanitised HTML'),
})
export type Faq = z.infer<typeof Faq>

export const listFaqs = endpoint({
	method: 'GET',
	path: 'faqs',
	access: 'anyone',
	summary: 'Questions that people ask, with their answers, in the order of the screen.',
	query: z.object({ language: PageLanguage.default('en') }),
	details: z.object({
		languages: z.array(PageLanguage).describe('that any of them can be read in'),
		faqs: z.array(Faq),
	}),
})

const FaqText = z.object({
	language: PageLanguage,
	question: requiredLine('problems.question', 300),
	answer: requiredLines('siteProblems.answer', longestAnswer),
})

/** A question in all its languages, as its editor sees it. */
export const EditedFaq = z.object({
	id: Id,
	slug: z.string(),
	category: FaqCategory,
	texts: z.array(z.object({ language: PageLanguage, question: z.string(), answer: z.string() })),
})
export type EditedFaq = z.infer<typeof EditedFaq>

export const listEditedFaqs = endpoint({
	method: 'GET',
	path: 'admin/faqs',
	access: 'administrator',
	summary: 'Every question in all its languages, in the order of the screen.',
	details: z.array(EditedFaq),
})

export const FaqDraft = z
	.object({
		slug: PageSlug,
		category: FaqCategory,
		texts: z.array(FaqText).min(1).max(3),
	})
	.refine(({ texts }) => texts.some(({ language }) => language === 'en'), {
		path: ['texts'],
		message: 'siteProblems.inEnglish',
	})
	.refine(({ texts }) => new Set(texts.map(({ language }) => language)).size === texts.length, {
		path: ['texts'],
		message: 'siteProblems.sameLanguage',
	})
export type FaqDraft = z.infer<typeof FaqDraft>

const one = z.object({ faqId: Id })

export const addFaq = endpoint({
	method: 'POST',
	path: 'admin/faqs',
	access: 'administrator',
	summary: 'Add a question at the end of its category.',
	body: FaqDraft,
	details: EditedFaq,
	message: 'siteAnswers.questionAdded',
})

export const saveFaq = endpoint({
	method: 'PUT',
	path: 'admin/faqs/:faqId',
	access: 'administrator',
	summary: 'Change a question and its answer.',
	params: one,
	body: FaqDraft,
	details: EditedFaq,
	message: 'siteAnswers.questionSaved',
})

export const removeFaq = endpoint({
	method: 'DELETE',
	path: 'admin/faqs/:faqId',
	access: 'administrator',
	summary: 'Take a question away.',
	params: one,
	details: z.null(),
	message: 'siteAnswers.questionRemoved',
})

export const orderFaqs = endpoint({
	method: 'PUT',
	path: 'admin/faq-order',
	access: 'administrator',
	summary: 'Put the questions of a category in this order.',
	body: z.object({ category: FaqCategory, ids: z.array(Id).max(500) }),
	details: z.array(EditedFaq),
	message: 'siteAnswers.orderSaved',
})
