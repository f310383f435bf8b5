import { PageLanguage } from '@profile-search/contract/platform/languages'
import { siteSettings } from '@profile-search/db/schema/platform/site'
import { dataExports } from '@profile-search/db/schema/privacy/personal-data'
import { createCandidate } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { enqueue } from '#platform/queue/queue.ts'
import { englishIn, languageOfMail } from '#test/mail-language.ts'
import { testApp } from '#test/portal.ts'
import { askForErasure } from './erasures/leave.ts'

const officer = { officerName: 'Lata Rao', officerEmail: 'lata@example.com' }

test.each(PageLanguage.options)(
	'copies and erasures are mailed in the language of the account: %s',
	async (language) => {
		await using api = await testApp()
		const { id: accountId } = await createCandidate(api.db, { account: { language } })
		await api.db
			.insert(siteSettings)
			.values(officer)
			.onConflictDoUpdate({ target: siteSettings.id, set: officer })
		const [made] = await api.db.insert(dataExports).values({ accountId }).returning()
		await enqueue(api.db, 'make_export', { exportId: made?.id ?? '' })
		const mails = await api.work()
		await askForErasure(api.db, accountId)
		mails.push(...(await api.work()))
		for (const news of ['inactive', 'soon', 'taken_back'] as const)
			await enqueue(api.db, 'mail_erasure', { accountId, news })
		mails.push(...(await api.work()))

		expect(mails).toHaveLength(5)
		for (const mail of mails) {
			expect(languageOfMail(mail)).toBe(language)
			if (language !== 'en') expect(englishIn(mail, ['Asha', 'Lata Rao'])).toEqual([])
		}
	},
)
