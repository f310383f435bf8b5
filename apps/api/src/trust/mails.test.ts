import { PageLanguage } from '@profile-search/contract/platform/languages'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { suspensions } from '@profile-search/db/schema/trust/approvals'
import { createAccount, createOrganisation } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { enqueue } from '#platform/queue/queue.ts'
import { englishIn, englishWordsOf, languageOfMail } from '#test/mail-language.ts'
import { testApp } from '#test/portal.ts'
import { draft, sendForm } from './grievances/testing.ts'

const names = ['Asha', 'Ravi', 'Green Fields', 'orange.example', '/.well-known/profile-search.txt', 'Orchard']

test.each(PageLanguage.options)(
	'decisions are mailed in the language of the account: %s',
	async (language) => {
		await using api = await testApp()
		const { db } = api
		const { owner, id: organisationId } = await createOrganisation(db, {
			name: 'Green Fields',
			owner: { firstName: 'Ravi', language },
		})
		const accountId = owner.id
		const reason = 'Orchard'
		const mails = []
		for (const status of ['approved', 'rejected', 'pending'] as const) {
			await db
				.update(accounts)
				.set({ status, statusReason: reason, askedAt: new Date(), waitingSince: new Date() })
				.where(eq(accounts.id, accountId))
			await enqueue(db, 'mail_decision', { accountId })
			mails.push(...(await api.work()))
		}
		for (const isAccepted of ['yes', 'no'] as const)
			await enqueue(db, 'mail_held_change', { accountId, isAccepted, reason, page: 'settings' })
		await enqueue(db, 'mail_domain_lost', { organisationId, domain: 'orange.example' })
		await enqueue(db, 'mail_email_given', { accountId, reason })
		await enqueue(db, 'mail_name_changed', { accountId, reason })
		await enqueue(db, 'mail_readmission', { accountId })
		await db
			.insert(suspensions)
			.values({ accountId, reason, statusBefore: 'approved', until: new Date(Date.now() + 864e5) })
		await enqueue(db, 'mail_suspension', { accountId })
		mails.push(...(await api.work()))

		expect(mails).toHaveLength(10)
		for (const mail of mails) {
			expect(languageOfMail(mail)).toBe(language)
			if (language !== 'en') expect(englishIn(mail, names)).toEqual([])
		}
	},
)

test.each(PageLanguage.options)(
	'a grievance without an account is answered in the language in which it was filed: %s',
	async (language) => {
		await using api = await testApp()
		const administrator = await createAccount(api.db, { isAdministrator: true, language })
		const admin = await api.as(administrator)

		await sendForm(api, `grievances?lang=${language}`, draft, {})
		const mails = await api.work()
		const told = (await admin.get('notifications')).body.details.items

		expect(mails).toHaveLength(2)
		expect(told).toHaveLength(1)
		for (const mail of mails) expect(languageOfMail(mail)).toBe(language)
		if (language === 'en') return
		for (const mail of mails) expect(englishIn(mail, [draft.message])).toEqual([])
		expect(
			englishWordsOf((await admin.get(`notifications?lang=${language}`)).body.details.items[0].title),
		).toEqual([])
	},
)
