import { FaqCategory } from '@profile-search/contract/site/pages'
import { createAccount } from '@profile-search/db/testing/factories'
import { firstFaqs } from '@profile-search/db/texts/load-texts'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { sanitise } from '../pages/sanitise.ts'

type Shown = { id: string; slug: string; category: string; language: string; question: string }

const draft = {
	slug: 'new-one',
	category: 'trust',
	texts: [
		{ language: 'en', question: 'Is it new?', answer: '<p>Yes, {site_name} is.<script>x</script></p>' },
		{ language: 'hi', question: 'क्या यह नया है?', answer: '<p>हाँ।</p>' },
	],
}

async function slugsOf(api: Awaited<ReturnType<typeof testApp>>, category: string) {
	const all: Shown[] = (await api.get('faqs')).body.details.faqs
	return all.filter((faq) => faq.category === category).map(({ slug }) => slug)
}

test('the portal comes with questions in every category, in the order of the screen', async () => {
	await using api = await testApp()

	const faqs: Shown[] = (await api.get('faqs?language=mr')).body.details.faqs

	expect(faqs.length).toBeGreaterThanOrEqual(20)
	expect([...new Set(faqs.map(({ category }) => category))]).toEqual(FaqCategory.options)
	expect(faqs.map(({ slug }) => slug)).toEqual(firstFaqs().map(({ slug }) => slug))
	expect(new Set(faqs.map(({ language }) => language))).toEqual(new Set(['mr']))
	expect(JSON.stringify(faqs)).not.toMatch(/[{]\w+[}]/)
	for (const { answer } of firstFaqs()) expect(sanitise(answer)).toBe(answer)
})

test('an administrator adds a question in two languages, changes it, moves it and deletes it', async () => {
	await using api = await testApp()
	const me = await api.as(await createAccount(api.db, { isAdministrator: true }))

	const { id } = (await me.post('admin/faqs', draft)).body.details
	const inHindi: Shown[] = (await api.get('faqs?language=hi')).body.details.faqs
	expect(inHindi.find((faq) => faq.id === id)).toMatchObject({ language: 'hi', answer: '<p>हाँ।</p>' })
	expect((await api.get('faqs')).body.details.faqs.find((faq: Shown) => faq.id === id)).toMatchObject({
		answer: '<p>Yes, Profile Search is.</p>',
	})
	const before = await slugsOf(api, 'trust')
	expect(before.at(-1)).toBe('new-one')

	const all: Shown[] = (await me.get('admin/faqs')).body.details
	const ids = all.filter(({ category }) => category === 'trust').map((faq) => faq.id)
	await me.put('admin/faq-order', { category: 'trust', ids: ids.toReversed() })
	expect(await slugsOf(api, 'trust')).toEqual(before.toReversed())

	const moved = { ...draft, category: 'privacy', texts: draft.texts.slice(0, 1) }
	expect((await me.put(`admin/faqs/${id}`, moved)).body.details.texts).toHaveLength(1)
	expect((await slugsOf(api, 'privacy')).at(-1)).toBe('new-one')
	expect((await me.call('DELETE', `admin/faqs/${id}`)).status).toBe(200)
	expect((await me.call('DELETE', `admin/faqs/${id}`)).status).toBe(404)
	expect((await me.put(`admin/faqs/${id}`, draft)).status).toBe(404)
})

test('a question needs English, an answer and a unique name', async () => {
	await using api = await testApp()
	const me = await api.as(await createAccount(api.db, { isAdministrator: true }))
	const fields = async (change: object) => (await me.post('admin/faqs', { ...draft, ...change })).body.fields

	expect(await fields({ texts: draft.texts.slice(1) })).toHaveProperty('texts')
	expect(await fields({ texts: [...draft.texts, draft.texts[0]] })).toHaveProperty('texts')
	expect(await fields({ slug: 'is-it-free' })).toEqual({ slug: 'Another question has this name.' })
	expect(await fields({ texts: [{ ...draft.texts[0], answer: '<script>x</script>' }] })).toEqual({
		texts: 'Please write the answer.',
	})
	const { id } = (await me.post('admin/faqs', draft)).body.details
	expect((await me.put(`admin/faqs/${id}`, { ...draft, slug: 'is-it-free' })).status).toBe(400)
})
