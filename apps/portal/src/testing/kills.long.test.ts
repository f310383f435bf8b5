import { once } from 'node:events'
import { startMailServer } from '@profile-search/api/platform/channels/mail/mail-server'
import { connect } from '@profile-search/db/client'
import { expect, test } from 'vitest'
import { hasEnded, isReady, ownPortal, until } from './own-portal.ts'

// To run with more kills: KILLS=40 npm run test:long kills
const kills = Number(process.env['KILLS'] ?? 10)
/** Acknowledged requests between two kills. */
const between = 120
const askers = 6
const latestMs = 120_000

type Portal = Awaited<ReturnType<typeof ownPortal>>

test('kills under load lose nothing that was acknowledged, and the portal outlives its database', async () => {
	const mailServer = await startMailServer(0, 100_000)
	await using portal = await ownPortal({ SMTP_URL: mailServer.url, RATE_LIMITS: 'off' })
	let program = await portal.start()
	const load = askForCodes(portal.url)

	for (let kill = 0; kill < kills; kill += 1) {
		const goal = load.acknowledged.size + between
		await until(() => load.acknowledged.size >= goal)
		const kind = (['the program', 'the server', 'a connection'] as const)[kill % 3]
		if (kind === 'the program') {
			program.kill('SIGKILL')
			await once(program, 'exit')
			program = await portal.start()
			continue
		}
		await (kind === 'the server'
			? killServer(portal)
			: killConnection(portal, kill % 2 === 0 ? 'SIGKILL' : 'SIGTERM'))
		await until(async () => hasEnded(program) || isReady(portal.url))
		expect(hasEnded(program), `after the death of ${kind}:\n${program.said.err}`).toBe(false)
	}
	await load.stop()
	const arrivals = () => mailServer.mails.map(({ to, date }) => ({ to: to?.[0]?.address ?? '', date }))
	const missing = () => {
		const arrived = new Set(arrivals().map(({ to }) => to))
		return [...load.acknowledged.keys()].filter((address) => !arrived.has(address))
	}
	const end = Date.now() + latestMs
	await until(() => missing().length === 0 || Date.now() > end)
	const stored = await addressesIn(await portal.databaseUrl())
	await mailServer.close()

	const times = Map.groupBy(arrivals(), ({ to }) => to)
	const again = [...times.values()].reduce((sum, mails) => sum + mails.length - 1, 0)
	const waits = [...load.acknowledged].map(
		([address, at]) => Date.parse(times.get(address)?.[0]?.date ?? '') - at,
	)
	console.log(
		`${kills} kills, ${load.acknowledged.size} acknowledged, ${load.refused()} refused, ${again} mails twice, the latest after ${Math.max(...waits) / 1000} s`,
	)
	expect([...load.acknowledged.keys()].filter((address) => !stored.has(address))).toEqual([])
	expect(missing()).toEqual([])
	expect(waits.filter((wait) => !(wait <= latestMs))).toEqual([])
	expect(again).toBeLessThanOrEqual(kills)
})

/**
 * Requests codes without pause, each for a new address; a request counts as acknowledged once the portal answered it.
 */
function askForCodes(url: string) {
	const acknowledged = new Map<string, number>()
	let asked = 0
	let refused = 0
	const ending = new AbortController()
	async function ask() {
		while (!ending.signal.aborted) {
			const email = `person${(asked += 1)}@example.com`
			const answer = await fetch(`${url}/api/auth/otp-send-with-email`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ email }),
			}).catch(() => undefined)
			if (answer?.ok) acknowledged.set(email, Date.now())
			else refused += 1
			await new Promise((resolve) => setTimeout(resolve, answer?.ok ? 20 : 200))
		}
	}
	const all = Promise.all(Array.from({ length: askers }, ask))
	return {
		acknowledged,
		refused: () => refused,
		async stop() {
			ending.abort()
			await all
		},
	}
}

async function killServer(portal: Portal) {
	process.kill(await portal.databaseProcess(), 'SIGKILL')
	await until(async () => !(await isReady(portal.url)))
}

/** Kills the connection that was last active. With SIGKILL all other connections die with it. */
async function killConnection(portal: Portal, signal: 'SIGKILL' | 'SIGTERM') {
	const { pool, close } = connect(await portal.databaseUrl(), { size: 1 })
	const { rows } = await pool.query<{ pid: number }>(`
		select pid from pg_stat_activity where pid <> pg_backend_pid() and application_name like 'profile-search%'
		order by (query like '%graphile_worker%') desc, state_change desc limit 1`)
	const [found] = rows
	if (found) process.kill(found.pid, signal)
	await close().catch(() => {})
}

async function addressesIn(databaseUrl: string) {
	const { pool, close } = connect(databaseUrl, { size: 1 })
	const { rows } = await pool.query<{ email: string }>('select distinct email from email_verifications')
	await close()
	return new Set(rows.map(({ email }) => email))
}
