import { expect, test } from 'vitest'
import { findFaqs } from './find-faqs.ts'

const faqs = [
	{ question: 'Does it cost anything?', answer: '<p>No. Your <strong>résumé</strong> is free too.</p>' },
	{ question: 'Can I use my résumé?', answer: '<p>Yes, at no cost.</p>' },
	{ question: 'काम कैसे मिलेगा?', answer: '<p>प्रोफ़ाइल भरें।</p>' },
]

test('every word must occur in the question or its answer, regardless of case and accents', () => {
	expect(findFaqs(faqs, 'RESUME  free')).toEqual([faqs[0]])
	expect(findFaqs(faqs, 'काम')).toEqual([faqs[2]])
	expect(findFaqs(faqs, 'plumber')).toEqual([])
	expect(findFaqs(faqs, ' ')).toEqual(faqs)
})

test('matches in questions come before matches in answers, and HTML tags do not match', () => {
	expect(findFaqs(faqs, 'cost').map(({ question }) => question)).toEqual([
		faqs[0]?.question,
		faqs[1]?.question,
	])
	expect(findFaqs(faqs, 'résumé')[0]).toBe(faqs[1])
	expect(findFaqs(faqs, 'strong')).toEqual([])
})
