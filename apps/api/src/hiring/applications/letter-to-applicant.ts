import type { ApplicationStatus, RejectReason } from '@profile-search/contract/hiring/applications'
import { t } from '@profile-search/text/translate'
import { letter } from '#platform/channels/mail/template.ts'
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

/** The letter to an applicant about a state transition, in the current language; undefined where none is sent. */
export function letterToApplicant(change: StatusChange) {
	const { to, firstName, job, organisation, rejectReason, message, isBack } = change
	const templates: Partial<Record<ApplicationStatus, ApplicantTemplate>> = isBack ? backwards : onwards
	const template = templates[to]
	if (!template) return undefined
	const more = [
		...(to === 'rejected' && rejectReason ? [t(`hiringMails.rejectReason.${rejectReason}`)] : []),
		...(message && to !== 'submitted' ? [t('hiringMails.applicant.writes', { organisation }), message] : []),
	]
	return letter(template, { first_name: firstName, job, organisation, more })
}

type ApplicantTemplate = (typeof onwards)['submitted']
