import { expect, test } from 'vitest'
import { partsOf } from './linked-text.tsx'

const linksIn = (text: string) => partsOf(text).flatMap(({ href }) => (href === null ? [] : [href]))

test.each([
	['See https://example.com/a?b=c.', ['https://example.com/a?b=c']],
	['(https://example.com/x) and http://b.in!', ['https://example.com/x', 'http://b.in']],
	['https://en.wikipedia.org/wiki/Pune_(city)', ['https://en.wikipedia.org/wiki/Pune_(city)']],
	['यहाँ देखें https://example.com।', ['https://example.com']],
	['javascript:alert(1) data:text/html,x ftp://a.b mailto:x@y.in www.example.com', []],
	['<a href="https://example.com">x</a>', ['https://example.com']],
])('the links in %j are %j', (text, links) => {
	expect(linksIn(text)).toEqual(links)
})

test('no part of a text is lost', () => {
	const text = 'One https://a.in, two (https://b.in/c). Three\nhttps://'
	expect(
		partsOf(text)
			.map((part) => part.text)
			.join(''),
	).toBe(text)
})
