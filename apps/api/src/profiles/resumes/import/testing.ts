import type { testApp } from '#test/portal.ts'

export type TestApp = Awaited<ReturnType<typeof testApp>>
export type Caller = Awaited<ReturnType<TestApp['as']>>

/** Sends a résumé as a browser's form does. */
export async function sendResume(api: TestApp, me: Caller, bytes: Uint8Array | string) {
	const form = new FormData()
	form.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'resume'))
	const encoded = new Response(form)
	const answer = await api.app.inject({
		method: 'POST',
		url: '/api/resume-import',
		headers: { ...me.headers, 'content-type': encoded.headers.get('content-type') ?? '' },
		payload: Buffer.from(await encoded.arrayBuffer()),
	})
	return { status: answer.statusCode, body: answer.json() }
}
