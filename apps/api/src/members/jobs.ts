import { invitationDays } from '@profile-search/contract/members'
import { findAccount } from '../accounts/queries.ts'
import { findOrganisation } from '../organisations/queries.ts'
import type { Task } from '../queue.ts'
import { deleteOldInvitations, makeInvitationToken } from './invitations.ts'

const asRole = { administrator: 'as an administrator', recruiter: 'as a recruiter' }

const mailInvitation: Task = async ({ invitationId = '' }, { db, mailer, publicUrl }) => {
	const made = await makeInvitationToken(db, invitationId)
	if (!made) return
	const inviter = made.invitedBy ?? 'Somebody'
	await mailer.send({
		to: made.email,
		subject: `${inviter} invites you to the team of ${made.organisation}`,
		paragraphs: [
			`Namaste! ${inviter} invites you to work for ${made.organisation} on Profile Search, ${asRole[made.role]}.`,
			{ link: `${publicUrl}/invitation/${made.token}`, label: 'See the invitation' },
			`The link is good for ${invitationDays} days, and for this address only. You need a Sanstha account under it; if you have none, the page says how to open one.`,
			'If you do not know what this is about, you can ignore this mail.',
		],
	})
}

const mailHandedOver: Task = async (payload, { db, mailer, publicUrl }) => {
	const { organisationId = '', ownerId = '', heirId = '', side } = payload
	const [organisation, owner, heir] = await Promise.all([
		findOrganisation(db, organisationId),
		findAccount(db, ownerId),
		findAccount(db, heirId),
	])
	if (!organisation || !owner || !heir) return
	const team = { link: `${publicUrl}/team`, label: 'See the team' }
	if (side === 'from') {
		await mailer.send({
			to: owner.email,
			subject: `You have handed over ${organisation.name}`,
			paragraphs: [
				`Hi ${owner.firstName}, ${organisation.name} now belongs to ${heir.firstName} ${heir.lastName}. You are one of its administrators.`,
				'If this was not you, choose a new password at once and write to us:',
				{ link: `${publicUrl}/forgot-password`, label: 'Choose a new password' },
				{ link: `${publicUrl}/contact`, label: 'Write to us' },
			],
		})
	} else {
		await mailer.send({
			to: heir.email,
			subject: `${organisation.name} is yours now`,
			paragraphs: [
				`Hi ${heir.firstName}, ${owner.firstName} ${owner.lastName} has handed ${organisation.name} over to you. You now answer for it, and only you can hand it on.`,
				team,
			],
		})
	}
}

const mailMemberRemoved: Task = async ({ organisationId = '', accountId = '' }, { db, mailer }) => {
	const organisation = await findOrganisation(db, organisationId)
	const account = await findAccount(db, accountId)
	if (!organisation || !account) return
	await mailer.send({
		to: account.email,
		subject: `You are no longer in the team of ${organisation.name}`,
		paragraphs: [
			`Hi ${account.firstName}, you were taken out of the team of ${organisation.name}. Your account stays as it is, and what you did for the team stays with the team.`,
		],
	})
}

const sweepInvitations: Task = async (_payload, { db }) => deleteOldInvitations(db)

export const memberTasks = {
	mail_invitation: mailInvitation,
	mail_handed_over: mailHandedOver,
	mail_member_removed: mailMemberRemoved,
	sweep_invitations: sweepInvitations,
}
