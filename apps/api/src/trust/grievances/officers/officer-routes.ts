import * as contract from '@profile-search/contract/trust/grievance-answers'
import type { FastifyInstance } from 'fastify'
import { serve, serveFile } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { readAttachments } from '#platform/files/attachments/read-attachment.ts'
import { sendAttachment } from '#platform/files/attachments/send-attachment.ts'
import { notFound } from '#platform/refusal.ts'
import { answer, assign, note } from '../answer.ts'
import { findAttachment } from '../queries.ts'
import { listGrievances } from './list-grievances.ts'
import { officerView } from './officer-view.ts'

/** The endpoints for those who answer grievances. */
export function officerRoutes(app: FastifyInstance, { db, files: store }: RouteContext) {
	serve(app, contract.listGrievances, (request) => listGrievances(db, signedIn(request).id, request.query))

	serve(app, contract.showGrievance, (request) => officerView(db, request.params.grievanceId))

	serve(app, contract.answerGrievance, async (request) => {
		const { files: sent, ...draft } = request.body
		const files = await readAttachments(sent)
		const actorId = signedIn(request).id
		return answer(db, store, request.params.grievanceId, { draft, files, actorId })
	})

	serve(app, contract.noteGrievance, async (request) => {
		const { files: sent, message } = request.body
		const files = await readAttachments(sent)
		return note(db, store, request.params.grievanceId, { message, files, actorId: signedIn(request).id })
	})

	serve(app, contract.assignGrievance, async (request) => {
		const { accountId: assigneeId, version } = request.body
		const actorId = signedIn(request).id
		return assign(db, request.params.grievanceId, { assigneeId, version, actorId })
	})

	serveFile(app, contract.sendGrievanceAttachment, async (request, reply) => {
		const file = await findAttachment(db, request.params, 'all')
		if (!file) throw notFound('trustRefusals.noFile')
		return sendAttachment(reply, store, file)
	})
}
