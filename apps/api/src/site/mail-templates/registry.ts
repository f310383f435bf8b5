import { MailGroup } from '@profile-search/contract/site/mail-templates'
import { passwordChangedMail, resetMail, verificationMail, welcomeMail } from '#accounts/login/mails.ts'
import { newDeviceMail } from '#accounts/sessions/mails.ts'
import { securityMail } from '#accounts/two-step/mails.ts'
import * as interviews from '#hiring/applications/interviews/mails.ts'
import { backwards, onwards, teamMail } from '#hiring/applications/mails.ts'
import { invitationMail as jobInvitationMail } from '#hiring/invitations/mails.ts'
import { feedStoppedMail } from '#hiring/job-feeds/mails.ts'
import { closedJobMail, jobMails } from '#hiring/jobs/news/templates.ts'
import { webhookStoppedMail } from '#hiring/webhooks/mails.ts'
import { alertDigestMail, alertDigestOfSeveralMail } from '#matching/alerts/digests/mails.ts'
import { confirmationMail, questionMail } from '#matching/alerts/mails.ts'
import { acceptedMail, declinedMail, requestMail } from '#messaging/contact-requests/mails.ts'
import { unreadMail, unreadOfJobMail } from '#messaging/messages/mails.ts'
import type { Template } from '#platform/channels/mail/template.ts'
import { exportMail } from '#privacy/data-exports/mails.ts'
import { erasureAskedMail, erasureSoonMail, inactiveMail, takenBackMail } from '#privacy/erasures/mails.ts'
import { ownerInvitationMail, personInvitationMail } from '#profiles/candidates/imports/invitations/mails.ts'
import { typeChangedMail } from '#profiles/guests/mails.ts'
import { handedOverMail, invitationMail, memberRemovedMail, takenOverMail } from '#profiles/members/mails.ts'
import { sectionApprovedMail, sectionRejectedMail } from '#profiles/sections/mails.ts'
import { changeAcceptedMail, changeRefusedMail } from '#trust/approvals/held-changes/mails.ts'
import { approvedMail, askedMail, rejectedMail } from '#trust/approvals/mails.ts'
import { domainLostMail } from '#trust/domains/mails.ts'
import * as grievances from '#trust/grievances/mails/mails.ts'
import * as identity from '#trust/identity/mails.ts'
import * as merges from '#trust/merges/mails.ts'
import { escalatedMail, frozenMail, releasedMail, upheldMail } from '#trust/moderation/mails.ts'
import { readmittedMail, suspendedMail } from '#trust/suspensions/mails.ts'
import { contactAnswerMail, contactMessageMail } from '../contact/mails.ts'

/** Every mail template, by group, in the order of the list. */
const groups: Record<MailGroup, readonly Template[]> = {
	account: [
		verificationMail,
		personInvitationMail,
		ownerInvitationMail,
		welcomeMail,
		resetMail,
		passwordChangedMail,
		identity.emailCodeMail,
		identity.emailChangedMail,
		identity.emailGivenMail,
		identity.nameChangedMail,
		merges.mergedMail,
		merges.mergeUndoneMail,
		newDeviceMail,
		securityMail,
		typeChangedMail,
		suspendedMail,
		readmittedMail,
	],
	approvals: [
		approvedMail,
		rejectedMail,
		askedMail,
		changeAcceptedMail,
		changeRefusedMail,
		sectionApprovedMail,
		sectionRejectedMail,
	],
	jobs: Object.values(jobMails),
	applications: [
		...Object.values(onwards),
		...Object.values(backwards),
		closedJobMail,
		teamMail,
		jobInvitationMail,
	],
	interviews: [
		interviews.proposedMail,
		interviews.changedMail,
		interviews.changedByYouMail,
		interviews.chosenMail,
		interviews.askedMail,
		interviews.askedByYouMail,
		interviews.cancelledMail,
		interviews.offMail,
		interviews.reminderMail,
	],
	alerts: [confirmationMail, alertDigestMail, alertDigestOfSeveralMail, questionMail],
	contacts: [requestMail, acceptedMail, declinedMail, unreadMail, unreadOfJobMail],
	organisations: [
		invitationMail,
		handedOverMail,
		takenOverMail,
		memberRemovedMail,
		domainLostMail,
		webhookStoppedMail,
		feedStoppedMail,
	],
	moderation: [frozenMail, releasedMail, upheldMail, escalatedMail],
	grievances: [
		grievances.filedMail,
		...Object.values(grievances.onwards),
		grievances.answerMail,
		...Object.values(grievances.decisions),
		grievances.closedMail,
		grievances.officerMail,
	],
	site: [contactMessageMail, contactAnswerMail],
	data: [exportMail, erasureAskedMail, erasureSoonMail, inactiveMail, takenBackMail],
}

/** Every mail template, with its group. */
export const templates = MailGroup.options.flatMap((group) =>
	groups[group].map((template) => ({ group, ...template })),
)

export function findTemplate(name: string) {
	return templates.find((template) => template.name === name)
}
