import { PageLanguage } from '@profile-search/contract/platform/languages'
import { accountActivity } from '@profile-search/db/schema/accounts/sessions'
import { createAccount } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { enqueue } from '#platform/queue/queue.ts'
import { englishIn, languageOfMail } from '#test/mail-language.ts'
import { testApp } from '#test/portal.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

test.each(PageLanguage.options)('the mails about an account are in its language: %s', async (language) => {
	await using api = await testApp()
	const account = await createAccount(api.db, { language })
	const { id: accountId, firstName } = account
	const [login] = await api.db
		.insert(accountActivity)
		.values({ accountId, kind: 'logged_in', userAgent: firefox, country: 'IN' })
		.returning()
	await enqueue(api.db, 'mail_welcome', { accountId })
	await enqueue(api.db, 'mail_password_changed', { accountId, how: 'changed' })
	await enqueue(api.db, 'mail_password_changed', { accountId, how: 'reset' })
	await enqueue(api.db, 'mail_new_device', { activityId: login?.id ?? '' })
	for (const change of [
		'two_step_on',
		'two_step_off',
		'passkey_added',
		'passkey_removed',
		'access_token_made',
	] as const)
		await enqueue(api.db, 'mail_security_change', { accountId, change })
	await api.post('auth/forgotPassword', { email: account.email })

	const mails = await api.work()

	expect(mails).toHaveLength(10)
	for (const mail of mails) {
		expect(languageOfMail(mail)).toBe(language)
		expect(mail.text).toContain(firstName)
		if (language !== 'en') expect(englishIn(mail, [firstName])).toEqual([])
	}
})

test.each(PageLanguage.options)(
	'a code is mailed in the language in which it was requested: %s',
	async (language) => {
		await using api = await testApp()
		const taken = await createAccount(api.db)
		for (const email of ['new@example.com', taken.email])
			await api.post(`auth/otp-send-with-email?lang=${language}`, { email })

		const mails = await api.work()

		expect(mails).toHaveLength(2)
		for (const mail of mails) {
			expect(languageOfMail(mail)).toBe(language)
			if (language !== 'en') expect(englishIn(mail)).toEqual([])
		}
	},
)
