import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProvider } from '@profile-search/api/accounts/openid/testing-provider'
import { startMailServer } from '@profile-search/api/platform/channels/mail/mail-server'
import { freePort } from '@profile-search/db/embedded/free-port'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { withReplica } from '@profile-search/db/testing/replica'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { nameOf } from '../../backup/keep.ts'
import { examinePortal } from './doctor.ts'

/** What the doctor finds with these settings: the statuses, and the whole. */
async function examineWith(settings: Record<string, string>) {
	const folder = await mkdtemp(join(tmpdir(), 'profile-search-doctor-'))
	const port = String(await freePort())
	const { text, exitCode } = await examinePortal(
		{ DATA_DIR: folder, PORT: port, ...settings },
		{ asJson: true },
	)
	await rm(folder, { recursive: true })
	const findings = JSON.parse(text) as { name: string; status: string; found: string; advice?: string }[]
	return { exitCode, findings: Object.fromEntries(findings.map(({ name, ...finding }) => [name, finding])) }
}

test('a database in order is found in order, and a portal that does not answer is told from it', async () => {
	await using database = await freshDb()

	const { findings, exitCode } = await examineWith({ DATABASE_URL: database.url })

	expect(findings).toMatchObject({
		database: { status: 'ok', found: expect.stringMatching(/^PostgreSQL 18/) },
		extensions: { status: 'ok' },
		migrations: { status: 'ok' },
		messages: { status: 'ok' },
		clock: { status: 'ok' },
		queue: { status: 'ok' },
		storage: { status: 'ok' },
		backups: { status: 'warning' },
		index: { status: 'failed', found: expect.stringContaining('no portal answers') },
	})
	expect(exitCode).toBe(2)
})

test('another version, work that nobody does, and a line from the future are found', async () => {
	await using database = await freshDb()
	await database.db.execute(
		sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
	)
	await database.db.execute(
		sql`select graphile_worker.add_job('sweep_files', run_at => now() - interval '1 hour')`,
	)
	await database.db.execute(sql`insert into audit_log (at, action, subject_id)
		values (now() + interval '1 day', 'name_changed', gen_random_uuid())`)

	const { findings } = await examineWith({ DATABASE_URL: database.url })

	expect(findings).toMatchObject({
		migrations: { status: 'failed', found: 'the tables are those of another version' },
		queue: { status: 'failed', found: 'work has waited for 60 minutes' },
		clock: { status: 'failed', found: expect.stringContaining('from the future') },
	})
})

test('a replica that follows is in order, and what is no replica of this database is found', async () => {
	await using servers = await withReplica()
	await using other = await freshDb()
	const replicas = [servers.replicaUrl, servers.url, other.url, 'postgres://user:password@127.0.0.1:1/portal']
	const found: unknown[] = []
	for (const url of replicas)
		found.push((await examineWith({ DATABASE_URL: servers.url, DATABASE_READ_URL: url })).findings['replica'])

	expect(found).toMatchObject([
		{ status: 'ok' },
		{ status: 'failed', found: expect.stringContaining('no replica, but a primary') },
		{ status: 'failed', found: expect.stringContaining('other data') },
		{ status: 'warning', found: 'DATABASE_READ_URL: no database answers at this address.' },
	])
})

test('services that people log in by are asked what they say about themselves', async () => {
	await using database = await freshDb()
	await using provider = await startProvider({})
	const acme = { id: 'acme', name: 'Acme', client_id: 'portal', client_secret: 'secret', insecure: true }
	const look = async (...issuers: string[]) => {
		const providers = issuers.map((issuer, at) => ({ ...acme, id: `acme-${at}`, issuer }))
		const settings = { DATABASE_URL: database.url, OPENID_PROVIDERS: JSON.stringify(providers) }
		return (await examineWith(settings)).findings['logins']
	}

	expect(await look(provider.issuer)).toEqual({ status: 'ok', found: 'Acme can be logged in by' })
	expect(await look(provider.issuer, 'http://127.0.0.1:1')).toMatchObject({
		status: 'failed',
		found: expect.stringMatching(/^Acme \(http:\/\/127\.0\.0\.1:1\): .*(ECONNREFUSED|bad port)/),
	})
})

test('a search cluster that does not answer is found', async () => {
	await using database = await freshDb()

	const { findings } = await examineWith({ DATABASE_URL: database.url, SEARCH_URL: 'http://127.0.0.1:1' })

	expect(findings['search']).toMatchObject({
		status: 'failed',
		found: expect.stringContaining('the search cluster does not answer'),
		advice: expect.stringContaining('SEARCH_URL'),
	})
})

test('without a database the doctor says so once, and still looks at the rest', async () => {
	const { findings, exitCode } = await examineWith({
		DATABASE_URL: 'postgres://user:password@127.0.0.1:1/portal',
	})

	expect(findings['database']).toEqual({
		status: 'failed',
		found: 'DATABASE_URL: no database answers at this address.',
		advice: 'Start the server, or correct DATABASE_URL.',
	})
	expect(Object.keys(findings).toSorted()).toEqual([
		'backups',
		'database',
		'disk',
		'index',
		'mail',
		'storage',
	])
	expect(exitCode).toBe(2)
})

test('a server that says nothing holds up nobody for longer than some seconds', async () => {
	const silent = createServer().listen(0, '127.0.0.1')
	await once(silent, 'listening')
	const address = silent.address()
	const port = typeof address === 'object' && address ? address.port : 0
	const began = performance.now()

	const { findings } = await examineWith({
		DATABASE_URL: `postgres://user:password@127.0.0.1:${port}/portal`,
		SMTP_URL: `smtp://127.0.0.1:${port}`,
		PUBLIC_URL: `https://127.0.0.1:${port}`,
	})
	silent.close()

	expect(performance.now() - began).toBeLessThan(15_000)
	expect(findings).toMatchObject({
		database: { status: 'failed' },
		mail: { status: 'failed' },
		certificate: { status: 'failed' },
	})
})

test('mails are looked at as far as the login of the mail server', async () => {
	const mails = await startMailServer()

	const there = await examineWith({ SMTP_URL: mails.url, MAIL_FROM: 'Portal <portal@example.org>' })
	const unnamed = await examineWith({ SMTP_URL: mails.url })
	await mails.close()
	const gone = await examineWith({ SMTP_URL: mails.url })

	expect([there, unnamed, gone].map(({ findings }) => findings['mail']?.status)).toEqual([
		'ok',
		'warning',
		'failed',
	])
})

test.each([
	[1, 'ok'],
	[40, 'failed'],
])('a newest backup of %i hours ago is %s', async (hours, status) => {
	const to = await mkdtemp(join(tmpdir(), 'profile-search-backups-'))
	await writeFile(join(to, nameOf(new Date(Date.now() - hours * 3_600_000), false)), '')

	const { findings } = await examineWith({ BACKUP_TO: to })
	await rm(to, { recursive: true })

	expect(findings['backups']?.status).toBe(status)
})

test('a wrong setting is a finding of its own', async () => {
	const { findings, exitCode } = await examineWith({ PORT: 'abc' })

	expect([findings, exitCode]).toEqual([
		{
			settings: {
				status: 'failed',
				found: 'PORT: a port number',
				advice: 'The portal does not start like this.',
			},
		},
		2,
	])
})
