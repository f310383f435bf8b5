import { createJob, createOrganisation } from '@profile-search/db/testing/factories'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { drawCard } from './draw-card.ts'
import { widthOf } from './set-type.ts'

/** The maximum size that messengers show, in bytes. */
const biggest = 300 * 1024

test('an open job has a picture that messengers can show, and a reader with a current copy is told so', async () => {
	await using api = await testApp()
	const job = await createJob(api.db, { title: 'वेब डेवलपर', payMin: 40_000 })
	const url = `/previews/jobs/${job.id}.png`

	const first = await api.app.inject({ url })
	const again = await api.app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
	const facts = await sharp(first.rawPayload).metadata()

	expect(first.headers['content-type']).toBe('image/png')
	expect(facts).toMatchObject({ format: 'png', width: 1200, height: 630 })
	expect(first.rawPayload.length).toBeLessThan(biggest)
	expect(again.statusCode).toBe(304)
})

test('a picture is drawn in the language of its address, not of who fetches it', async () => {
	await using api = await testApp()
	const job = await createJob(api.db, { title: 'Welder', workMode: 'remote' })
	const tagOf = async (query: string, wished = 'en') =>
		(
			await api.app.inject({
				url: `/previews/jobs/${job.id}.png${query}`,
				headers: { 'accept-language': wished },
			})
		).headers.etag

	expect(await tagOf('?lang=hi')).not.toBe(await tagOf(''))
	expect(await tagOf('', 'hi')).toBe(await tagOf(''))
})

test('drafts, unknown ids and other names have no picture; the site and organisations have one', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const draft = await createJob(api.db, { status: 'draft', organisationId: organisation.id })
	const statusOf = async (path: string) => (await api.app.inject({ url: `/previews/${path}` })).statusCode

	expect(await statusOf(`jobs/${draft.id}.png`)).toBe(404)
	expect(await statusOf('jobs/x.png')).toBe(404)
	expect(await statusOf(`jobs/${draft.id}`)).toBe(404)
	expect(await statusOf(`organisations/${organisation.id}.png`)).toBe(200)
	expect(await statusOf('site.png')).toBe(200)
})

test.each([
	'',
	' ',
	'<script>&"',
	'x'.repeat(500),
	'😀😀',
	'ஆசிரியர்',
	'शिक्षक '.repeat(80),
	'\ud800',
	'\u202e\u0000',
])('a preview can be drawn for the job title %j', async (text) => {
	const card = { kicker: text, title: text, line: text, facts: [text, text], siteName: text }

	const picture = await drawCard(card)

	expect((await sharp(picture).metadata()).width).toBe(1200)
	expect(picture.length).toBeLessThan(biggest)
})

test('Devanagari is shaped: joined signs take less space than separate ones', () => {
	const type = { size: 60, weight: 700, color: '#000' } as const

	expect(widthOf('क्ष', type)).toBeLessThan(widthOf('क', type) + widthOf('ष', type))
	expect(widthOf('ab', type)).toBeGreaterThan(widthOf('a', type))
})
