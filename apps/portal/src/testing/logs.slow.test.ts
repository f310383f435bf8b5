import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect } from '@profile-search/db/client'
import { known } from '@profile-search/db/testing/factories'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { isReady, ownPortal, until } from './own-portal.ts'

/**
 * A mail server that takes mails to `people.example.org` and refuses all other recipients. A refusal names the recipient,
 * with and without the host.
 */
async function refusingServer() {
	const texts: string[] = []
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['AUTH', 'STARTTLS'],
		onRcptTo({ address }, _session, done) {
			if (address.endsWith('people.example.org')) return done()
			const responseCode = address.startsWith('later') ? 450 : 550
			const [mailbox] = address.split('@')
			const reason = `<${address}>: there is no ${address} here, and no user ${mailbox}`
			done(Object.assign(new Error(reason), { responseCode }))
		},
		async onData(stream, _session, done) {
			texts.push(await text(stream))
			done()
		},
	})
	const listener = server.listen(0, '127.0.0.1')
	await once(listener, 'listening')
	const address = listener.address()
	return {
		url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
		/** The mails that it took. */
		texts,
		close: () => new Promise<void>((done) => server.close(() => done())),
	}
}

type Line = { level: string; time: string; part?: string; reqId?: string; task?: string; msg?: string }

/** A line that is not JSON fails the test. */
function linesOf(text: string): Line[] {
	return text
		.split('\n')
		.filter(Boolean)
		.map((line) => JSON.parse(line))
}

async function askForCode(url: string, email: string) {
	await send(url, 'POST', 'auth/otp-send-with-email', { email })
}

type Body = object | string | FormData

async function send(url: string, method: string, path: string, body?: Body, cookies: string[] = []) {
	const token = cookies.find((each) => each.startsWith('XSRF-TOKEN='))?.split('=')[1]
	const answer = await fetch(`${url}/api/${path}`, {
		method,
		headers: {
			...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
			'user-agent': 'Rutabaga browser',
			cookie: cookies.join('; '),
			...(token && { 'x-xsrf-token': token }),
		},
		...(body && { body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body) }),
	})
	const set = answer.headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
	return { status: answer.status, body: await answer.json(), cookies: set }
}

test('every part logs JSON lines with the request ID, and no personal address', async () => {
	const mailServer = await refusingServer()
	await using portal = await ownPortal({ SMTP_URL: mailServer.url, LOG_LEVEL: 'debug' })
	const program = await portal.start()
	const lines = () => linesOf(program.said.err.slice(0, program.said.err.lastIndexOf('\n') + 1))
	for (const email of ['never@example.com', 'later@example.com']) await askForCode(portal.url, email)
	await until(() => lines().filter(({ task }) => task === 'mail_verification_code').length >= 2)

	// A row that exists already: the database names its values in the error.
	const { pool, close } = connect(await portal.databaseUrl(), { size: 1 })
	const account = `insert into accounts (email, user_type, first_name, last_name) values ('asha@example.com', 'candidate', 'A', 'B')`
	await pool.query(account)
	await expect(pool.query(account)).rejects.toThrow(/duplicate key/)
	await close()
	process.kill(await portal.databaseProcess(), 'SIGKILL')
	let number: string | null = null
	await until(async () => {
		const { status, headers } = await fetch(`${portal.url}/api/health`)
		number = headers.get('x-request-id')
		return status === 503
	})
	await until(() => isReady(portal.url))
	program.kill('SIGTERM')
	await once(program, 'exit')
	await mailServer.close()

	const all = lines()
	const parts = new Set(all.map(({ part }) => part))
	const folder = join(portal.folder, 'database/log')
	const written = await Promise.all(
		(await readdir(folder))
			.filter((name) => name.endsWith('.json'))
			.map((name) => readFile(join(folder, name), 'utf8')),
	)
	expect([...parts]).toEqual(expect.arrayContaining(['web', 'queue', 'database']))
	expect(all.every(({ level, time }) => level && Date.parse(time) > 0)).toBe(true)
	expect(number).toMatch(/^[\da-f-]{36}$/)
	expect(all.filter(({ reqId }) => reqId === number)).not.toEqual([])
	expect(program.said.err.match(/.{0,300}example\.com/)).toBeNull()
	expect(JSON.stringify(linesOf(written.join('')))).toContain('database system is ready')
	expect(written.join('').match(/.{0,300}example\.com/)).toBeNull()
})

test('a portal with a silent log prints nothing, whatever happens', async () => {
	await using portal = await ownPortal({ SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'silent' })
	const program = await portal.start()
	await askForCode(portal.url, 'asha@example.com')
	process.kill(await portal.databaseProcess(), 'SIGKILL')
	await until(async () => !(await isReady(portal.url)))
	await until(() => isReady(portal.url))
	program.kill('SIGTERM')
	await once(program, 'exit')

	expect(program.said.err).toBe('')
})

const person = {
	f_name: 'Zerubbabel',
	l_name: 'Quixworthy',
	email_id: 'zeru.quix@people.example.org',
	password: 'Xylophone!77Pomelo',
	user_type: 'candidate',
}

const profile = {
	headline: 'Tuner of ornithopters',
	summary: 'Born in Krakatoa lane, loves heliotrope',
	professionId: known.profession,
	skills: [{ name: 'SQL', level: 3 }],
	experienceMonths: 48,
	education: 6,
	languages: [{ code: known.language, level: 5 }],
	placeId: known.place,
	mobileNumber: '+919812345670',
	birthDate: '1991-07-29',
	address: '7731 Gulmohar Marg',
}

