import { auditLog, siteSettings } from '@profile-search/db/schema/platform/site'
import { createAccount, createCandidate } from '@profile-search/db/testing/factories'
import { firstPages } from '@profile-search/db/texts/load-texts'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { sanitise } from './sanitise.ts'

const draft = {
	title: 'Code of conduct',
	description: 'How we treat each other.',
	body: '<p>Be kind.</p>',
	edit: 0,
}

async function administrator(api: Awaited<ReturnType<typeof testApp>>, firstName = 'Asha') {
	return api.as(await createAccount(api.db, { isAdministrator: true, firstName }))
}

test('the portal comes with about-us, privacy, terms and accessibility, in the requested language or in English', async () => {
	await using api = await testApp()
	await api.db.update(siteSettings).set({ companyName: 'Sutra' })

	const hindi = await api.get('pages/about-us?language=hi')
	const terms = await api.get('pages/terms?language=mr')

	expect(hindi.body.details).toMatchObject({
		language: 'hi',
		languages: ['en', 'hi', 'mr'],
		title: 'हमारे बारे में',
		description: 'Sutra क्या है, मैच कैसे होता है, और इसे कौन चलाता है।',
	})
	expect(hindi.body.details.body).toContain('<p>Sutra ')
	expect(hindi.body.details.headings.length).toBeGreaterThan(3)
	expect(terms.body.details).toMatchObject({ language: 'mr', languages: ['en', 'hi', 'mr'] })
	for (const slug of ['privacy-notice', 'accessibility-statement'])
		expect((await api.get(`pages/${slug}`)).status).toBe(200)
	expect((await api.get('pages/nothing')).status).toBe(404)
})

test('the texts that come with the portal contain nothing that sanitising drops, and no placeholder stays unfilled', async () => {
	await using api = await testApp()

	for (const page of firstPages()) {
		expect(sanitise(page.body), page.slug).toBe(page.body)
		const { body } = await api.get(`pages/${page.slug}?language=${page.language}`)
		expect(JSON.stringify(body.details)).not.toMatch(/[{]\w+[}]/)
	}
})

test('only administrators see a draft until it is published, and every version is kept', async () => {
	await using api = await testApp()
	const me = await administrator(api)

	const saved = await me.put('admin/pages/conduct/en/draft', draft)
	expect(saved.body.details).toMatchObject({
		draft: { edit: 1, author: 'Asha Kulkarni' },
		live: null,
		versions: [],
	})
	expect((await api.get('pages/conduct')).status).toBe(404)

	await me.post('admin/pages/conduct/en/publish', { edit: 1 })
	await me.put('admin/pages/conduct/en/draft', { ...draft, body: '<p>Be kinder.</p>' })
	expect((await api.get('pages/conduct')).body.details.body).toBe('<p>Be kind.</p>')
	const second = await me.post('admin/pages/conduct/en/publish', { edit: 1 })

	expect((await api.get('pages/conduct')).body.details.body).toBe('<p>Be kinder.</p>')
	expect(second.body.details).toMatchObject({
		draft: null,
		live: { version: 2 },
		versions: [
			{ version: 2, isLive: true },
			{ version: 1, isLive: false },
		],
	})
	const old = await me.get('admin/pages/conduct/en/versions/1')
	expect(old.body.details.body).toBe('<p>Be kind.</p>')
	const log = await api.db.select().from(auditLog)
	expect(log.map(({ action, facts }) => [action, facts])).toEqual([
		['page_published', { slug: 'conduct', language: 'en', version: 1 }],
		['page_published', { slug: 'conduct', language: 'en', version: 2 }],
	])
})

test('an old version is restored through the draft', async () => {
	await using api = await testApp()
	const me = await administrator(api)
	const before = (await api.get('pages/terms')).body.details.body
	await me.put('admin/pages/terms/en/draft', { ...draft, title: 'Terms' })
	await me.post('admin/pages/terms/en/publish', { edit: 1 })

	await me.post('admin/pages/terms/en/restore', { version: 1, edit: 0 })
	expect((await api.get('pages/terms')).body.details.body).toBe('<p>Be kind.</p>')
	await me.post('admin/pages/terms/en/publish', { edit: 1 })

	expect((await api.get('pages/terms')).body.details.body).toBe(before)
	expect((await me.post('admin/pages/terms/en/restore', { version: 9, edit: 0 })).status).toBe(404)
})

