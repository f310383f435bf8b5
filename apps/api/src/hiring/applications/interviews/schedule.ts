import {
	applicationTransitions,
	endedStates,
	mayTransition,
	type ApplicationStatus,
} from '@profile-search/contract/hiring/applications'
import type { InterviewDraft } from '@profile-search/contract/hiring/interviews'
import type { Db } from '@profile-search/db/client'
import { conflict, malformed, notFound } from '#platform/refusal.ts'
import { moveApplication } from '../move.ts'
import { announce } from './announce.ts'
import {
	findApplicationOf,
	findFreeTime,
	findInterview,
	hasProposed,
	holdApplication,
	insertInterview,
	replaceTimes,
	sideOf,
	updateInterview,
	type Party,
} from './queries.ts'

/** An interview that starts sooner needs no reminder, since it has only just been fixed. */
const remindedHours = 26

const changed = 'hiringRefusals.interviewChanged'
const ended = 'hiringRefusals.ended'

/** Proposes times to an applicant. Of two members who do so at once the second is refused. */
export async function propose(db: Db, party: Party, applicationId: string, draft: InterviewDraft) {
	const application = await holdApplication(db, party, applicationId)
	if (!application) throw notFound('hiringRefusals.noApplicationSuch')
	if (endedStates.includes(application.status)) throw conflict(ended)
	if (await hasProposed(db, applicationId)) throw conflict('hiringRefusals.timesProposed')

	await moveOn(db, party, application)
	const { times, ...rest } = draft
	const id = await insertInterview(db, { ...rest, applicationId, createdBy: party.id })
	await replaceTimes(db, id, times)
	await announce(db, id, { what: 'proposed', by: 'team' })
	return found(db, party, id)
}

/** Proposes other times, dropping a chosen one. The member who changes the interview becomes its host. */
export async function change(
	db: Db,
	party: Party,
	id: string,
	{ times, sequence, ...rest }: InterviewDraft & { sequence: number },
) {
	const before = await hold(db, party, id)
	if (before.status === 'cancelled') throw conflict(calledOff)
	if (before.status === 'confirmed' && (await hasProposed(db, before.applicationId)))
		throw conflict('hiringRefusals.otherTimesProposed')
	const again = { status: 'proposed', startsAt: null, remindedAt: null, wish: null } as const
	await update(db, id, sequence, { ...rest, ...again, createdBy: party.id })
	await replaceTimes(db, id, times)
	await announce(db, id, { what: 'changed', by: 'team', before })
	return found(db, party, id)
}

/** Fixes one of the proposed times; the first to choose it gets it. */
export async function choose(
	db: Db,
	party: Party,
	id: string,
	{ startsAt, sequence }: { startsAt: Date; sequence: number },
) {
	const before = await hold(db, party, id)
	// A second click finds what the first has done.
	if (before.status === 'confirmed' && before.startsAt?.getTime() === startsAt.getTime()) return before
	if (before.sequence !== sequence || before.status !== 'proposed') throw conflict(changed)
	const time = await findFreeTime(db, id, startsAt)
	if (!time) throw malformed('hiringRefusals.timeNotProposed')
	if (time.isTaken) throw conflict('hiringRefusals.timeTaken')

	const isSoon = startsAt.getTime() < Date.now() + remindedHours * 3_600_000
	const remindedAt = isSoon ? new Date() : null
	await update(db, id, sequence, { status: 'confirmed', startsAt, wish: null, remindedAt })
	await announce(db, id, { what: 'chosen', by: 'candidate' })
	return found(db, party, id)
}

/** Asks for other times, dropping a chosen one. */
export async function askForOthers(
	db: Db,
	party: Party,
	id: string,
	{ message, sequence }: { message: string; sequence: number },
) {
	const before = await hold(db, party, id)
	if (before.status === 'cancelled') throw conflict(calledOff)
	const again = { status: 'proposed', startsAt: null, remindedAt: null } as const
	await update(db, id, sequence, { ...again, wish: message })
	await announce(db, id, { what: 'asked', by: 'candidate', before })
	return found(db, party, id)
}

/** Cancels an interview, from either side. */
export async function cancel(
	db: Db,
	party: Party,
	id: string,
	{ message, sequence }: { message: string; sequence: number },
) {
	const before = await hold(db, party, id)
	if (before.status === 'cancelled') throw conflict(calledOff)
	await update(db, id, sequence, { status: 'cancelled', endMessage: message, isEndedByTeam: before.isTeam })
	await announce(db, id, { what: 'cancelled', by: before.isTeam ? 'team' : 'candidate', before })
	return found(db, party, id)
}

const calledOff = 'hiringRefusals.calledOff'

/** An invitation to an interview puts the application into that state, unless that would take back an offer. */
async function moveOn(db: Db, party: Party, { id, status }: { id: string; status: ApplicationStatus }) {
	const isBack = applicationTransitions[status].interview?.isBack
	if (isBack || !mayTransition(status, 'interview', 'team')) return
	await moveApplication(db, sideOf(party), { applicationId: id, from: status, to: 'interview', isTold: true })
}

/** The present interview, while nothing else can change it or its application. */
async function hold(db: Db, party: Party, id: string) {
	const applicationId = await findApplicationOf(db, party, id)
	const application = applicationId && (await holdApplication(db, party, applicationId))
	const interview = application ? await findInterview(db, party, id) : undefined
	if (!interview) throw notFound('hiringRefusals.noInterview')
	if (endedStates.includes(interview.applicationStatus)) throw conflict(ended)
	if (interview.status === 'confirmed' && isOver(interview)) throw conflict('hiringRefusals.interviewOver')
	return interview
}

function isOver({ startsAt, minutes }: { startsAt: Date | null; minutes: number }) {
	return startsAt !== null && startsAt.getTime() + minutes * 60_000 < Date.now()
}

async function update(...[db, id, sequence, values]: Parameters<typeof updateInterview>) {
	if (!(await updateInterview(db, id, sequence, values))) throw conflict(changed)
}

async function found(db: Db, party: Party, id: string) {
	const interview = await findInterview(db, party, id)
	if (!interview) throw notFound('hiringRefusals.noInterview')
	return interview
}
