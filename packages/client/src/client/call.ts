import { errorOf } from './portal-error.ts'
import { retried } from './retry.ts'
import type { CallOptions } from './types.ts'

export type ClientOptions = {
	/** The address of the portal, such as https://portal.example. */
	baseUrl: string
	/** An access token, from Settings → Access tokens. Without one, a client is a visitor. */
	token?: string
	/** The language of messages to people; as it comes, that of the account. */
	language?: 'en' | 'hi' | 'mr'
	/** How many times a call is tried again that is safe to repeat: 3, unless something else is said. */
	retries?: number
	/** For instance one with a proxy or a certificate of its own. */
	fetch?: typeof fetch
}

/** An operation of the API: its method, and its path with {names} for parameters. */
export type Route = { method: string; path: string; isForm?: boolean; isRepeatable?: boolean }

type Input = {
	params?: Record<string, string | number>
	query?: Record<string, unknown>
	body?: unknown
}

/** Calls an operation, and gives its details, or for a file the response. */
export async function call(
	{ baseUrl, token, language, retries = 3, fetch = globalThis.fetch }: ClientOptions,
	{ method, path, isForm = false, isRepeatable = false }: Route,
	input: Input = {},
	{ signal, idempotencyKey = crypto.randomUUID() }: CallOptions = {},
): Promise<unknown> {
	const body = isForm ? formOf(input.body) : input.body === undefined ? undefined : JSON.stringify(input.body)
	const request: RequestInit = {
		method,
		headers: {
			accept: 'application/problem+json, application/json, */*;q=0.5',
			...(token && { authorization: `Bearer ${token}` }),
			...(language && { 'accept-language': language }),
			...(typeof body === 'string' && { 'content-type': 'application/json' }),
			...(isRepeatable && (method === 'POST' || method === 'PUT') && { 'idempotency-key': idempotencyKey }),
		},
		...(body !== undefined && { body }),
		...(signal && { signal }),
	}
	const address = addressOf(baseUrl, path, input)
	const response = await retried(() => fetch(address, request), isRepeatable ? retries : 0, signal)
	if (!response.ok) throw await errorOf(response)
	if (!response.headers.get('content-type')?.includes('json')) return response
	const { errorCode: _, message: __, ...carried } = (await response.json()) as Record<string, unknown>
	return Object.values(carried)[0]
}

function addressOf(baseUrl: string, path: string, { params = {}, query = {} }: Input) {
	const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
		encodeURIComponent(String(params[name])),
	)
	const address = new URL(`${baseUrl.replace(/\/+$/, '')}/api${filled}`)
	for (const [name, value] of Object.entries(query))
		for (const one of [value].flat())
			if (one !== undefined && one !== null) address.searchParams.append(name, String(one))
	return address
}

/** Fields of a form: files as they are, lists and objects as JSON. */
function formOf(body: unknown) {
	if (body instanceof FormData) return body
	const form = new FormData()
	for (const [name, value] of Object.entries(body ?? {}))
		for (const part of hasFiles(value) ? value : [value])
			if (part instanceof Blob) form.append(name, part)
			else if (part !== undefined && part !== null)
				form.append(name, typeof part === 'object' ? JSON.stringify(part) : String(part))
	return form
}

function hasFiles(value: unknown): value is Blob[] {
	return Array.isArray(value) && value.some((part) => part instanceof Blob)
}
