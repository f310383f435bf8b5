import { fullName } from '@profile-search/contract/accounts/full-name'
import * as contract from '@profile-search/contract/profiles/resumes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createLimits } from '#http/limits.ts'
import { clientSlots } from '#http/requests/client-slots.ts'
import { serve, serveFile } from '#http/serve.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { withReadersNames } from '#platform/reference/readers-names.ts'
import { viewerOf } from '#visibility/viewer.ts'
import { recordVisits } from '../visits/record-visit.ts'
import { europassOf } from './exchange/europass.ts'
import { jsonResumeOf } from './exchange/json-resume.ts'
import { findResume } from './find-resume.ts'
import { outlineOf } from './outline.ts'

export function resumeRoutes(app: FastifyInstance, { connection, settings }: RouteContext) {
	const { db } = connection
	const recordVisit = recordVisits(app, db)
	const limits = createLimits(connection, settings.rateLimits)
	const takeSlot = clientSlots({ all: 4, each: 2 }, 'profilesRefusals.manyResumesWritten')

	/** Writes a file, which takes a good part of a second, so that only a few are written at a time. */
	async function written(request: FastifyRequest, write: () => Promise<Buffer>) {
		await limits.spend('resumeFilesByNetwork', request.ip)
		const leave = takeSlot(request.ip)
		try {
			return await write()
		} finally {
			leave()
		}
	}

	/** The résumé as its viewer sees it; the visit is recorded. */
	async function resumeFor(request: FastifyRequest, candidateId: string, form: 'page' | 'file') {
		const viewer = viewerOf(request)
		const resume = await findResume(db, candidateId, viewer)
		recordVisit(viewer, resume, form)
		return resume
	}

	serve(app, contract.showResume, (request) => resumeFor(request, request.params.candidateId, 'page'))

	serveFile(app, contract.downloadResumePdf, async (request, reply) => {
		const resume = await resumeFor(request, request.params.candidateId, 'file')
		const named = await withReadersNames(db, contract.Resume, resume)
		const { pdfOf } = await import('./pdf.ts')
		const pdf = await written(request, () => pdfOf(outlineOf(named)))
		return sendFile(reply, resume, 'pdf', 'application/pdf', pdf)
	})

	serveFile(app, contract.downloadResumeDocx, async (request, reply) => {
		const resume = await resumeFor(request, request.params.candidateId, 'file')
		const named = await withReadersNames(db, contract.Resume, resume)
		const { docxOf } = await import('./docx.ts')
		const docx = await written(request, () => docxOf(outlineOf(named)))
		return sendFile(reply, resume, 'docx', wordType, docx)
	})

	serveFile(app, contract.downloadResumeJson, async (request, reply) => {
		const resume = await resumeFor(request, request.params.candidateId, 'file')
		const json = JSON.stringify(jsonResumeOf(resume), null, '\t')
		return sendFile(reply, resume, 'json', 'application/json; charset=utf-8', Buffer.from(json))
	})

	serveFile(app, contract.downloadResumeEuropass, async (request, reply) => {
		const resume = await resumeFor(request, request.params.candidateId, 'file')
		const xml = Buffer.from(await europassOf(resume))
		return sendFile(reply, resume, 'xml', 'application/xml; charset=utf-8', xml)
	})
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

type Named = { firstName: string; lastName: string }

function sendFile(reply: FastifyReply, person: Named, ending: string, type: string, content: Buffer) {
	const name = encodeURIComponent(
		fullName(person)
			.replaceAll(/[^\p{L}\p{M}\p{N} -]/gu, '')
			.trim(),
	)
	return reply
		.type(type)
		.header(
			'content-disposition',
			`attachment; filename="resume.${ending}"; filename*=UTF-8''${name}.${ending}`,
		)
		.send(content)
}
