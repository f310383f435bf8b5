import { readFileSync } from 'node:fs'
import { kill } from 'node:process'
import { expect, test } from 'vitest'
import { hasEnded, isReady, ownPortal, until } from '../testing/own-portal.ts'

const settings = { WEB_PROCESSES: '2', LOG_LEVEL: 'error' }

/** The processes that a portal has started itself, oldest first; the database is not among them. */
function processesOf(portal: number) {
	return readFileSync(`/proc/${portal}/task/${portal}/children`, 'utf8')
		.split(' ')
		.filter(Boolean)
		.filter((id) => readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('child.ts'))
		.map(Number)
}

function isAlive(id: number) {
	try {
		return kill(id, 0)
	} catch {
		return false
	}
}

test('several processes serve one portal, and one that dies is replaced', async () => {
	await using own = await ownPortal(settings)
	const portal = await own.start()
	const processes = () => processesOf(portal.pid ?? 0)
	await until(() => processes().length === 3)

	// The background process sends the mail; any process that serves requests shows it.
	await askForCode(own.url, 'asha@example.com')
	await until(async () => (await mailsTo(own.url, 'asha@example.com')).length === 1)

	const [first = 0] = processes()
	kill(first, 'SIGKILL')
	await until(() => !isAlive(first))
	expect(await isReady(own.url)).toBe(true)
	await until(() => processes().length === 3)
	await until(() => portal.said.err.includes('A process has ended; another one takes its place.'))

	// Nothing outlives the primary process, not even when it has no time to end the others.
	const others = processes()
	portal.kill('SIGKILL')
	await until(() => hasEnded(portal))
	await until(() => !others.some(isAlive))
})

test('a port that is taken is explained in one line, and a portal ends in order', async () => {
	await using own = await ownPortal(settings)
	const portal = await own.start()
	await using another = await ownPortal({ ...settings, PORT: new URL(own.url).port })

	const second = another.launch()
	await until(() => hasEnded(second))
	expect(second.said.err.trim()).toMatch(/^PORT: the port \d+ is taken by another program\./)

	const others = processesOf(portal.pid ?? 0)
	portal.kill('SIGTERM')
	await until(() => hasEnded(portal))
	expect(portal.exitCode).toBe(0)
	expect(others.some(isAlive)).toBe(false)
})

async function askForCode(url: string, email: string) {
	const answer = await fetch(`${url}/api/auth/otp-send-with-email`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ email }),
	})
	expect(answer.status).toBe(200)
}

async function mailsTo(url: string, email: string) {
	const mails: { to: string }[] = await (await fetch(`${url}/dev/mailbox.json`)).json()
	return mails.filter(({ to }) => to === email)
}
