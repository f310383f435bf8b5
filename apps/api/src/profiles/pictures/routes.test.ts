import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { files } from '@profile-search/db/schema/profiles/files'
import { createAccount, createCandidate, createOrganisation } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { FileStore } from '#platform/context/outside.ts'
import { longestSide } from '#platform/files/read-picture.ts'
import { fetchPicture, picture, sendPicture } from '#platform/files/testing.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { testApp } from '#test/portal.ts'

const photo = 'candidates/me/photo'

test('a photo is stored small, upright and without metadata, and its address is in the stored profile', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db)
	const me = await api.as(person)
	const sideways = await picture((image) =>
		image
			.jpeg()
			.withExif({ IFD0: { Make: 'Camera' } })
			.withMetadata({ orientation: 6 }),
	)

	const sent = await sendPicture(api, me, photo, sideways, 'image/jpeg')
	const { address } = sent.body.details
	const shown = await fetchPicture(api, address, me.headers)
	const facts = await sharp(shown.rawPayload).metadata()
	const stored = await me.post(`auth/user-details/${person.id}`)

	expect(shown.headers).toMatchObject({
		'content-type': 'image/webp',
		'x-content-type-options': 'nosniff',
		'cache-control': 'private, no-cache',
	})
	expect(facts).toMatchObject({ format: 'webp', width: 384, height: longestSide })
	expect(facts.exif).toBeUndefined()
	expect(stored.body.details.image).toBe(address)
	expect((await me.get(`candidates/${person.id}`)).body.details.image).toBe(address)
})

test('a photo is shown only to viewers of the profile', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db, { visibility: 'approved_organisations' })
	const me = await api.as(person)
	const member = await api.as(await createCandidate(api.db))
	const employer = await api.as((await createOrganisation(api.db)).owner)
	const approver = await api.as(await createAccount(api.db, { isApprover: true }))
	const { address } = (await sendPicture(api, me, photo, await picture(), 'image/png')).body.details
	const statusFor = async (caller?: typeof me) =>
		(await fetchPicture(api, address, caller?.headers)).statusCode

	expect(await statusFor(employer)).toBe(200)
	expect(await statusFor(member)).toBe(404)
	expect(await statusFor()).toBe(404)

	await api.db.update(accounts).set({ status: 'pending' }).where(eq(accounts.id, person.id))
	expect(await statusFor(employer)).toBe(404)
	expect(await statusFor(approver)).toBe(200)
	expect(await statusFor(me)).toBe(200)
})

test('a browser that has the photo gets 304 as long as it may still see it', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db, { visibility: 'public' })
	const me = await api.as(person)
	const { address } = (await sendPicture(api, me, photo, await picture(), 'image/png')).body.details

	const { etag } = (await fetchPicture(api, address)).headers
	const again = await fetchPicture(api, address, { 'if-none-match': String(etag) })

	expect(again.statusCode).toBe(304)
	expect(again.body).toBe('')
})

test('a new photo replaces the old one, in the store as well', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))

	const first = await sendPicture(api, me, photo, await picture(), 'image/png')
	const second = await sendPicture(api, me, photo, await picture((image) => image.webp()), 'image/webp')
	const kept = await api.db.select().from(files)
	await api.work()

	expect(kept).toHaveLength(1)
	expect((await fetchPicture(api, first.body.details.address, me.headers)).statusCode).toBe(404)
	expect((await fetchPicture(api, second.body.details.address, me.headers)).statusCode).toBe(200)
	expect(await keysOf(api.files, 'photo')).toEqual([kept[0]?.key])
})

test('of two photos uploaded at once, one is kept', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))
	const bytes = await picture()

	const sent = await Promise.all([1, 2].map(() => sendPicture(api, me, photo, bytes, 'image/png')))

	expect(sent.map(({ status }) => status)).toEqual([200, 200])
	expect(await api.db.$count(files)).toBe(1)
})

test('a photo is removed, and removing it again does no harm', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db)
	const me = await api.as(person)
	await sendPicture(api, me, photo, await picture(), 'image/png')

	const removed = [await me.call('DELETE', photo), await me.call('DELETE', photo)]
	await api.work()

	expect(removed.map(({ status }) => status)).toEqual([200, 200])
	expect((await me.get(`candidates/${person.id}`)).body.details.image).toBeNull()
	expect(await keysOf(api.files, 'photo')).toEqual([])
})

test('a file that is no still picture is refused with an explanation', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))
	const whole = await picture((image) => image.jpeg())
	const messageFor = async (bytes: Uint8Array, type: string) => {
		const { status, body } = await sendPicture(api, me, photo, bytes, type)
		expect(status).toBe(400)
		return body.message
	}

	expect(await messageFor(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png')).toMatch(
		/not a picture/,
	)
	expect(await messageFor(Buffer.from('GIF89a'), 'image/gif')).toMatch(/JPEG, PNG or WebP/)
	expect(await messageFor(new Uint8Array(), 'image/png')).toMatch(/choose a picture/)
	expect(await messageFor(whole.subarray(0, whole.length / 2), 'image/jpeg')).toMatch(/damaged/)
	expect(await messageFor(await moving(), 'image/webp')).toMatch(/still one/)
	expect(await messageFor(await bomb(), 'image/png')).toMatch(/too many pixels/)
	expect((await me.put(photo, { file: 'text' })).body.message).toMatch(/choose a picture/)
	expect(await api.db.$count(files)).toBe(0)
})

test('a file beyond 5 MB is refused as too large', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))

	const sent = await sendPicture(api, me, photo, new Uint8Array(5 * 1024 * 1024 + 1), 'image/png')

	expect(sent).toMatchObject({
		status: 413,
		body: { message: 'This file is too large. At most 5 MB can be sent.' },
	})
})

test('a logo is shown to everyone, with the organisation and its jobs, and may be cached for good', async () => {
	await using api = await testApp()
	const { id, owner } = await createOrganisation(api.db)
	const me = await api.as(owner)

	const { address } = (await sendPicture(api, me, 'organisations/me/logo', await picture(), 'image/png')).body
		.details
	const shown = await fetchPicture(api, address)

	expect(shown.statusCode).toBe(200)
	expect(shown.headers['cache-control']).toBe('public, max-age=31536000, immutable')
	expect((await api.get(`organisations/${id}`)).body.details.logo).toBe(address)
})

test('the sweep removes day-old files that no row names', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db))
	await sendPicture(api, me, photo, await picture(), 'image/png')
	const [kept] = await api.db.select().from(files)
	await api.files.put('photo/young.webp', 'young')
	await api.files.put('photo/old.webp', 'old')
	const longAgo = new Date(Date.now() - 2 * 86_400_000)
	for (const key of ['photo/old.webp', kept?.key ?? ''])
		await utimes(join(api.filesFolder, key), longAgo, longAgo)

	await enqueue(api.db, 'sweep_files', {})
	await api.work()

	expect(await keysOf(api.files, 'photo')).toEqual([kept?.key, 'photo/young.webp'].toSorted())
})

async function keysOf(store: FileStore, folder: string) {
	const { objects } = await store.listAll(folder)
	return [...objects].map((object) => (object.isFile ? object.key : '')).toSorted()
}

/** An animation of two different frames. */
async function moving() {
	const frames = [await picture(), await picture((image) => image.negate().png())]
	return sharp(frames, { join: { animated: true } })
		.webp()
		.toBuffer()
}

function bomb() {
	return picture((image) => image.png({ compressionLevel: 9 }), 10_000, 10_000)
}
