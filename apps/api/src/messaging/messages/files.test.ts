import { randomUUID } from 'node:crypto'
import { messages } from '@profile-search/db/schema/messaging/messages'
import { attachments } from '@profile-search/db/schema/trust/attachments'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { createApplied, open } from './testing.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>
type Caller = Awaited<ReturnType<TestApp['as']>>

const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'

/** Sends files the way the form of the page does. */
async function sendFiles(api: TestApp, me: Caller, threadId: string, files: File[], text = '') {
	const form = new FormData()
	form.append('clientId', randomUUID())
	form.append('text', text)
	for (const file of files) form.append('files', file)
	const encoded = new Response(form)
	const answer = await api.app.inject({
		method: 'POST',
		url: `/api/threads/${threadId}/messages`,
		headers: { ...me.headers, 'content-type': encoded.headers.get('content-type') ?? '' },
		payload: Buffer.from(await encoded.arrayBuffer()),
	})
	return { status: answer.statusCode, body: answer.json() }
}

test('files are sent with a message, are typed by their content, and are downloaded by the two ends only', async () => {
	await using api = await testApp()
	const { organisation, person, applicationId } = await createApplied(api.db)
	const [applicant, owner] = [await api.as(person), await api.as(organisation.owner)]
	const stranger = await api.as((await createApplied(api.db)).person)
	const threadId = await open(applicant, 'application', applicationId)
	const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
		.png()
		.toBuffer()

	const sent = await sendFiles(api, applicant, threadId, [
		new File([pdf], 'letter.exe'),
		new File([new Uint8Array(photo)], 'me.png'),
	])
	const [letter] = sent.body.details.files
	const path = `/api/threads/${threadId}/files/${letter.id}`
	const got = await api.app.inject({ url: path, headers: owner.headers })

	expect(sent.body.details.files).toMatchObject([
		{ name: 'letter.pdf', mediaType: 'application/pdf' },
		{ name: 'me.webp', mediaType: 'image/webp' },
	])
	expect(got.body).toBe(pdf)
	expect(got.headers).toMatchObject({
		'x-content-type-options': 'nosniff',
		'content-disposition': expect.stringContaining('attachment; filename="letter.pdf"'),
	})
	expect((await api.app.inject({ url: path, headers: stranger.headers })).statusCode).toBe(404)
	expect((await api.app.inject({ url: path })).statusCode).toBe(401)
	expect((await owner.get('threads')).body.details.items[0].last).toMatchObject({ text: '', files: 2 })
})

test('a team that reviews blindly does not see the names of files', async () => {
	await using api = await testApp()
	const { organisation, person, applicationId } = await createApplied(api.db, { isBlind: true })
	const [applicant, owner] = [await api.as(person), await api.as(organisation.owner)]
	const threadId = await open(applicant, 'application', applicationId)
	const sent = await sendFiles(api, applicant, threadId, [new File([pdf], 'Meera Deshpande.pdf')])

	const { body } = await owner.get(`threads/${threadId}/messages`)
	const got = await api.app.inject({
		url: `/api/threads/${threadId}/files/${sent.body.details.files[0].id}`,
		headers: owner.headers,
	})

	expect(body.details.items[0].files[0].name).toBe('file.pdf')
	expect(JSON.stringify(got.headers)).not.toMatch(/Meera|Deshpande/)
})

test.each([
	['a program', [new File([Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])], 'a.pdf')], 400],
	['six files', Array.from({ length: 6 }, (_, n) => new File([pdf], `${n}.pdf`)), 413],
	['six megabytes', [new File([new Uint8Array(6_000_000)], 'large.pdf')], 413],
	['nothing at all', [], 400],
])('%s is refused, and nothing is stored', async (_what, files, status) => {
	await using api = await testApp()
	const { person, applicationId } = await createApplied(api.db)
	const me = await api.as(person)
	const threadId = await open(me, 'application', applicationId)

	const answer = await sendFiles(api, me, threadId, files)

	expect(answer.status).toBe(status)
	expect(answer.body.message).toBeTruthy()
	expect([await api.db.$count(messages), await api.db.$count(attachments)]).toEqual([0, 0])
})
