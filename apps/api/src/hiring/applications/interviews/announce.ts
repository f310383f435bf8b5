import type { ApplicationParty } from '@profile-search/contract/hiring/applications'
import type { Db } from '@profile-search/db/client'
import { tell } from '#accounts/notifications/tell.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { findInterview, findSides, type Party } from './queries.ts'

type News = 'proposed' | 'changed' | 'chosen' | 'asked' | 'cancelled' | 'reminder'

type Announcement = {
	what: News
	/** The side that acted; it gets no notification of its own action. */
	by?: ApplicationParty
	/** The interview before the change: a time that was fixed has to be removed from the calendars. */
	before?: { startsAt: Date | null; status: string; minutes: number; place: string }
}

/** Notifies both sides of a change to an interview, in the transaction that causes it; the mails go out afterwards. */
export async function announce(db: Db, id: string, { what, by, before }: Announcement) {
	const sides = await findSides(db, id)
	if (!sides) return
	const wasFixed = before?.status === 'confirmed' ? before : undefined
	const parties: [ApplicationParty, Party | null][] = [
		['candidate', { id: sides.candidateId, organisationId: null }],
		['team', sides.hostId ? { id: sides.hostId, organisationId: sides.organisationId } : null],
	]
	for (const [side, party] of parties) {
		const interview = party && (await findInterview(db, party, id))
		if (!interview) continue
		if (side !== by) {
			const page =
				side === 'candidate'
					? `applications/${interview.applicationId}`
					: `job-pipeline/${interview.jobId}/${interview.applicationId}`
			await tell(db, party.id, {
				kind: 'interview',
				title: `hiringMails.told.interview.${what}`,
				body: `${interview.job} · ${interview.other}`,
				page,
				orderId: null,
				aboutId: side === 'team' ? sides.candidateId : sides.hostId,
			})
		}
		// The calendar of the acting side has to follow, too.
		if (side === by && what !== 'chosen' && !wasFixed) continue
		await enqueue(db, 'mail_interview', {
			interviewId: id,
			what,
			side,
			accountId: party.id,
			organisationId: party.organisationId ?? '',
			sequence: String(interview.sequence),
			...(wasFixed?.startsAt && {
				wasAt: wasFixed.startsAt.toISOString(),
				wasMinutes: String(wasFixed.minutes),
				wasPlace: wasFixed.place,
			}),
		})
	}
}
