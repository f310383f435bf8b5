import { PageLanguage } from '@profile-search/contract/platform/languages'
import { createCandidate, createOrganisation } from '@profile-search/db/testing/factories'
import type { Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { englishIn, englishWordsOf, languageOfMail } from '#test/mail-language.ts'
import { testApp } from '#test/portal.ts'

const names = ['Asha', 'Kulkarni', 'Ravi', 'Green Fields', 'Orchard']

test.each(PageLanguage.options)(
	'requests and their answers are mailed and told in the language of the reader: %s',
	async (language) => {
		await using api = await testApp()
		const { owner } = await createOrganisation(api.db, {
			name: 'Green Fields',
			owner: { firstName: 'Ravi', language },
		})
		const me = await api.as(owner)
		const mails: Email[] = []
		const told: { title: string }[] = []
		for (const answer of ['decline', 'accept']) {
			const person = await createCandidate(api.db, { account: { language } })
			const them = await api.as(person)
			const asked = await me.post('contact-requests', { subjectId: person.id, message: 'Orchard' })
			mails.push(...(await api.work()))
			const path = `contact-requests/${asked.body.details.id}/answer`
			await them.post(path, { answer, reason: 'no_time' })
			mails.push(...(await api.work()))
			told.push(...(await them.get('notifications')).body.details.items)
		}
		told.push(...(await me.get('notifications')).body.details.items)

		expect(mails).toHaveLength(4)
		expect(told).toHaveLength(4)
		for (const mail of mails) expect(languageOfMail(mail)).toBe(language)
		if (language === 'en') return
		for (const mail of mails) expect(englishIn(mail, names)).toEqual([])
		for (const { title } of told) expect(englishWordsOf(title, names)).toEqual([])
	},
)

test('a notification follows a change of language', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db)
	const { owner } = await createOrganisation(api.db, { name: 'Green Fields' })
	const [me, them] = [await api.as(owner), await api.as(person)]
	await me.post('contact-requests', { subjectId: person.id, message: 'Orchard' })
	const titleIn = async (language: string) =>
		(await them.get(`notifications?lang=${language}`)).body.details.items[0].title

	expect(await titleIn('en')).toBe('Green Fields asks to get in touch with you')
	expect(await titleIn('mr')).toContain('Green Fields यांच्याकडून')
	expect((await them.get('notifications')).body.details.items[0].body).toBe('Orchard')
})
