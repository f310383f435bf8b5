import type { Details, Endpoint, Input } from '@profile-search/contract/http/endpoint'
import type { Envelope } from '@profile-search/contract/http/envelope'
import { type RouterContextProvider, createContext, data, redirect } from 'react-router'
import { entryAddress } from '#session/entry-address.ts'
import { i18n } from '#text/i18n.ts'

/** A call to the API, answered in this process with the visitor's cookie. */
export type Api = (call: {
	method: string
	url: string
	body?: unknown
}) => Promise<{ status: number; envelope: Envelope<unknown> & { result?: unknown } }>

/** Set by the server for every page request. */
export const apiContext = createContext<Api>()
/** The nonce of the content security policy of this page. */
export const nonceContext = createContext<string | undefined>(undefined)
/** Whether a page is sent in one piece, however long parts of it take. */
export const isWholeContext = createContext(false)
/** Takes the text of a page that is sent in one piece, past the streams of a response. */
export const takeTextContext = createContext<(text: string) => void>()

/** What `load` needs of a loader's arguments. */
export type Loading = { url: URL; context: Readonly<RouterContextProvider> }

/**
 * An answer as the browser gets it. Without an answer, status is 0 and errorCode is -1; `isRetryable` then tells whether
 * making the same call again does nothing twice.
 */
export type Sent<E> = Envelope<Details<E>> & { status: number; isRetryable?: boolean }

type InputOf<E> = unknown extends Input<E> ? [input?: undefined] : [input: Input<E>]
type Options = { idempotencyKey: string }
type SendingOf<E> =
	unknown extends Input<E> ? [input?: undefined, options?: Options] : [input: Input<E>, options?: Options]
type Travelling = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** Calls an endpoint while a page is rendered; a refusal is returned with its status and message. */
export async function ask<E extends Endpoint>(
	loading: Loading,
	endpoint: E,
	...[input]: InputOf<E>
): Promise<Sent<E>> {
	const { status, envelope } = await loading.context.get(apiContext)({
		method: endpoint.method,
		url: urlOf(endpoint, input),
		body: (input as Travelling | undefined)?.body,
	})
	const answer = { ...envelope, details: detailsOf(endpoint, envelope), status }
	// An address with an id that cannot be one leads nowhere.
	return status === 400 && endpoint.path.includes(':') ? { ...answer, status: 404, message: '' } : answer
}

/** Calls an endpoint while a page is rendered. A refusal leads to the error page or to the login. */
export async function load<E extends Endpoint>(
	loading: Loading,
	endpoint: E,
	...input: InputOf<E>
): Promise<Details<E>> {
	const { status, errorCode, message, details } = await ask(loading, endpoint, ...input)
	if (status === 401) throw redirect(entryAddress('login', loading.url.pathname + loading.url.search))
	if (status !== 200 || errorCode !== 0) throw data(message, { status: status === 200 ? 409 : status })
	return details as Details<E>
}

/**
 * Calls an endpoint from the browser. A call that creates something may be repeated with the idempotency key of the first
 * try, where the endpoint takes one.
 */
export async function send<E extends Endpoint>(
	endpoint: E,
	...[input, options]: SendingOf<E>
): Promise<Sent<E>> {
	const body = (input as Travelling | undefined)?.body
	const form = endpoint.biggestFile ? formOf(body) : undefined
	try {
		const response = await fetch(urlOf(endpoint, input), {
			method: endpoint.method,
			credentials: 'same-origin',
			headers: {
				accept: 'application/json',
				// The browser sets the content type of a form itself, since it chooses the boundary.
				...(body !== undefined && !form && { 'content-type': 'application/json' }),
				...(endpoint.method !== 'GET' && csrfHeader()),
				...(options && { 'idempotency-key': options.idempotencyKey }),
			},
			...(body !== undefined && { body: form ?? JSON.stringify(body) }),
		})
		const envelope: Envelope<unknown> = await response.json()
		return { ...envelope, details: detailsOf(endpoint, envelope), status: response.status }
	} catch {
		return unreached({ isRetryable: endpoint.method !== 'POST' || options !== undefined })
	}
}

/** Calls an endpoint whose contract is loaded with the first call, so that a page is lighter. */
export async function loadAndSend<E extends Endpoint>(
	load: () => Promise<E>,
	...sending: SendingOf<E>
): Promise<Sent<E>> {
	const endpoint = await load().catch(() => null)
	return endpoint ? send(endpoint, ...sending) : unreached({ isRetryable: true })
}

function unreached({ isRetryable }: { isRetryable: boolean }) {
	return { errorCode: -1, message: i18n.t('errors.network'), details: null, status: 0, isRetryable }
}

/** Fetches a file by a request with a body; null with the message when it is refused. */
export async function sendForFile<E extends Endpoint>(
	endpoint: E,
	input: Input<E>,
): Promise<{ file: Blob | null; message: string }> {
	try {
		const response = await fetch(urlOf(endpoint, input), {
			method: endpoint.method,
			credentials: 'same-origin',
			headers: { 'content-type': 'application/json', ...csrfHeader() },
			body: JSON.stringify((input as Travelling).body),
		})
		if (response.ok) return { file: await response.blob(), message: '' }
		const envelope: Envelope<unknown> = await response.json()
		return { file: null, message: envelope.message }
	} catch {
		return { file: null, message: i18n.t('errors.network') }
	}
}

/** A body with files, encoded as form data. */
function formOf(body: unknown) {
	const form = new FormData()
	for (const [name, value] of Object.entries(body ?? {}))
		for (const each of Array.isArray(value) ? value : [value])
			form.append(name, each instanceof Blob ? each : String(each))
	return form
}

function detailsOf<E extends Endpoint>(endpoint: E, envelope: Envelope<unknown> & { result?: unknown }) {
	return (endpoint.carries === 'result' ? envelope.result : envelope.details) as Details<E> | null
}

function urlOf(endpoint: Endpoint, input: unknown) {
	const { params = {}, query = {} } = (input ?? {}) as Travelling
	const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
		encodeURIComponent(String(params[name])),
	)
	const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
	const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))
	return `/api/${path}${search.size > 0 ? `?${search}` : ''}`
}

function csrfHeader(): Record<string, string> {
	const token = csrfToken()
	return token ? { 'X-XSRF-TOKEN': token } : {}
}

/** The token that the portal wants with each call of this session that changes something; empty without a session. */
export function csrfToken() {
	const cookie = document.cookie.split('; ').find((pair) => pair.startsWith('XSRF-TOKEN='))
	return decodeURIComponent(cookie?.slice('XSRF-TOKEN='.length) ?? '')
}
