import { invitationDays } from '@profile-search/contract/profiles/members'
import { findAccount } from '#accounts/accounts/queries.ts'
import { renderMail } from '#platform/channels/mail/template.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { findOrganisation } from '../organisations/queries.ts'
import { makeInvitationToken } from './invitations.ts'
import { handedOverMail, invitationMail, memberRemovedMail, takenOverMail } from './mails.ts'

const asRole = { administrator: 'as an administrator', recruiter: 'as a recruiter' }

const mailInvitation: Run<'mail_invitation'> = async ({ invitationId }, { db, mailer, publicUrl }) => {
	const made = await makeInvitationToken(db, invitationId)
	if (!made) return
	await mailer.send({
		to: made.email,
		...(await renderMail(db, invitationMail, {
			organisation: made.organisation,
			role: asRole[made.role],
			page: `${publicUrl}/invitation/${made.token}`,
			days: String(invitationDays),
		})),
	})
}

const mailHandedOver: Run<'mail_handed_over'> = async (payload, { db, mailer, publicUrl }) => {
	const { organisationId, ownerId, heirId, side } = payload
	const [organisation, owner, heir] = await Promise.all([
		findOrganisation(db, organisationId),
		findAccount(db, ownerId),
		findAccount(db, heirId),
	])
	if (!organisation || !owner || !heir) return
	const wording =
		side === 'from'
			? renderMail(db, handedOverMail, {
					first_name: owner.firstName,
					organisation: organisation.name,
					heir: `${heir.firstName} ${heir.lastName}`,
					password_page: `${publicUrl}/forgot-password`,
					contact_page: `${publicUrl}/contact`,
				})
			: renderMail(db, takenOverMail, {
					first_name: heir.firstName,
					organisation: organisation.name,
					owner: `${owner.firstName} ${owner.lastName}`,
					page: `${publicUrl}/team`,
				})
	await mailer.send({ to: (side === 'from' ? owner : heir).email, ...(await wording) })
}

const mailMemberRemoved: Run<'mail_member_removed'> = async (
	{ organisationId = '', accountId = '' },
	{ db, mailer },
) => {
	const organisation = await findOrganisation(db, organisationId)
	const account = await findAccount(db, accountId)
	if (!organisation || !account) return
	await mailer.send({
		to: account.email,
		...(await renderMail(db, memberRemovedMail, {
			first_name: account.firstName,
			organisation: organisation.name,
		})),
	})
}

export const memberTasks = [
	defineTask('mail_invitation', mailInvitation),
	defineTask('mail_handed_over', mailHandedOver),
	defineTask('mail_member_removed', mailMemberRemoved),
]
