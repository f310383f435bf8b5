import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { openSnapshot } from '@profile-search/db/backup/snapshot'
import { startEmbedded } from '@profile-search/db/embedded/server'
import { expect, test } from 'vitest'
import { readArchive } from '../backup/archive/read-archive.ts'
import { writtenAt } from '../backup/testing.ts'
import { logIn, sendPhoto } from './demo-person.ts'
import { ownPortal, runPortal, until } from './own-portal.ts'

const passphrase = 'a passphrase for the drill'
const sealed = { BACKUP_PASSPHRASE: passphrase }
/** Writes acknowledged before the backup begins, and while it is made at least. */
const before = 300

/** Columns that a restore makes anew: the numbers of transactions, and who works on what. */
const madeAnew: Record<string, string[]> = {
	'public.match_changes': ['transaction'],
	'public.alert_progress': ['position'],
	'graphile_worker._private_jobs': ['locked_at', 'locked_by'],
	'graphile_worker._private_job_queues': ['locked_at', 'locked_by'],
}

test('a portal that is backed up under load, destroyed and restored has every row and file of that moment', async () => {
	await using portal = await ownPortal({ RATE_LIMITS: 'off', DEMO: '1', ...sealed })
	const running = await portal.start()
	const password = (await readFile(join(portal.folder, 'demo-password'), 'utf8')).trim()
	const archive = `${portal.folder}.backup`
	const restored = `${portal.folder}.restored`
	const load = write(portal.url, await logIn(portal.url, password))
	try {
		await until(() => load.acknowledged.size >= before && load.photos() >= 5)
		const acknowledged = new Set(load.acknowledged)
		await runPortal({ ...sealed, DATA_DIR: portal.folder }, 'backup', archive)
		const during = load.acknowledged.size - acknowledged.size
		await load.stop()

		running.kill('SIGKILL')
		process.kill(await portal.databaseProcess(), 'SIGKILL')
		await once(running, 'exit')
		await rm(portal.folder, { recursive: true, force: true })
		const said = await runPortal({ ...sealed, DATA_DIR: restored }, 'restore', archive)
		const { differences, addresses, rows, files } = await compare(archive, restored)
		await portal.start({ DATA_DIR: restored })

		console.log(
			`${acknowledged.size} writes before, ${during} during the backup; ${rows} rows, ${files} files`,
		)
		expect(said).toContain('every table and file is as it was')
		expect(differences).toEqual([])
		expect([...acknowledged].filter((address) => !addresses.has(address))).toEqual([])
		expect(during).toBeGreaterThan(0)
		expect(files).toBeGreaterThan(0)
		const again = await logIn(portal.url, password)
		const photo = await fetch(`${portal.url}${again.image}`, { headers: again.headers })
		expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp'])
	} finally {
		await load.stop()
		await rm(archive, { force: true })
	}
	// After the portal in it has been stopped.
	await portal[Symbol.asyncDispose]()
	await rm(restored, { recursive: true, force: true })
})

/** Requests codes for new addresses, and puts one photo in the place of another, until it is stopped. */
function write(url: string, { headers }: { headers: Record<string, string> }) {
	const acknowledged = new Set<string>()
	const ending = new AbortController()
	let photos = 0
	let asked = 0
	async function ask() {
		while (!ending.signal.aborted) {
			const email = `person${(asked += 1)}@example.com`
			const answer = await fetch(`${url}/api/auth/otp-send-with-email`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ email }),
			}).catch(() => undefined)
			if (answer?.ok) acknowledged.add(email)
		}
	}
	async function show() {
		while (!ending.signal.aborted) {
			const answer = await sendPhoto(url, headers).catch(() => undefined)
			if (answer?.ok) photos += 1
		}
	}
	const all = Promise.all([ask(), ask(), show()])
	return {
		acknowledged,
		photos: () => photos,
		async stop() {
			ending.abort()
			await all
		},
	}
}

/** Compares each row and each file of an archive with what is in a data folder, without the code that restored it. */
async function compare(archive: string, folder: string) {
	const inArchive = new Map<string, string>()
	const differences: string[] = []
	let files = 0
	await readArchive(await writtenAt(archive), passphrase, {
		async onEntry(name, content) {
			const [kind, table = ''] = name.split('/')
			if (kind === 'tables') inArchive.set(table, (inArchive.get(table) ?? '') + (await text(content)))
			if (kind !== 'files') return
			files += 1
			const hash = createHash('sha256')
			for await (const chunk of content) hash.update(chunk as Uint8Array)
			const stored = await readFile(join(folder, name)).catch(() => Buffer.from('missing'))
			if (createHash('sha256').update(stored).digest('hex') !== hash.digest('hex')) differences.push(name)
		},
	})
	const server = await startEmbedded(join(folder, 'database'))
	const snapshot = await openSnapshot(server.url)
	let rows = 0
	for (const table of snapshot.tables) {
		const expected = linesOf(inArchive.get(table.name) ?? '', table)
		rows += expected.length
		const found = linesOf(await text(snapshot.read(table)), table)
		if (!isRestored(table.name, expected, found)) differences.push(table.name)
	}
	const verifications = snapshot.tables.find(({ name }) => name === 'public.email_verifications')
	const stored = verifications ? await text(snapshot.read(verifications)) : ''
	await snapshot.close()
	await server.stop()
	return { differences, rows, files, addresses: new Set(stored.match(/[\w.]+@example\.com/g)) }
}

/** Whether the rows of a table are those of the backup, or what docs/operations.md says that they become. */
function isRestored(table: string, expected: string[], found: string[]) {
	// Sessions that were ended since must not live again.
	if (table === 'public.sessions') return found.length === 0
	// Changes that alerts have been told of are left out.
	if (table === 'public.match_changes') return found.every((line) => expected.includes(line))
	return expected.length === found.length && expected.every((line, at) => line === found[at])
}

/** The rows in order, without the columns that a restore makes anew. */
function linesOf(rows: string, { name, columns }: { name: string; columns: string[] }) {
	const anew = new Set(madeAnew[name])
	const lines = rows.split('\n').filter(Boolean)
	return lines
		.map((line) =>
			line
				.split('\t')
				.filter((_, at) => !anew.has(columns[at] ?? ''))
				.join('\t'),
		)
		.toSorted()
}