const letter = {
	name: 'Melchizedek Pumpernickel',
	email: 'melchi@people.example.org',
	topic: 'other',
	message: 'Nobody may know about the marzipan in my cupboard.',
}

test('nothing that people have entered reaches the output of any process, whatever fails', async () => {
	const mailServer = await refusingServer()
	const settings = { SMTP_URL: mailServer.url, LOG_LEVEL: 'debug', WEB_PROCESSES: '2', RATE_LIMITS: 'off' }
	await using portal = await ownPortal(settings)
	const program = await portal.start()
	const call = (...args: Tail<Parameters<typeof send>>) => send(portal.url, ...args)

	// What goes well: an address is confirmed, an account opened, a profile saved, something searched.
	await askForCode(portal.url, person.email_id)
	await until(() => mailServer.texts.length === 1)
	const code = mailServer.texts[0]?.match(/\b\d{6}\b/)?.[0] ?? ''
	const verified = await call('POST', 'auth/verify-otp', { email: person.email_id, otp: code })
	const { verification_token } = verified.body.details
	const registered = await call('POST', 'auth/register', { ...person, verification_token }, verified.cookies)
	const { cookies } = await call('POST', 'auth/login', person, registered.cookies)
	const saved = await call('PUT', 'candidates/me', profile, cookies)
	const reset = await call('POST', 'auth/forgotPassword', { email: person.email_id })
	const written = await call('POST', 'contact-messages', letter)
	expect([registered, saved, reset, written].map(({ status }) => status)).toEqual([200, 200, 200, 200])
	for (const path of ['jobs?q=rutabaga', 'people?q=rutabaga', 'invitations/tamarind-secret'])
		await (await fetch(`${portal.url}/${path}`)).text()

	// What people get wrong.
	await call('POST', 'auth/login', { ...person, password: 'Wrong!Persimmon5' })
	await call('POST', 'auth/login', '{"password": "Wrong!Persimmon5", oops')
	await call('PUT', 'candidates/me', { ...profile, birthDate: 'the day of the rutabaga' }, cookies)
	await call('GET', 'candidates/rutabaga?email=rutabaga%40people.example.org')
	await call('GET', 'admin/accounts?q=rutabaga', undefined, cookies)
	const photo = new FormData()
	photo.set('file', new Blob(['no picture but a rutabaga'], { type: 'image/png' }), 'rutabaga.png')
	await call('PUT', 'candidates/me/photo', photo, cookies)
	for (const email of ['never.rutabaga@example.com', 'later.rutabaga@example.com'])
		await askForCode(portal.url, email)

	// What the portal gets wrong: the database quotes values, and keeps those of a row in the detail.
	const { pool, close } = connect(await portal.databaseUrl(), { size: 1 })
	await pool.query(`
		alter table candidates add check (headline::int > 0) not valid;
		alter table contact_messages add check (message = '') not valid;
		alter table account_activity add check (kind <> 'login_refused' or user_agent::int > 0) not valid;
		alter table push_subscriptions rename to away;
		alter table email_verifications rename to gone`)
	const failed = [
		await call('PUT', 'candidates/me', { ...profile, address: '7732 Gulmohar Marg' }, cookies),
		await call('POST', 'contact-messages', letter),
		await call('POST', 'auth/otp-send-with-email', { email: 'broken.rutabaga@people.example.org' }),
	]
	await call('POST', 'auth/login', { ...person, password: 'Wrong!Persimmon5' })
	await pool.query(`
		select graphile_worker.add_job('push', json_build_object('accountId', id, 'title', 'Rutabaga',
			'body', 'About a rutabaga', 'page', '/', 'until', '2099-01-01T00:00:00Z')) from accounts`)
	await until(() => /Failed task \d+ \(push,/.test(program.said.err))
	await until(() => /Failed task \d+ \(note_refused_login,/.test(program.said.err))
	await close()
	program.kill('SIGTERM')
	await once(program, 'exit')
	await mailServer.close()

	const output = program.said.out + program.said.err
	const secrets = [...cookies, ...registered.cookies].map((each) => each.split('=')[1] ?? '')
	const entered = [
		...Object.values(person).filter((value) => value !== 'candidate'),
		profile.headline,
		profile.summary,
		profile.address,
		profile.birthDate,
		'9812345670',
		letter.name,
		letter.email,
		letter.message,
		'melchi',
		'zeru.quix',
		'marzipan',
		'Gulmohar',
		code,
		verification_token,
		reset.body.details.token,
		...secrets,
		'rutabaga',
		'tamarind',
		'Persimmon',
		'persimmon',
		'Rutabaga',
	]
	expect(failed.map(({ status }) => status)).toEqual([500, 500, 500])
	for (const value of entered.filter((each) => each.length > 3)) {
		const at = output.indexOf(value)
		expect(at < 0 ? '' : output.slice(Math.max(0, at - 300), at + 100), value).toBe('')
	}
	// Who was refused what is told with the network of whoever asked, and nothing else is.
	const withNetwork = linesOf(program.said.err).filter((line) => JSON.stringify(line).includes('"ip"'))
	expect(new Set(withNetwork.map(({ msg }) => msg))).toEqual(new Set(['Refused']))
})

type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never
