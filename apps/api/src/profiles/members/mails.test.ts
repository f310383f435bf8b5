import { PageLanguage } from '@profile-search/contract/platform/languages'
import { organisationInvitations } from '@profile-search/db/schema/profiles/members'
import { createAccount, createOrganisation, createSection } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { enqueue } from '#platform/queue/queue.ts'
import { englishIn, languageOfMail } from '#test/mail-language.ts'
import { testApp } from '#test/portal.ts'

const names = ['Asha', 'Kulkarni', 'Ravi', 'Patil', 'Green Fields', 'Orchard']

test.each(PageLanguage.options)(
	'teams and sections get their mails in their language: %s',
	async (language) => {
		await using api = await testApp()
		const { db } = api
		const asha = await createAccount(db, { language })
		const { owner, id: organisationId } = await createOrganisation(db, {
			name: 'Green Fields',
			owner: { language },
		})
		const [invitation] = await db
			.insert(organisationInvitations)
			.values({
				organisationId,
				invitedBy: owner.id,
				email: 'new@example.com',
				role: 'recruiter',
				expiresAt: new Date(Date.now() + 864e5),
			})
			.returning()
		for (const side of ['from', 'to'] as const)
			await enqueue(db, 'mail_handed_over', { organisationId, ownerId: owner.id, heirId: asha.id, side })
		await enqueue(db, 'mail_invitation', { invitationId: invitation?.id ?? '', language })
		await enqueue(db, 'mail_member_removed', { organisationId, accountId: asha.id })
		await enqueue(db, 'mail_type_changed', { accountId: asha.id })
		await createSection(db, { accountId: asha.id, kind: 'advisory', status: 'approved' })
		await createSection(db, {
			accountId: asha.id,
			kind: 'investor',
			status: 'rejected',
			statusReason: 'Orchard',
		})
		for (const kind of ['advisory', 'investor'])
			await enqueue(db, 'mail_section_decision', { accountId: asha.id, kind })

		const mails = await api.work()

		expect(mails).toHaveLength(7)
		for (const mail of mails) {
			expect(languageOfMail(mail)).toBe(language)
			if (language !== 'en') expect(englishIn(mail, names)).toEqual([])
		}
	},
)