test('of two editors the second is told who was first, and nothing is overwritten', async () => {
	await using api = await testApp()
	const [one, other] = [await administrator(api, 'Asha'), await administrator(api, 'Vikram')]
	const path = 'admin/pages/terms/en'
	await one.put(`${path}/draft`, { ...draft, title: 'First' })

	const both = await Promise.all([
		one.put(`${path}/draft`, { ...draft, title: 'Of one', edit: 1 }),
		other.put(`${path}/draft`, { ...draft, title: 'Of the other', edit: 1 }),
	])
	const begun = await other.put(`${path}/draft`, { ...draft, edit: 0 })
	const published = await Promise.all([
		one.post(`${path}/publish`, { edit: 2 }),
		other.post(`${path}/publish`, { edit: 2 }),
	])

	expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
	expect(both.find(({ status }) => status === 409)?.body.message).toMatch(
		/^(Asha|Vikram) Kulkarni has saved this draft in the meantime/,
	)
	expect(begun.status).toBe(409)
	expect(published.map(({ status }) => status).toSorted()).toEqual([200, 409])
	expect((await one.get(path)).body.details.versions).toHaveLength(2)
})

test('scripts are stripped when a text is stored, and again when it is read', async () => {
	await using api = await testApp()
	const me = await administrator(api)
	const body = '<p onclick="x()">Hi<script>alert(1)</script></p><a href="javascript:alert(1)">go</a>'

	const saved = await me.put('admin/pages/xss/en/draft', { ...draft, body })
	await me.post('admin/pages/xss/en/publish', { edit: 1 })
	await api.connection.pool.query(`update pages set body = body || '<img src=x onerror=alert(1)>'`)

	expect(saved.body.details.draft.body).toBe('<p>Hi</p><a>go</a>')
	expect((await api.get('pages/xss')).body.details.body).toBe('<p>Hi</p><a>go</a>')
	expect((await me.post('admin/pages/preview', { body })).body.details.body).toBe('<p>Hi</p><a>go</a>')
	expect(
		(await me.put('admin/pages/xss/hi/draft', { ...draft, body: '<script>1</script>' })).body.fields,
	).toEqual({
		body: 'Please write something.',
	})
})

test('a page can be taken down, but not the English text of one that other screens link to', async () => {
	await using api = await testApp()
	const me = await administrator(api)

	expect((await me.post('admin/pages/privacy-notice/en/take-down')).status).toBe(409)
	expect((await me.post('admin/pages/privacy-notice/hi/take-down')).status).toBe(200)
	expect((await me.post('admin/pages/privacy-notice/hi/take-down')).status).toBe(404)
	expect((await api.get('pages/privacy-notice?language=hi')).body.details.language).toBe('en')
	const listed = (await me.get('admin/pages')).body.details
	expect(listed.find(({ slug }: { slug: string }) => slug === 'privacy-notice')).toMatchObject({
		isFixed: true,
		states: [
			{ language: 'en', liveVersion: 1, hasDraft: false },
			{ language: 'hi', liveVersion: null, title: 'प्राइवेसी नोटिस' },
			{ language: 'mr', liveVersion: 1 },
		],
	})
})

test('a draft can be discarded, and an address must be plain', async () => {
	await using api = await testApp()
	const me = await administrator(api)
	await me.put('admin/pages/conduct/mr/draft', draft)

	const dropped = await me.call('DELETE', 'admin/pages/conduct/mr/draft')

	expect(dropped.body.details).toMatchObject({ draft: null, live: null })
	expect((await me.put('admin/pages/Not%20Plain/en/draft', draft)).status).toBe(400)
	expect((await me.put('admin/pages/conduct/fr/draft', draft)).status).toBe(400)
	const person = await api.as(await createCandidate(api.db))
	expect((await person.put('admin/pages/conduct/en/draft', draft)).status).toBe(403)
})
