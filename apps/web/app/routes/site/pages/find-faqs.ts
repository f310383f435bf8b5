type Searched = { question: string; answer: string }

/** Those questions that hold every word, in the question or in its answer; the ones that ask for it come first. */
export function findFaqs<Faq extends Searched>(faqs: readonly Faq[], words: string) {
	const wanted = fold(words).split(/\s+/).filter(Boolean)
	if (wanted.length === 0) return [...faqs]
	const scored = faqs.flatMap((faq) => {
		const question = fold(faq.question)
		const all = `${question} ${fold(faq.answer.replaceAll(/<[^>]*>/g, ' '))}`
		if (!wanted.every((word) => all.includes(word))) return []
		return [{ faq, inQuestion: wanted.filter((word) => question.includes(word)).length }]
	})
	return scored.toSorted((a, b) => b.inQuestion - a.inQuestion).map(({ faq }) => faq)
}

/** Without capitals and accents. Signs of Devanagari are letters of their own and stay. */
function fold(text: string) {
	return text
		.toLowerCase()
		.normalize('NFD')
		.replaceAll(/[\u0300-\u036f]/g, '')
		.normalize('NFC')
}
