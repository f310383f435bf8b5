import { fullName } from '@profile-search/contract/accounts/full-name'
import { invitationDays } from '@profile-search/contract/profiles/members'
import { t } from '@profile-search/text/translate'
import { findAccount, findAccountByEmail } from '#accounts/accounts/queries.ts'
import { sendMail } from '#accounts/accounts/send-mail.ts'
import { letter } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { findOrganisation } from '../organisations/queries.ts'
import { makeInvitationToken } from './invitations/queries.ts'
import { handedOverMail, invitationMail, memberRemovedMail, takenOverMail } from './mails.ts'

const mailInvitation: Run<'mail_invitation'> = async ({ invitationId, language }, context) => {
	const { db, publicUrl } = context
	const made = await makeInvitationToken(db, invitationId)
	if (!made) return
	// Somebody without an account reads it in the language of who invites.
	const invited = await findAccountByEmail(db, made.email)
	await sendMail(context, { email: made.email, language: invited?.language ?? language }, () =>
		letter(invitationMail, {
			organisation: made.organisation,
			role: t(`profilesMails.roles.${made.role}`),
			page: `${publicUrl}/invitation/${made.token}`,
			days: String(invitationDays),
		}),
	)
}

const mailHandedOver: Run<'mail_handed_over'> = async (payload, context) => {
	const { db, publicUrl } = context
	const { organisationId, ownerId, heirId, side } = payload
	const [organisation, owner, heir] = await Promise.all([
		findOrganisation(db, organisationId),
		findAccount(db, ownerId),
		findAccount(db, heirId),
	])
	if (!organisation || !owner || !heir) return
	const reader = side === 'from' ? owner : heir
	const shared = { first_name: reader.firstName, organisation: organisation.name }
	await sendMail(context, reader, () =>
		side === 'from'
			? letter(handedOverMail, {
					...shared,
					heir: fullName(heir),
					password_page: `${publicUrl}/forgot-password`,
					contact_page: `${publicUrl}/contact`,
				})
			: letter(takenOverMail, { ...shared, owner: fullName(owner), page: `${publicUrl}/team` }),
	)
}

const mailMemberRemoved: Run<'mail_member_removed'> = async (
	{ organisationId = '', accountId = '' },
	context,
) => {
	const { db } = context
	const organisation = await findOrganisation(db, organisationId)
	const account = await findAccount(db, accountId)
	if (!organisation || !account) return
	await sendMail(context, account, () =>
		letter(memberRemovedMail, { first_name: account.firstName, organisation: organisation.name }),
	)
}

export const memberTasks = [
	defineTask('mail_invitation', mailInvitation),
	defineTask('mail_handed_over', mailHandedOver),
	defineTask('mail_member_removed', mailMemberRemoved),
]
