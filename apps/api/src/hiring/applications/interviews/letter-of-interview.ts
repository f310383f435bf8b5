import type { Db } from '@profile-search/db/client'
import { t } from '@profile-search/text/translate'
import { letter } from '#platform/channels/mail/template.ts'
import { findClock } from '#platform/settings/clock.ts'
import * as mails from './mails.ts'
import type { findInterview } from './queries.ts'

type News = {
	/** What happened to the interview; `off` when a fixed time was dropped and more has happened since. */
	what: string
	firstName: string
	interview: NonNullable<Awaited<ReturnType<typeof findInterview>>>
	/** The time that was fixed before. */
	wasAt: Date | null
	page: string
}

/** The letter to one side of an interview, in the current language. */
export async function letterOfInterview(db: Db, { what, firstName, interview, wasAt, page }: News) {
	const { isTeam, other, job, place, minutes, startsAt, times, message, wish, endMessage } = interview
	const { appointment } = await findClock(db)
	const values = {
		first_name: firstName,
		other,
		job,
		about: t(`hiringMails.interview.${isTeam ? 'aboutTeam' : 'aboutApplicant'}`, { other, job }),
		was_at: wasAt ? appointment(wasAt) : '',
		off: wasAt ? t('hiringMails.interview.wasOff', { moment: appointment(wasAt) }) : '',
		place,
		minutes: String(minutes),
		times: times.map(appointment).join('; '),
		starts_at: startsAt ? appointment(startsAt) : '',
		message: message ?? '',
		wish: quoted(wish),
		end_message: quoted(endMessage),
		page,
	}
	if (what === 'proposed') return letter(mails.proposedMail, values)
	if (what === 'changed')
		return isTeam ? letter(mails.changedByYouMail, values) : letter(mails.changedMail, values)
	if (what === 'chosen') return letter(mails.chosenMail, values)
	if (what === 'asked') return isTeam ? letter(mails.askedMail, values) : letter(mails.askedByYouMail, values)
	if (what === 'cancelled') return letter(mails.cancelledMail, values)
	if (what === 'reminder') return letter(mails.reminderMail, values)
	return letter(mails.offMail, values)
}

function quoted(message: string | null) {
	return message ? `“${message}”` : ''
}
