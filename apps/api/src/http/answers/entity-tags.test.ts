import { createCandidate } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { hashSecret } from '#platform/secrets.ts'
import { testApp } from '#test/portal.ts'
import { hasTag } from './entity-tags.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

/** A person and a program of theirs, which calls with these headers. */
async function personWithProgram(api: TestApp) {
	const password = 'Secret1!'
	const account = await createCandidate(api.db, { account: { passwordHash: await hashSecret(password) } })
	const me = await api.as(account)
	const { token } = (
		await me.post('account/access-tokens', {
			kind: 'personal',
			name: 'Calendar',
			scopes: ['profile:read', 'profile:write', 'directory:read'],
			days: 30,
			present_password: password,
		})
	).body.details
	const program = (path: string, headers: Record<string, string> = {}) =>
		api.app.inject({ url: `/api/${path}`, headers: { authorization: `Bearer ${token}`, ...headers } })
	return { me, program }
}

test('a program that has an answer is told so, until the answer changes', async () => {
	await using api = await testApp()
	const { me, program } = await personWithProgram(api)

	const first = await program('candidates/me')
	const etag = String(first.headers.etag)
	const again = await program('candidates/me', { 'if-none-match': etag })
	await me.post('career-gaps', { reason: 'study', startedOn: '2020-05-01', endedOn: '2021-01-01' })
	const changed = await program('candidates/me', { 'if-none-match': etag })

	expect(etag).toMatch(/^"[\w-]{43}"$/)
	expect(first.headers['cache-control']).toBe('private, no-cache')
	expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
	expect(changed.statusCode).toBe(200)
	expect(changed.headers.etag).not.toBe(etag)
	expect(changed.json().details.careerGaps).toHaveLength(1)
})

test('the language of an answer is part of it', async () => {
	await using api = await testApp()
	const { program } = await personWithProgram(api)
	const path = 'places?query=Nagpur'
	const etag = String((await program(path)).headers.etag)

	const inHindi = await program(`${path}&lang=hi`, { 'if-none-match': etag })

	expect(inHindi.statusCode).toBe(200)
	expect(inHindi.headers['vary']).toBe('authorization, accept-language')
})

test('refusals and the answers to pages have no tag', async () => {
	await using api = await testApp()
	const { me, program } = await personWithProgram(api)

	const refused = await program('organisations/me/jobs', { 'if-none-match': '*' })
	const page = await me.get('candidates/me')

	expect([refused.statusCode, refused.headers.etag]).toEqual([403, undefined])
	expect([page.headers['etag'], page.headers['cache-control']]).toEqual([undefined, 'no-store'])
})

test.each([
	['"a"', true],
	['"b", "a"', true],
	['W/"a"', true],
	['*', true],
	['"b"', false],
	['a', false],
	['', false],
	[undefined, false],
])('%j names the tag "a": %s', (known, is) => {
	expect(hasTag(known, '"a"')).toBe(is)
})
