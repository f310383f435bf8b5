import { expect, test } from 'vitest'
import { quoteOf } from './quote.ts'

function quoteAround(text: string, piece: string) {
	const start = text.indexOf(piece)
	return quoteOf(text, start, start + piece.length)
}

test('a quote is the sentence that holds the piece', () => {
	const text = 'I cook. In the ward I gave injections at night; then I left.\nPune.'

	expect(quoteAround(text, 'injections')).toBe('In the ward I gave injections at night')
	expect(quoteAround(text, 'cook')).toBe('I cook.')
	expect(quoteAround(text, 'Pune')).toBe('Pune.')
})

test('a long sentence is cut at words', () => {
	const quote = quoteAround(`${'many words '.repeat(40)}welding ${'and more '.repeat(40)}`, 'welding')

	expect(quote).toMatch(/^….*welding.*…$/)
	expect(quote.length).toBeLessThan(180)
})
