import type { ApplicationStatus, RejectReason } from '@profile-search/contract/hiring/applications'
import type { Db } from '@profile-search/db/client'
import { t } from '@profile-search/text/translate'
import { renderMail } from '#platform/channels/mail/template.ts'
import { backwards, onwards } from './mails.ts'

type StatusChange = {
	to: ApplicationStatus
	firstName: string
	job: string
	organisation: string
	rejectReason: RejectReason | null
	message: string | null
	/** Whether it is a step back, such as undoing a mistaken rejection. */
	isBack: boolean
}

/** The mail to an applicant about a state transition. Null where no mail is sent. */
export async function renderApplicantMail(
	db: Db,
	{ to, firstName, job, organisation, rejectReason, message, isBack }: StatusChange,
) {
	const templates: Partial<Record<ApplicationStatus, ApplicantTemplate>> = isBack ? backwards : onwards
	const template = templates[to]
	if (!template) return null
	const more = [
		...(to === 'rejected' && rejectReason ? [t(`hiringMails.rejectReason.${rejectReason}`)] : []),
		...(message && to !== 'submitted' ? [t('hiringMails.applicant.writes', { organisation }), message] : []),
	]
	return renderMail(db, template, { first_name: firstName, job, organisation, more })
}

type ApplicantTemplate = (typeof onwards)['submitted']
