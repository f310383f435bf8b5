import { expect, test } from 'vitest'
import { inLanguage } from './runtime/node.ts'
import { sentenceOf } from './sentence.ts'

test('a code with parameters becomes a sentence in the language of the reader', () => {
	const ask = () => sentenceOf('menu.waiting?count=1')

	expect(ask()).toBe('1 waiting')
	expect(inLanguage('hi', ask)).not.toBe(ask())
	expect(inLanguage('hi', ask)).toContain('1')
})

test('parameters keep their characters', () => {
	expect(sentenceOf('menu.greeting?name=A%26B+%C3%A4%3F')).toBe('Hi A&B ä?')
})

test.each(['Please log in first.', '', 'See www.example.org', 'Really?', 'a.b c'])(
	'%j stays as it is',
	(text) => {
		expect(sentenceOf(text)).toBe(text)
	},
)
