import { expect, test } from 'vitest'
import { withoutAddresses } from './log.ts'

test.each([
	['550 5.1.1 <asha.k@example.com>: user unknown', '550 5.1.1 <…>: user unknown'],
	['{"url":"/reset?email=asha%40example.co.in&x=1"}', '{"url":"/reset?…"}'],
	['Key (email)=(asha+jobs@example.com) already exists.', 'Key (email)=(…) already exists.'],
	['"to":["ravi@example.com","asha@example.com"]', '"to":["…","…"]'],
	[
		'at file:///srv/node_modules/@fastify/multipart/index.js:3:1',
		'at file:///srv/node_modules/@fastify/multipart/index.js:3:1',
	],
])('%s is logged without the address', (line, logged) => {
	expect(withoutAddresses(line)).toBe(logged)
})
