import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { call } from './call.ts'
import { each } from './each.ts'
import { PortalError } from './portal-error.ts'

const envelope = { errorCode: 0, message: 'Done', details: { id: 'a' } }
const read = { method: 'GET', path: '/jobs/{jobId}', isRepeatable: true }
const change = { method: 'PUT', path: '/jobs', isRepeatable: true }
const create = { method: 'POST', path: '/jobs', isRepeatable: true }

type Arrived = { url: string | undefined; headers: IncomingMessage['headers']; body: string }

/** A server that answers calls one after the other, and keeps what arrived. */
async function server(...answers: ((response: ServerResponse) => void)[]) {
	const arrived: Arrived[] = []
	const http = createServer(async (request, response) => {
		arrived.push({ url: request.url, headers: request.headers, body: await text(request) })
		const answer = answers[arrived.length - 1] ?? answers.at(-1)
		answer?.(response)
	})
	http.listen(0, '127.0.0.1')
	await once(http, 'listening')
	onTestFinished(() => {
		http.closeAllConnections()
		http.close()
	})
	return { arrived, baseUrl: `http://127.0.0.1:${(http.address() as AddressInfo).port}/` }
}

function json(body: object, status = 200, headers: Record<string, string> = {}) {
	return (response: ServerResponse) =>
		response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

const busy = json({}, 503, { 'retry-after': '0' })
const cut = (response: ServerResponse) => void response.destroy()

test('a call has its parameters in the address, and gives the details', async () => {
	const { arrived, baseUrl } = await server(json(envelope))

	const details = await call({ baseUrl, token: 'psp_1', language: 'mr' }, read, {
		params: { jobId: 'a/b' },
		query: { skill: [1, 2], query: 'a & b', page: undefined },
	})

	expect(details).toEqual({ id: 'a' })
	expect(arrived).toMatchObject([
		{
			url: '/api/jobs/a%2Fb?skill=1&skill=2&query=a+%26+b',
			headers: { authorization: 'Bearer psp_1', 'accept-language': 'mr' },
		},
	])
})

test.each([create, change])(
	'a $method that fails on the way is repeated with the same key, until it is answered',
	async (route) => {
		const { arrived, baseUrl } = await server(cut, busy, json(envelope))

		const details = await call({ baseUrl }, route, { body: { title: 'Nurse' } })

		const keys = arrived.map(({ headers }) => headers['idempotency-key'])
		expect(details).toEqual({ id: 'a' })
		expect(arrived.map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => '{"title":"Nurse"}'))
		expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
		expect(new Set(keys).size).toBe(1)
	},
)

test('a call that is not safe to repeat is made once', async () => {
	const { arrived, baseUrl } = await server(busy)

	await expect(call({ baseUrl }, { ...create, isRepeatable: false })).rejects.toMatchObject({ status: 503 })
	expect(arrived).toHaveLength(1)
})

test('tries end after the number that was asked for', async () => {
	const { arrived, baseUrl } = await server(busy)

	await expect(call({ baseUrl, retries: 2 }, read)).rejects.toBeInstanceOf(PortalError)
	expect(arrived).toHaveLength(3)
})

test('a call can be ended while it waits for another try', async () => {
	const { arrived, baseUrl } = await server(json({}, 429, { 'retry-after': '50' }))
	const ending = new AbortController()

	const waiting = call({ baseUrl }, read, {}, { signal: ending.signal })
	await expect.poll(() => arrived).toHaveLength(1)
	ending.abort(new Error('Enough'))

	await expect(waiting).rejects.toThrow('Enough')
})

test('a refusal is thrown with its status, its words, its fields and the id of the request', async () => {
	const problem = {
		title: 'Unprocessable Content',
		detail: 'Please check the form.',
		errorCode: 422,
		instance: 'urn:uuid:0f8fad5b',
		fields: { title: 'Enter a title.' },
	}
	const { baseUrl } = await server(json(problem, 422, { 'content-type': 'application/problem+json' }))

	await expect(call({ baseUrl }, create, { body: {} })).rejects.toMatchObject({
		name: 'PortalError',
		status: 422,
		errorCode: 422,
		message: 'Please check the form.',
		fields: { title: 'Enter a title.' },
		requestId: '0f8fad5b',
	})
})

test('what a proxy says instead of the portal is an error with its status', async () => {
	const page = (response: ServerResponse) =>
		response.writeHead(413, { 'content-type': 'text/html' }).end('<h1>')
	const { baseUrl } = await server(page)

	await expect(call({ baseUrl }, create, { body: {} })).rejects.toMatchObject({
		status: 413,
		message: 'Payload Too Large',
	})
})

test('a form carries files as they are, and lists as JSON', async () => {
	const { arrived, baseUrl } = await server(json(envelope))

	await call(
		{ baseUrl },
		{ ...create, isForm: true },
		{
			body: {
				answers: [{ id: 1 }],
				motivation: null,
				sharesContact: true,
				files: [new File(['one'], 'one.txt'), new File(['two'], 'two.txt')],
			},
		},
	)

	const names = [...(arrived[0]?.body ?? '').matchAll(/name="(\w+)"(?:; filename="([\w.]+)")?/g)]
	expect(names.map(([, name, file]) => [name, file])).toEqual([
		['answers', undefined],
		['sharesContact', undefined],
		['files', 'one.txt'],
		['files', 'two.txt'],
	])
	expect(arrived[0]?.body).toContain('[{"id":1}]')
	expect(arrived[0]?.headers['content-type']).toMatch(/^multipart\/form-data/)
})

test('a file is given as a response, which can be streamed', async () => {
	const { baseUrl } = await server((response) =>
		response.writeHead(200, { 'content-type': 'text/csv' }).end('a,b'),
	)

	const file = (await call({ baseUrl }, read)) as Response

	expect(await file.text()).toBe('a,b')
})

test('each walks from cursor to cursor with the same question, until there is none', async () => {
	type Asked = {
		query: { page?: number; cursor?: string; order?: string }
		params: { jobId: string }
	}
	const asked: Asked[] = []
	const list = async (input: Asked) => {
		asked.push(input)
		const { cursor = 'first' } = input.query
		// The list has become shorter meanwhile, so that the number of pages says nothing.
		return { items: [`${cursor} page`], pages: 1, nextCursor: cursor === 'first' ? 'second' : null }
	}

	const found: string[] = []
	for await (const item of each(list, { order: 'newest' }, { jobId: 'a' })) found.push(item)

	expect(found).toEqual(['first page', 'second page'])
	expect(asked).toEqual([
		{ query: { order: 'newest' }, params: { jobId: 'a' } },
		{ query: { order: 'newest', cursor: 'second' }, params: { jobId: 'a' } },
	])
})

test('each walks through all pages by number where there are no cursors, and fetches no page that nobody wants', async () => {
	const asked: number[] = []
	const list = async ({ query }: { query: { page?: number; query?: string } }) => {
		const { page = 1 } = query
		asked.push(page)
		return { items: [`${query.query} ${page}a`, `${query.query} ${page}b`], pages: 3 }
	}

	const found: string[] = []
	for await (const item of each(list, { query: 'nurse' })) if (found.push(item) === 3) break

	expect(found).toEqual(['nurse 1a', 'nurse 1b', 'nurse 2a'])
	expect(asked).toEqual([1, 2])
})
