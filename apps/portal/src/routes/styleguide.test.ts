import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { styleguideRoutes } from './styleguide.ts'

/** A portal with a styleguide that was built, or without one. */
async function portalWith(isBuilt: boolean) {
	const folder = await mkdtemp(join(tmpdir(), 'styleguide-'))
	if (isBuilt) await writeFile(join(folder, 'index.html'), '<!doctype html><title>Styleguide</title>')
	const app = Fastify()
	styleguideRoutes(app, isBuilt ? folder : join(folder, 'none'))
	await app.ready()
	return {
		ask: (url: string, headers: Record<string, string> = { host: 'localhost:3000' }) =>
			app.inject({ url, headers, remoteAddress: '127.0.0.1' }),
		[Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
	}
}

test('a browser on this machine sees the styleguide, under a policy that lets nothing in from outside', async () => {
	await using portal = await portalWith(true)

	const answer = await portal.ask('/styleguide/')

	expect(answer.statusCode).toBe(200)
	expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
	expect((await portal.ask('/styleguide?lang=hi')).headers['location']).toBe('/styleguide/?lang=hi')
})

test('nobody sees it from outside, or through a proxy', async () => {
	await using portal = await portalWith(true)

	const outside: Record<string, string>[] = [
		{ host: 'portal.example' },
		{ host: 'localhost', 'x-forwarded-for': '203.0.113.5' },
	]
	for (const headers of outside)
		for (const url of ['/styleguide', '/styleguide/', '/styleguide/index.html'])
			expect((await portal.ask(url, headers)).statusCode, url).toBe(404)
})

test('a portal for which none was built has no such address', async () => {
	await using portal = await portalWith(false)

	expect((await portal.ask('/styleguide/')).statusCode).toBe(404)
})
