import type { testApp } from '#test/portal.ts'
import { fileGrievance } from './file-grievance.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

/** A visitor's grievance, as the form sends it. */
export const draft = {
	kind: 'fake',
	message: 'This organisation does not exist, and asks for money before the interview.',
	subject: 'http://portal.test/employer-details/1',
	name: 'Meera Joshi',
	email: 'meera@example.com',
	phone: '',
} as const

type DraftOverrides = Partial<Parameters<typeof fileGrievance>[2]['draft']>

/** Files a grievance at a time chosen by the test. */
export function file(
	api: TestApp,
	overrides: DraftOverrides = {},
	now = new Date(),
	accountId: string | null = null,
) {
	const whole = {
		...draft,
		phone: null,
		isForAnother: 'no' as const,
		behalfName: null,
		behalfRelation: null,
		behalfConsent: 'no' as const,
		...overrides,
	}
	return fileGrievance(api.db, api.files, { draft: whole, files: [], accountId, now })
}

/** Sends a form with files, as a browser does. */
export async function sendForm(
	api: TestApp,
	path: string,
	fields: Record<string, string | number>,
	{ files = [], headers = {} }: { files?: File[]; headers?: Record<string, string> } = {},
) {
	const form = new FormData()
	for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
	for (const each of files) form.append('files', each)
	const encoded = new Response(form)
	const answer = await api.app.inject({
		method: 'POST',
		url: `/api/${path}`,
		headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
		payload: Buffer.from(await encoded.arrayBuffer()),
	})
	return { status: answer.statusCode, body: answer.json() }
}

/** The moment this many hours later. */
export function later(moment: Date, hours: number) {
	return new Date(moment.getTime() + hours * 3_600_000)
}
