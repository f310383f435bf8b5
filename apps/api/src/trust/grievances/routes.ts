import * as contract from '@profile-search/contract/trust/grievances'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { checkCaptcha } from '#accounts/captcha/check-captcha.ts'
import { createLimits } from '#http/limits.ts'
import { serve, serveFile } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { readAttachments } from '#platform/files/attachments/read-attachment.ts'
import { sendAttachment } from '#platform/files/attachments/send-attachment.ts'
import { notFound } from '#platform/refusal.ts'
import { close, rate, reopen, reply } from './complain.ts'
import { fileGrievance } from './file-grievance.ts'
import { officerRoutes } from './officers/officer-routes.ts'
import { findAttachment, listGrievancesOf } from './queries.ts'
import { readNumber } from './rules/rules.ts'
import { findTerms } from './rules/terms.ts'
import { openGrievance, trackedView } from './tracking/track.ts'

/** The endpoints for everyone: file a grievance, and follow it with its number and address. */
export function grievanceRoutes(app: FastifyInstance, parts: RouteContext) {
	const { connection, files: store, settings } = parts
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)

	serve(app, contract.showGrievanceTerms, () => findTerms(db))

	serve(app, contract.fileGrievance, async (request) => {
		const { files: sent, captcha, ...draft } = request.body
		await limits.spend('grievancesByNetwork', request.ip)
		await limits.spend('grievancesByAddressADay', draft.email)
		await checkCaptcha(db, settings.captcha, captcha)
		const files = await readAttachments(sent)
		return fileGrievance(db, store, { draft, files, accountId: request.account?.id ?? null })
	})

	serve(app, contract.listMyGrievances, (request) => listGrievancesOf(db, signedIn(request).id))

	serve(app, contract.trackGrievance, (request) => tracked(request, request.body))

	serve(app, contract.replyToGrievance, async (request) => {
		const { files: sent, message, ...key } = request.body
		await opened(request, key)
		const files = await readAttachments(sent)
		await reply(db, store, key, { message, files })
		return view(key)
	})

	serve(app, contract.reopenGrievance, async (request) => {
		await opened(request, request.body)
		await reopen(db, request.body, { message: request.body.message })
		return view(request.body)
	})

	serve(app, contract.withdrawGrievance, async (request) => {
		await opened(request, request.body)
		await close(db, request.body, { message: request.body.message })
		return view(request.body)
	})

	serve(app, contract.rateGrievance, async (request) => {
		await opened(request, request.body)
		const { stars, comment } = request.body
		await rate(db, request.body, { stars, comment })
		return view(request.body)
	})

	serveFile(app, contract.sendTrackedAttachment, async (request, answer) => {
		const { id } = await opened(request, request.body)
		const { attachmentId } = request.params
		const file = await findAttachment(db, { grievanceId: id, attachmentId }, 'public')
		if (!file) throw notFound('trustRefusals.noFile')
		return sendAttachment(answer, store, file)
	})

	officerRoutes(app, parts)

	/** Counts the attempt before it is checked, by what was typed and not by what exists. */
	async function opened(request: FastifyRequest, key: contract.GrievanceKey) {
		await limits.spend('trackingByNetwork', request.ip)
		await limits.spend('trackingByNumber', readNumber(key.number))
		const grievance = await openGrievance(db, key)
		await limits.forgive('trackingByNetwork', request.ip)
		await limits.forgive('trackingByNumber', readNumber(key.number))
		return grievance
	}

	async function tracked(request: FastifyRequest, key: contract.GrievanceKey) {
		return trackedView(db, await opened(request, key))
	}

	async function view(key: contract.GrievanceKey) {
		return trackedView(db, await openGrievance(db, key))
	}
}
