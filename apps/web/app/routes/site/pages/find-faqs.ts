type Searched = { question: string; answer: string }

/** The FAQs that contain every word of a query in the question or the answer; matches in the question come first. */
export function findFaqs<Faq extends Searched>(faqs: readonly Faq[], query: string) {
	const wanted = fold(query).split(/\s+/).filter(Boolean)
	if (wanted.length === 0) return [...faqs]
	const scored = faqs.flatMap((faq) => {
		const question = fold(faq.question)
		const all = `${question} ${fold(faq.answer.replaceAll(/<[^>]*>/g, ' '))}`
		if (!wanted.every((word) => all.includes(word))) return []
		return [{ faq, inQuestion: wanted.filter((word) => question.includes(word)).length }]
	})
	return scored.toSorted((a, b) => b.inQuestion - a.inQuestion).map(({ faq }) => faq)
}

/** Removes case and accents. Devanagari vowel signs are kept, since they distinguish words. */
function fold(text: string) {
	return text
		.toLowerCase()
		.normalize('NFD')
		.replaceAll(/[\u0300-\u036f]/g, '')
		.normalize('NFC')
}
