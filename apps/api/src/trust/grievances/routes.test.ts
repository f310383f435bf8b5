import { siteSettings } from '@profile-search/db/schema/platform/site'
import { grievances } from '@profile-search/db/schema/trust/grievances'
import { createAccount } from '@profile-search/db/testing/factories'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { draft, file, sendForm } from './testing.ts'

const number = /PS-\d{4}-[0-9A-Z]{8}/

test('a visitor files a grievance with files, gets a number and a mail at once, and the administrators are told', async () => {
	await using api = await testApp()
	const administrator = await createAccount(api.db, { isAdministrator: true })
	await api.db
		.insert(siteSettings)
		.values(officer)
		.onConflictDoUpdate({ target: siteSettings.id, set: officer })
	const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
		.png()
		.toBuffer()

	const filed = await sendForm(api, 'grievances', draft, {
		files: [new File([new Uint8Array(photo)], 'proof.exe'), new File(['They wrote this.'], 'chat.txt')],
	})
	const mails = await api.work()
	const seen = await api.post('grievance-tracking', filed.body.details)

	expect(filed.body).toMatchObject({ errorCode: 0, details: { number: expect.stringMatching(number) } })
	expect(seen.body.details).toMatchObject({
		status: 'filed',
		officer: { name: 'Lata Rao', email: 'lata@example.com' },
		events: [
			{ kind: 'filed', message: draft.message, attachments: [{ name: 'proof.webp' }, { name: 'chat.txt' }] },
		],
	})
	const toThem = mails.filter((mail) => mail.to?.[0]?.address === draft.email)
	expect(toThem).toHaveLength(1)
	expect(toThem[0]?.text).toContain(filed.body.details.number)
	expect(toThem[0]?.text).toContain('Lata Rao, lata@example.com')
	const others = mails.map((mail) => mail.to?.[0]?.address).filter((to) => to !== draft.email)
	expect(others.toSorted()).toEqual([administrator.email, 'lata@example.com'].toSorted())
})

const officer = { officerName: 'Lata Rao', officerEmail: 'lata@example.com' }

test('files are typed by their content, and are at most five', async () => {
	await using api = await testApp()
	const program = new File([Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])], 'letter.pdf')

	const refused = await sendForm(api, 'grievances', draft, { files: [program] })
	const six = await sendForm(api, 'grievances', draft, {
		files: Array.from({ length: 6 }, () => new File(['x'], 'x.txt')),
	})

	expect(refused).toMatchObject({ status: 400 })
	expect(six.status).toBeGreaterThanOrEqual(400)
	expect(await api.db.$count(grievances)).toBe(0)
})

test('a complainant who writes for another person names them and has their consent', async () => {
	await using api = await testApp()
	const forAnother = { ...draft, isForAnother: 'yes' }

	const without = await sendForm(api, 'grievances', forAnother)
	const whole = await sendForm(api, 'grievances', {
		...forAnother,
		behalfName: 'Savita Joshi',
		behalfRelation: 'My mother',
		behalfConsent: 'yes',
	})

	expect(without.body.fields).toMatchObject({
		behalfName: expect.any(String),
		behalfRelation: expect.any(String),
		behalfConsent: expect.any(String),
	})
	expect(whole.body.errorCode).toBe(0)
	expect((await api.post('grievance-tracking', whole.body.details)).body.details.behalfName).toBe(
		'Savita Joshi',
	)
})

test('the same filing sent twice, even at once, is one grievance', async () => {
	await using api = await testApp()
	const once = { ...draft, id: '3d6f0a52-5a53-4a3e-9c35-1f8e7a6f2b11' }

	const answers = await Promise.all([1, 2, 3].map(() => sendForm(api, 'grievances', once)))
	const stranger = await sendForm(api, 'grievances', { ...once, email: 'somebody@example.com' })

	expect(new Set(answers.map(({ body }) => body.details.number)).size).toBe(1)
	expect(stranger).toMatchObject({ status: 409 })
	expect(await api.db.$count(grievances)).toBe(1)
})

test('an account finds only the grievances it filed', async () => {
	await using api = await testApp()
	const me = await createAccount(api.db)
	const mine = await file(api, {}, new Date(), me.id)
	await file(api, { email: 'other@example.com' })

	const listed = await (await api.as(me)).get('grievances/mine')

	expect(listed.body.details).toMatchObject([{ number: mine.number, status: 'filed' }])
})

test('filings by one network and one address are limited', async () => {
	await using api = await testApp({ rateLimits: true })

	const answers = []
	for (let at = 0; at < 12; at++) answers.push((await sendForm(api, 'grievances', draft)).status)

	expect(answers.filter((status) => status === 200)).toHaveLength(10)
	expect(answers.at(-1)).toBe(429)
}, 60_000)
