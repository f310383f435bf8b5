import type { GrievanceOfficer, GrievanceTerms } from '@profile-search/contract/trust/grievances'
import type { Db } from '@profile-search/db/client'
import { sentenceOf } from '@profile-search/text/sentence'
import { t } from '@profile-search/text/translate'
import type { UnrenderedMail } from '#platform/channels/mail/mailer.ts'
import { letter } from '#platform/channels/mail/template.ts'
import { findClock, type SiteClock } from '#platform/settings/clock.ts'
import type { Grievance } from '../events.ts'
import type { findEvent } from '../queries.ts'
import { daysAfter } from '../rules/rules.ts'
import { findTerms } from '../rules/terms.ts'
import { answerMail, closedMail, decisions, filedMail, officerMail, onwards } from './mails.ts'
import { warningCode } from './warning-code.ts'

type Found = Omit<NonNullable<Awaited<ReturnType<typeof findEvent>>>, 'language'>
type Event = Found['event']

/** The mail to the complainant about a public line of the log. All mails of a grievance are in one thread. */
export async function mailToComplainant(
	db: Db,
	{ event, grievance }: Found,
	publicUrl: string,
): Promise<UnrenderedMail> {
	const terms = await findTerms(db)
	const clock = await findClock(db)
	const values = {
		number: grievance.number,
		message: event.party === 'officer' ? paragraphsOf(event) : [],
		answer_by: clock.moment(grievance.resolveDueAt),
		page: `${publicUrl}/grievance/track?number=${encodeURIComponent(grievance.number)}`,
		officer: officerLine(terms.officer),
	}
	return {
		...threadOf(grievance, event, publicUrl),
		...letterToComplainant({ event, grievance }, terms, clock, values),
	}
}

/** The mail to the officers, about any line of the log. */
export async function mailToOfficer(
	db: Db,
	{ event, grievance }: Found,
	to: string,
	publicUrl: string,
): Promise<UnrenderedMail> {
	const { number, acknowledgedAt, filedAt, acknowledgeDueAt, resolveDueAt } = grievance
	const clock = await findClock(db)
	return {
		...threadOf(grievance, event, publicUrl, to),
		...letter(officerMail, {
			number,
			news: newsOf(event),
			filed_at: clock.moment(filedAt),
			message: event.party === 'complainant' ? paragraphsOf(event) : [],
			duty: t(`trustMails.grievance.duty.${acknowledgedAt ? 'answered' : 'acknowledged'}`),
			due: clock.moment(acknowledgedAt ? resolveDueAt : acknowledgeDueAt),
			page: `${publicUrl}/admin/grievances/${grievance.id}`,
		}),
	}
}

type MailValues = {
	number: string
	message: string[]
	answer_by: string
	page: string
	officer: string
}

function letterToComplainant(
	{ event, grievance }: Found,
	terms: GrievanceTerms,
	clock: SiteClock,
	values: MailValues,
) {
	const { toStatus, at } = event
	if (toStatus === null) return letter(answerMail, values)
	if (toStatus === 'filed') {
		const acknowledgeBy = clock.moment(grievance.acknowledgeDueAt)
		return letter(filedMail, { ...values, acknowledge_by: acknowledgeBy })
	}
	if (toStatus === 'closed') return letter(closedMail, values)
	if (toStatus !== 'resolved' && toStatus !== 'rejected') return letter(onwards[toStatus], values)
	return letter(decisions[toStatus], {
		...values,
		reopen_by: clock.moment(daysAfter(at, terms.reopenDays)),
		appeal_by: clock.moment(daysAfter(at, terms.appealDays)),
		appeal_at: terms.appealUrl,
	})
}

function paragraphsOf({ message }: Event) {
	return message ? message.split(/\n+/) : []
}

function newsOf(event: Event) {
	if (event.kind === 'filed') return t('trustMails.grievance.news.filed')
	if (event.kind === 'assigned') return t('trustMails.grievance.news.assigned')
	if (event.kind === 'warned') return warningOf(event)
	if (event.toStatus === 'reopened') return t('trustMails.grievance.news.reopened')
	if (event.toStatus === 'closed') return t('trustMails.grievance.news.closed')
	return t('trustMails.grievance.news.wrote')
}

function warningOf({ facts }: Event) {
	const clock = facts['clock'] === 'acknowledge' ? 'acknowledge' : 'resolve'
	return sentenceOf(warningCode(clock, Number(facts['share'])))
}

/** The contact details of the officer, which the law requires in every mail. */
function officerLine({ name, email, phone, address }: GrievanceOfficer) {
	const contacts = [name, email, phone, address].filter(Boolean)
	return contacts.length
		? t('trustMails.grievance.officerLine', { contacts: contacts.join(', ') })
		: t('trustMails.grievance.noOfficer')
}

/**
 * The message id, one for each line and reader, however often the task runs, and that of the first mail of the
 * thread.
 */
function threadOf(grievance: Grievance, event: Event, publicUrl: string, to = '') {
	const { hostname } = new URL(publicUrl)
	const reader = to ? `.${Buffer.from(to).toString('hex')}` : ''
	const first = `<grievance.${grievance.id}${reader}@${hostname}>`
	if (event.kind === 'filed') return { messageId: first }
	return { messageId: `<grievance.${event.id}${reader}@${hostname}>`, answers: [first] }
}
