import { ApplicationResume } from '@profile-search/contract/hiring/applications'
import * as contract from '@profile-search/contract/hiring/applying'
import { MatchRecord } from '@profile-search/contract/search/match-record'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { paged } from '#http/cursors/paged.ts'
import { createLimits } from '#http/limits.ts'
import { serve, serveFile } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { sendAttachment } from '#platform/files/attachments/send-attachment.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { apply } from './applying/apply.ts'
import { startApplication } from './applying/start.ts'
import { moveApplication } from './move.ts'
import { applicantAlias } from './nameless.ts'
import { findApplicationFor, findApplicationOf, listApplicationsOf, undoOf } from './queries.ts'

export function applicationRoutes(
	app: FastifyInstance,
	{ connection, files, matcher, settings }: RouteContext,
) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)

	async function partsOf(request: FastifyRequest, id: string) {
		const found = await findApplicationOf(db, signedIn(request).id, id)
		if (!found) throw notFound('hiringRefusals.noApplication')
		return found
	}

	/** An application as the applicant sees it. */
	async function applicationOf(request: FastifyRequest, id: string) {
		return asApplication(await partsOf(request, id))
	}

	serve(app, contract.startApplication, (request) =>
		startApplication(db, matcher, signedIn(request).id, request.params.jobId),
	)

	serve(app, contract.findMyApplication, async (request) => {
		const found = await findApplicationFor(db, request.params.jobId, signedIn(request).id)
		return found ?? null
	})

	serve(app, contract.applyForJob, async (request) => {
		const { jobId } = request.params
		const id = await apply({ db, files, limits, matcher }, signedIn(request).id, jobId, request.body)
		return applicationOf(request, id)
	})

	serve(app, contract.listMyApplications, (request) =>
		paged(request, (asked) => listApplicationsOf(db, signedIn(request).id, { ...request.query, ...asked })),
	)

	serve(app, contract.showMyApplication, (request) => applicationOf(request, request.params.applicationId))

	serveFile(app, contract.downloadMyApplicationFile, async (request, reply) => {
		const { file } = await partsOf(request, request.params.applicationId)
		if (!file) throw notFound('hiringRefusals.noFile')
		return sendAttachment(reply, files, file)
	})

	serve(app, contract.withdrawApplication, async (request) => {
		const { applicationId } = request.params
		const { card } = await partsOf(request, applicationId)
		// A second click finds what the first has done.
		if (card.status !== 'withdrawn') await move(request, applicationId, card.status, 'withdrawn')
		return applicationOf(request, applicationId)
	})

	serve(app, contract.restoreApplication, async (request) => {
		const { applicationId } = request.params
		const undo = undoableOf(await partsOf(request, applicationId))
		if (!undo) throw conflict('hiringRefusals.tooLateToUndo')
		await move(request, applicationId, 'withdrawn', undo.to)
		return applicationOf(request, applicationId)
	})

	serve(app, contract.answerOffer, async (request) => {
		const { applicationId } = request.params
		const to = request.body.answer === 'accept' ? 'hired' : 'declined'
		const { card } = await partsOf(request, applicationId)
		if (card.status !== to) await move(request, applicationId, 'offered', to)
		return applicationOf(request, applicationId)
	})

	type Status = Parameters<typeof moveApplication>[2]['from']

	async function move(
		request: FastifyRequest<{ Body: unknown }>,
		applicationId: string,
		from: Status,
		to: Status,
	) {
		const side = { by: 'candidate', accountId: signedIn(request).id } as const
		const message = messageOf(request.body)
		await db.transaction((transaction) =>
			moveApplication(transaction, side, { applicationId, from, to, message }),
		)
	}
}

type Found = NonNullable<Awaited<ReturnType<typeof findApplicationOf>>>

function asApplication(found: Found) {
	const { row, card, answers, events, file } = found
	return {
		...card,
		motivation: row.motivation,
		answers,
		resume: ApplicationResume.parse(row.resume),
		file: file ?? null,
		sharesContact: row.sharesContact,
		isNamed: !(row.isBlind || card.job.isBlind) || row.revealedAt !== null,
		alias: applicantAlias(row.id),
		match: row.matchRecord === null ? null : MatchRecord.parse(row.matchRecord),
		rejectReason: row.rejectReason,
		endMessage: row.endMessage,
		events,
		undoUntil: undoableOf(found)?.until ?? null,
	}
}

/** An application whose content was deleted with its withdrawal cannot be restored. */
function undoableOf({ row, events }: Found) {
	return row.emptiedAt ? null : undoOf(events, new Date())
}

function messageOf(body: unknown) {
	const message = typeof body === 'object' && body && 'message' in body ? body.message : null
	return typeof message === 'string' ? message : null
}
