import * as contract from '@profile-search/contract/resumes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { viewerOf } from '../candidates/rules.ts'
import type { Parts } from '../parts.ts'
import { serve, serveFile } from '../serve.ts'
import { recordVisit } from '../visits/record-visit.ts'
import { docxOf } from './docx.ts'
import { findResume } from './find-resume.ts'
import { jsonResumeOf } from './json-resume.ts'
import { outlineOf } from './outline.ts'
import { pdfOf } from './pdf.ts'

export function resumeRoutes(app: FastifyInstance, { connection: { db } }: Parts) {
	/** The résumé as its reader sees it; that they look is kept. */
	async function resumeFor(request: FastifyRequest, candidateId: string, form: 'page' | 'file') {
		const viewer = viewerOf(request)
		const resume = await findResume(db, candidateId, viewer)
		await recordVisit(db, viewer, candidateId, form)
		return resume
	}

	serve(app, contract.showResume, (request) => resumeFor(request, request.params.candidateId, 'page'))

	serveFile(app, contract.downloadResumePdf, async (request, reply) => {
		const resume = await resumeFor(request, request.params.candidateId, 'file')
		return sendFile(reply, resume, 'pdf', 'application/pdf', await pdfOf(outlineOf(resume)))
	})

	serveFile(app, contract.downloadResumeDocx, async (request, reply) => {
		const resume = await resumeFor(request, request.params.candidateId, 'file')
		return sendFile(reply, resume, 'docx', wordType, await docxOf(outlineOf(resume)))
	})

	serveFile(app, contract.downloadResumeJson, async (request, reply) => {
		const resume = await resumeFor(request, request.params.candidateId, 'file')
		const json = JSON.stringify(jsonResumeOf(resume), null, '\t')
		return sendFile(reply, resume, 'json', 'application/json; charset=utf-8', Buffer.from(json))
	})
}

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

type Named = { firstName: string; lastName: string }

function sendFile(reply: FastifyReply, person: Named, ending: string, type: string, content: Buffer) {
	const name = encodeURIComponent(
		`${person.firstName} ${person.lastName}`.replaceAll(/[^\p{L}\p{M}\p{N} -]/gu, '').trim(),
	)
	return reply
		.type(type)
		.header(
			'content-disposition',
			`attachment; filename="resume.${ending}"; filename*=UTF-8''${name}.${ending}`,
		)
		.send(content)
}
