import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { hasVersion, pageOf } from './page.ts'

const nonce = 'a1b2c3'
const own = `<script nonce="${nonce}" type="module">run()</script><style nonce="${nonce}">p {}</style>`

function page(rendered: string, name = nonce) {
	return pageOf({ status: 200, headers: new Headers() }, rendered, { nonce: name, isSound: true })
}

function hashOf(script: string) {
	return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

test('the scripts of the rendering may run, and those that somebody wrote into the page may not', () => {
	const injected = '<script>steal()</script><script nonce="x">steal()</script><script >steal()</script>'

	const { policy } = page(`<p>${injected}</p>${own}${injected}`)

	expect(policy).toContain(`script-src 'self' ${hashOf('run()')};`)
	expect(policy).not.toContain(hashOf('steal()'))
	expect(policy).not.toContain(nonce)
})

test('no nonce allows a script, not even the one for styles', () => {
	const { policy } = page(own)
	const rules = policy.split('; ')

	expect(rules.find((rule) => rule.startsWith('script-src'))).not.toContain('nonce')
	expect(rules.find((rule) => rule.startsWith('style-src '))).toMatch(/^style-src 'self' 'nonce-[\w+/]{22}'$/)
})

test('what somebody wrote into the page cannot name the nonce for styles', () => {
	const first = page(`<p></p>${own}`)
	const named = /nonce-([^']+)/.exec(first.policy)?.[1] ?? ''

	const second = page(`<p><style nonce="${named}">p {}</style></p>${own}`)

	expect(named).not.toBe('')
	expect(second.policy).not.toContain(named)
})

test('equal renderings have equal bytes and tags, others have others', () => {
	const [one, same, other] = [page(own), page(own.replaceAll(nonce, 'd4e5f6'), 'd4e5f6'), page(`${own}!`)]

	expect(same.body).toEqual(one.body)
	expect(same.tagIn('br')).toBe(one.tagIn('br'))
	expect(other.tagIn('br')).not.toBe(one.tagIn('br'))
	expect(one.tagIn('gzip')).not.toBe(one.tagIn('br'))
})

test('each encoding holds the same bytes', async () => {
	const one = page(own.repeat(20))

	expect(brotliDecompressSync(await one.bodyIn('br'))).toEqual(one.body)
	expect(gunzipSync(await one.bodyIn('gzip'))).toEqual(one.body)
	expect(await one.bodyIn('identity')).toEqual(one.body)
	expect(one.bodyIn('br')).toBe(one.bodyIn('br'))
})

test.each([
	[undefined, false],
	['"other"', false],
	['"tag"', true],
	['"other", W/"tag"', true],
	['*', true],
])('If-None-Match: %s', (header, has) => {
	expect(hasVersion(header, '"tag"')).toBe(has)
})
