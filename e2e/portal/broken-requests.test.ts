import { connect } from 'node:net'
import { expect, test } from '../support/fixtures.ts'

/** Sends raw bytes, since no HTTP client would send these, and returns the response. */
function sendRaw(head: string) {
	const { hostname, port } = new URL(process.env['E2E_URL'] ?? '')
	return new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
		let answer = ''
		const socket = connect(Number(port), hostname, () => socket.write(head))
		socket.setTimeout(30_000, () => socket.destroy(new Error(`No answer to ${JSON.stringify(head)}`)))
		socket.on('data', (part) => (answer += part.toString()))
		socket.once('error', reject)
		socket.once('close', () => {
			const [top = '', body = ''] = answer.split('\r\n\r\n')
			resolve({
				status: Number(top.split(' ')[1]),
				type: /^content-type: (.*)$/im.exec(top)?.[1] ?? '',
				body,
			})
		})
	})
}

const rest = 'Host: localhost\r\nConnection: close\r\n\r\n'

test('HEAD requests to pages are answered like GET', async () => {
	for (const path of [
		'/',
		'/jobs',
		'/login',
		'/employee-list',
		'/cms/privacy',
		'/nothing',
		'/jobs/x',
		'/matches',
	]) {
		const get = await sendRaw(`GET ${path} HTTP/1.1\r\n${rest}`)
		const head = await sendRaw(`HEAD ${path} HTTP/1.1\r\n${rest}`)

		expect(head.status, path).toBe(get.status)
		expect(head.status, path).toBeLessThan(500)
		expect(head.body, path).toBe('')
	}
})

test('a malformed Host header is refused by pages and by the API', async () => {
	const names = [
		'',
		'a b',
		'[',
		'[::1',
		'%00',
		'localhost:99999',
		'localhost:abc',
		'a@b',
		'http://x',
		'a/b',
		'256.256.256.256',
	]
	for (const name of names)
		for (const path of ['/', '/jobs', '/api/jobs', '/sitemap.xml']) {
			const line = `${name} ${path}`
			const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`)
			expect(answer.status, line).toBe(400)
			expect(answer.type, line).toContain('application/json')
			expect(JSON.parse(answer.body), line).toMatchObject({ errorCode: 400, details: null })
		}
	const page = await sendRaw('GET / HTTP/1.1\r\nHost: a b\r\nAccept: text/html\r\nConnection: close\r\n\r\n')
	expect(page).toMatchObject({ status: 400, type: 'text/html; charset=utf-8' })
	expect(page.body).toContain('<h1>This page cannot be shown</h1>')
})

test('a request line with an absolute address is answered like one with its path', async () => {
	expect((await sendRaw(`GET http://localhost/jobs HTTP/1.1\r\n${rest}`)).status).toBe(200)
	expect((await sendRaw(`GET http://evil.example/nothing HTTP/1.1\r\n${rest}`)).status).toBe(404)
	expect((await sendRaw(`GET https://a:b@c/api/health HTTP/1.1\r\n${rest}`)).status).toBe(200)
	for (const target of [
		'http://[/',
		'http://',
		'ftp://x/',
		'*',
		'/a b',
		'evil',
		'http:jobs',
		'?x',
		'/%',
		'/%ff',
		'/%ED%A0%80',
	]) {
		const answer = await sendRaw(`GET ${target} HTTP/1.1\r\n${rest}`)
		expect(answer.status, target).toBe(400)
		expect(JSON.parse(answer.body), target).toMatchObject({ errorCode: 400, details: null })
	}
	expect((await sendRaw(`CONNECT evil.example:443 HTTP/1.1\r\n${rest}`)).status).toBe(405)
	expect((await sendRaw('nonsense\r\n\r\n')).status).toBe(400)
	expect((await sendRaw(`GET / HTTP/1.1\r\nX: ${'x'.repeat(80_000)}\r\n${rest}`)).status).toBe(431)
})

test('an unknown API address is answered with the envelope, and no address redirects to another site', async () => {
	for (const path of ['/api/nothing', '/api', '/api/', '/api/jobs/x/y/z', '/api?x']) {
		const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nAccept: text/html\r\n${rest}`)
		expect(answer, path).toMatchObject({ status: 404, type: 'application/json; charset=utf-8' })
	}
	for (const path of ['//evil.example', '//evil.example/', '/\\evil.example', '/jobs//', '///'])
		expect((await sendRaw(`GET ${path} HTTP/1.1\r\n${rest}`)).status, path).not.toBeGreaterThanOrEqual(500)
})

test('odd characters and numbers in the address of a page still return a page', async () => {
	const paths = [
		'/jobs?q=%ED%A0%80',
		'/jobs?q=%00',
		'/cms/%00',
		'/employee-details/%00',
		'/profession-wise-view/99999999999',
		'/jobs?page=99999999999',
		'/jobs?profession=99999999999',
		'/employee-list?place=99999999999',
	]
	for (const path of paths) {
		const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nAccept: text/html\r\n${rest}`)
		expect(answer.status, path).toBeLessThan(500)
		expect(answer.type, path).toContain('text/html')
	}
})

test('personal content is cached by nothing', async () => {
	const keeps = async (path: string, cookie: string) => {
		const answer = await fetch(new URL(path, process.env['E2E_URL']), { headers: { cookie } })
		return answer.headers.get('cache-control')
	}

	expect(await keeps('/employee-dashboard', 'XSRF-TOKEN=a; session=b')).toBe('private, no-store')
	expect(await keeps('/jobs', 'XSRF-TOKEN=a; session=b')).toBe('private, no-store')
	expect(await keeps('/api/candidates/me', '')).toBe('no-store')
	expect(await keeps('/forgot-password', '')).toBe('private, no-cache')
	expect(await keeps('/jobs', '')).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=1')
})
