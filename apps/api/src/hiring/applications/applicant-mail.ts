import type { ApplicationStatus, RejectReason } from '@profile-search/contract/hiring/applications'
import type { Db } from '@profile-search/db/client'
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
		...(to === 'rejected' && rejectReason ? [reasons[rejectReason]] : []),
		...(message && to !== 'submitted' ? [`${organisation} writes:`, message] : []),
	]
	return renderMail(db, template, { first_name: firstName, job, organisation, more })
}

type ApplicantTemplate = (typeof onwards)['submitted']

const reasons: Record<RejectReason, string> = {
	skills: 'The reason given: others have more of the skills that the job needs.',
	experience: 'The reason given: others have more of the experience that the job needs.',
	education: 'The reason given: the job needs another education.',
	place: 'The reason given: the place of work does not fit.',
	pay: 'The reason given: the expectations of pay are too far apart.',
	availability: 'The reason given: the job begins at another time.',
	filled: 'The reason given: the job is filled.',
	other: 'No reason of the list fits.',
}
