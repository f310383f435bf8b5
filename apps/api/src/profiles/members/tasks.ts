import { fullName } from '@profile-search/contract/accounts/full-name'
import { invitationDays } from '@profile-search/contract/profiles/members'
import { inLanguage } from '@profile-search/text/language'
import { t } from '@profile-search/text/translate'
import { inLanguageOf } from '#accounts/accounts/in-language-of.ts'
import { findAccount, findAccountByEmail } from '#accounts/accounts/queries.ts'
import { renderMail } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { findOrganisation } from '../organisations/queries.ts'
import { makeInvitationToken } from './invitations/queries.ts'
import { handedOverMail, invitationMail, memberRemovedMail, takenOverMail } from './mails.ts'

const mailInvitation: Run<'mail_invitation'> = async (
	{ invitationId, language },
	{ db, mailer, publicUrl },
) => {
	const made = await makeInvitationToken(db, invitationId)
	if (!made) return
	// Somebody without an account reads it in the language of who invites.
	const invited = await findAccountByEmail(db, made.email)
	await inLanguage(invited?.language ?? language, async () =>
		mailer.send({
			to: made.email,
			...(await renderMail(db, invitationMail, {
				organisation: made.organisation,
				role: t(`profilesMails.roles.${made.role}`),
				page: `${publicUrl}/invitation/${made.token}`,
				days: String(invitationDays),
			})),
		}),
	)
}

const mailHandedOver: Run<'mail_handed_over'> = async (payload, { db, mailer, publicUrl }) => {
	const { organisationId, ownerId, heirId, side } = payload
	const [organisation, owner, heir] = await Promise.all([
		findOrganisation(db, organisationId),
		findAccount(db, ownerId),
		findAccount(db, heirId),
	])
	if (!organisation || !owner || !heir) return
	const reader = side === 'from' ? owner : heir
	const shared = { first_name: reader.firstName, organisation: organisation.name }
	await inLanguageOf(reader, async () => {
		const wording =
			side === 'from'
				? renderMail(db, handedOverMail, {
						...shared,
						heir: fullName(heir),
						password_page: `${publicUrl}/forgot-password`,
						contact_page: `${publicUrl}/contact`,
					})
				: renderMail(db, takenOverMail, {
						...shared,
						owner: fullName(owner),
						page: `${publicUrl}/team`,
					})
		await mailer.send({ to: reader.email, ...(await wording) })
	})
}

const mailMemberRemoved: Run<'mail_member_removed'> = async (
	{ organisationId = '', accountId = '' },
	{ db, mailer },
) => {
	const organisation = await findOrganisation(db, organisationId)
	const account = await findAccount(db, accountId)
	if (!organisation || !account) return
	const values = { first_name: account.firstName, organisation: organisation.name }
	await inLanguageOf(account, async () =>
		mailer.send({ to: account.email, ...(await renderMail(db, memberRemovedMail, values)) }),
	)
}

export const memberTasks = [
	defineTask('mail_invitation', mailInvitation),
	defineTask('mail_handed_over', mailHandedOver),
	defineTask('mail_member_removed', mailMemberRemoved),
]
