import sharp, { type Sharp } from 'sharp'
import type { testApp } from '#test/portal.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>
type Caller = Awaited<ReturnType<TestApp['as']>>

/** A plain picture of this size; `as` chooses the format. */
export function picture(as: (image: Sharp) => Sharp = (image) => image.png(), width = 640, height = 480) {
	return as(sharp({ create: { width, height, channels: 3, background: '#0b5a5e' } })).toBuffer()
}

/** Sends a file as a browser's form does. */
export async function sendPicture(api: TestApp, me: Caller, path: string, bytes: Uint8Array, type: string) {
	const form = new FormData()
	form.set('file', new File([new Uint8Array(bytes)], 'picture', { type }))
	const encoded = new Response(form)
	const answer = await api.app.inject({
		method: 'PUT',
		url: `/api/${path}`,
		headers: { ...me.headers, 'content-type': encoded.headers.get('content-type') ?? '' },
		payload: Buffer.from(await encoded.arrayBuffer()),
	})
	return { status: answer.statusCode, body: answer.json() }
}

/** Fetches a picture by its address. */
export function fetchPicture(api: TestApp, address: string, headers: Record<string, string> = {}) {
	return api.app.inject({ method: 'GET', url: address, headers })
}
