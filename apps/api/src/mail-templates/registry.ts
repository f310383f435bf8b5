import { passwordChangedMail, resetMail, verificationMail, welcomeMail } from '../accounts/mails.ts'
import { backwards, onwards, teamMail } from '../applications/mails.ts'
import { approvedMail, askedMail, rejectedMail } from '../approvals/mails.ts'
import { acceptedMail, declinedMail, requestMail } from '../contact-requests/mails.ts'
import { domainLostMail } from '../domains/mails.ts'
import { typeChangedMail } from '../guests/mails.ts'
import { closedJobMail, letters } from '../jobs/news/letters.ts'
import { exportMail } from '../data-exports/mails.ts'
import { erasureAskedMail, erasureSoonMail, inactiveMail, takenBackMail } from '../erasures/mails.ts'
import type { Template } from '../mail/template.ts'
import { handedOverMail, invitationMail, memberRemovedMail, takenOverMail } from '../members/mails.ts'
import { escalatedMail, frozenMail, releasedMail, upheldMail } from '../moderation/mails.ts'
import { sectionApprovedMail, sectionRejectedMail } from '../sections/mails.ts'
import { newDeviceMail } from '../sessions/mails.ts'
import { readmittedMail, suspendedMail } from '../suspensions/mails.ts'
import { securityMail } from '../two-step/mails.ts'

/** Every mail whose words an administrator can change, in the order of the list. */
export const templates: readonly Template[] = [
	verificationMail,
	welcomeMail,
	resetMail,
	passwordChangedMail,
	newDeviceMail,
	securityMail,
	typeChangedMail,
	approvedMail,
	rejectedMail,
	askedMail,
	sectionApprovedMail,
	sectionRejectedMail,
	suspendedMail,
	readmittedMail,
	...Object.values(onwards),
	...Object.values(backwards),
	closedJobMail,
	teamMail,
	...Object.values(letters),
	requestMail,
	acceptedMail,
	declinedMail,
	invitationMail,
	handedOverMail,
	takenOverMail,
	memberRemovedMail,
	domainLostMail,
	frozenMail,
	releasedMail,
	upheldMail,
	escalatedMail,
	exportMail,
	erasureAskedMail,
	erasureSoonMail,
	inactiveMail,
	takenBackMail,
]

export function findTemplate(name: string) {
	return templates.find((template) => template.name === name)
}
