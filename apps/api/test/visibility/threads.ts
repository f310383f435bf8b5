import { randomUUID } from 'node:crypto'
import { messages, threads } from '@profile-search/db/schema/messaging/messages'
import type { Owner, Reader, Spec } from './fixtures.ts'
import type { createMarkers } from './markers.ts'

type Markers = ReturnType<typeof createMarkers>

type Ends = {
	id: string
	readerId: string | null
	requestId: string
	applicationId: string
	organisationId: string | undefined
}

/** The threads of the request and the application, where there are such. */
export async function createThreads(markers: Markers, number: number, spec: Spec, ends: Ends, none: string) {
	const { id, readerId, requestId, applicationId, organisationId } = ends
	const [askerId, answererId] = spec.request?.isFromOwner ? [id, readerId] : [readerId, id]
	return {
		requestThreadId: readerId
			? await createThread(markers, number, { kind: 'request', requestId, askerId, answererId })
			: none,
		applicationThreadId: organisationId
			? await createThread(markers, number, {
					kind: 'application',
					applicationId,
					askerId: id,
					organisationId,
				})
			: none,
	}
}

/** A thread with one message of whoever asks or applies. */
async function createThread(
	{ mark, insertMarked }: Markers,
	number: number,
	ends: { kind: string } & Record<string, unknown>,
) {
	const written = { lastNumber: 1, askerNumber: 1, askerAt: new Date() }
	const threadId = await insertMarked(number, threads, { ...ends, ...written })
	const text = mark(number, `message of ${ends.kind}`)
	await insertMarked(number, messages, { threadId, number: 1, side: 'asker', clientId: randomUUID(), text })
	return threadId
}

/** The thread of an application stays with the team it was sent to, whatever is hidden; a blind one shows no name. */
export function writtenToTeam(reader: Reader, { application, appliedFor }: Owner, path: string) {
	const isTeam = appliedFor !== null && reader.organisationId === appliedFor.organisationId
	if (!application || !isTeam || !path.startsWith('threads')) return new Set<string>()
	const isNamed = !application.isBlind || application.status === 'shortlisted'
	return new Set(isNamed ? ['message', 'name'] : ['message'])
}
