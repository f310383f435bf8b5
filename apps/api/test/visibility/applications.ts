import {
	applicationAnswers,
	applicationEvents,
	applicationNotes,
	applications,
} from '@profile-search/db/schema/hiring/applications'
import { interviews } from '@profile-search/db/schema/hiring/interviews'
import { attachments } from '@profile-search/db/schema/trust/attachments'
import { takeSnapshot } from '#hiring/applications/applying/snapshot.ts'
import type { testApp } from '../portal.ts'
import type { Spec } from './fixtures.ts'
import type { createMarkers } from './markers.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>
type Markers = ReturnType<typeof createMarkers>

/** An application with a note of the team, words of the applicant and a file. */
export async function createApplication(
	{ db, files: store }: TestApp,
	{ mark, insertMarked }: Markers,
	number: number,
	candidateId: string,
	jobId: string,
	{ application }: Spec,
) {
	const { status = 'submitted', isBlind = false, sharesContact = true } = application ?? {}
	const applicationId = await insertMarked(number, applications, {
		jobId,
		candidateId,
		status,
		isBlind,
		sharesContact,
		resume: await takeSnapshot(db, candidateId),
		source: 'portal',
		revealedAt: status === 'shortlisted' ? new Date() : null,
		shortlistedAt: status === 'shortlisted' ? new Date() : null,
		withdrawnAt: status === 'withdrawn' ? new Date() : null,
	})
	await insertMarked(number, applicationAnswers, { applicationId, position: 0 })
	await insertMarked(number, applicationNotes, { applicationId })
	await insertMarked(number, applicationEvents, {
		applicationId,
		toStatus: 'submitted',
		actorId: candidateId,
	})
	const key = `attachment/${number}`
	await insertMarked(number, attachments, { applicationId, key, mediaType: 'text/plain', size: 8 })
	await store.put(key, mark(number, 'attachments.content'))
	return applicationId
}

/** An interview that is ahead, with words of both sides. */
export async function createInterview({ insertMarked }: Markers, number: number, applicationId: string) {
	const startsAt = new Date(Date.now() + 86_400_000)
	return insertMarked(number, interviews, { applicationId, status: 'confirmed', minutes: 30, startsAt })
}
