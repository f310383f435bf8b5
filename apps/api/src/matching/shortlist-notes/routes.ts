import * as contract from '@profile-search/contract/matching/shortlist-notes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '#http/serve.ts'
import { organisationOf } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { keptDocuments } from '#search/index/changes/kept-documents.ts'
import { isShown, listNotes, listTags, upsertNote } from './queries.ts'
import { readerOf } from './reader.ts'

/** Notes and tags of a team on the people of a shortlist. */
export function shortlistNoteRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.listShortlistNotes, async (request) => {
		const { jobId } = request.params
		await refuseOthersJob(request, jobId)
		return listNotes(db, readerOf(request), jobId, request.query.ids)
	})

	serve(app, contract.saveShortlistNote, async (request) => {
		const { jobId, candidateId } = request.params
		const { version, text, tags } = request.body
		const reader = readerOf(request)
		await refuseOthersJob(request, jobId)
		if (!(await isShown(db, reader, candidateId))) throw notFound('profilesRefusals.noPerson')
		const note = { jobId, candidateId, editorId: reader.accountId, text, tags: withoutTwins(tags) }
		const isWritten = await upsertNote(db, version, note)
		const [now] = await listNotes(db, reader, jobId, [candidateId])
		if (!now) throw notFound('profilesRefusals.noPerson')
		if (isWritten) return now
		if (now.isMine) throw conflict('matchingRefusals.noteOvertakenByYou')
		throw now.editor === null
			? conflict('matchingRefusals.noteOvertaken')
			: conflict('matchingRefusals.noteOvertakenBy', { name: now.editor })
	})

	serve(app, contract.listShortlistTags, async (request) => {
		const { jobId } = request.params
		await refuseOthersJob(request, jobId)
		return listTags(db, organisationOf(request), jobId)
	})

	async function refuseOthersJob(request: FastifyRequest, jobId: string) {
		const job = await keptDocuments(db).findJobOf(organisationOf(request), jobId)
		if (!job) throw notFound('refusals.noJob')
	}
}

function withoutTwins(tags: readonly string[]) {
	const names = tags.map((tag) => tag.toLowerCase())
	return tags.filter((_, at) => names.indexOf(names[at] ?? '') === at)
}
