import * as contract from '@profile-search/contract/hiring/applicants'
import { Resume } from '@profile-search/contract/profiles/resumes'
import { t } from '@profile-search/text/translate'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { csvOf } from '#http/answers/csv.ts'
import { serveFile } from '#http/serve.ts'
import { record } from '#platform/audit/record.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { sendAttachment } from '#platform/files/attachments/send-attachment.ts'
import { withReadersNames } from '#platform/reference/readers-names.ts'
import { notFound } from '#platform/refusal.ts'
import { outlineOf } from '#profiles/resumes/outline.ts'
import { findFile } from '../queries.ts'
import { createApplicantService, readerOf } from './applicant-service.ts'
import { resumeOf } from './find-applicant.ts'
import { cardOf, contactsOf, findApplicants } from './list-applicants.ts'
import { findContent } from './queries.ts'

export function applicantFileRoutes(app: FastifyInstance, { db, matcher, files }: RouteContext) {
	const service = createApplicantService(db)

	serveFile(app, contract.downloadApplicantsCsv, async (request, reply) => {
		const { jobId } = request.params
		const reader = readerOf(request)
		const { found } = await findApplicants(db, matcher, reader, jobId, request.query)
		await record(db, {
			actorId: reader.accountId,
			action: 'applicants_exported',
			subjectId: jobId,
			facts: { people: found.length },
		})
		const shown = found.map(({ card }) => card)
		const cards = await withReadersNames(db, z.array(contract.ApplicantCard), shown)
		const lines = cards.map((card, at) => [
			card.name,
			t(`pipeline.stages.${card.status}`),
			card.matchTotal === null ? null : Math.round(card.matchTotal),
			card.stars,
			card.knockOuts,
			card.submittedAt.toISOString(),
			card.daysInStage,
			card.headline,
			card.profession,
			card.place,
			card.experienceMonths,
			t(`pipeline.sources.${card.source}`),
			found[at]?.contacts?.email ?? null,
			found[at]?.contacts?.mobileNumber ?? null,
		])
		return reply
			.type('text/csv; charset=utf-8')
			.header('content-disposition', 'attachment; filename="applicants.csv"')
			.header('x-content-type-options', 'nosniff')
			.send(csvOf([columns.map((each) => t(`hiringDocuments.applicants.${each}`)), ...lines]))
	})

	serveFile(app, contract.downloadApplicantPdf, async (request, reply) => {
		await service.markViewed(request)
		const row = await service.rowFor(request)
		const content = row.status === 'withdrawn' ? undefined : await findContent(db, row.id)
		if (!content) throw notFound('hiringRefusals.withdrawn')
		const contacts = contactsOf(row)
		const reach = contacts && { ...contacts, linkedinUrl: null, address: null }
		const { pdfOf } = await import('#profiles/resumes/pdf.ts')
		const resume = await withReadersNames(db, Resume, { ...resumeOf(row, content.resume), contacts: reach })
		const pdf = await pdfOf(outlineOf(resume))
		const name = encodeURIComponent(cardOf(row).name.replaceAll(/[^\p{L}\p{M}\p{N} -]/gu, ''))
		return reply
			.type('application/pdf')
			.header('content-disposition', `attachment; filename="resume.pdf"; filename*=UTF-8''${name}.pdf`)
			.header('x-content-type-options', 'nosniff')
			.send(pdf)
	})

	serveFile(app, contract.downloadApplicantFile, async (request, reply) => {
		await service.markViewed(request)
		const row = await service.rowFor(request)
		const isShown = row.status !== 'withdrawn' && !row.isNameless
		const file = isShown ? await findFile(db, row.id) : undefined
		if (!file) throw notFound('hiringRefusals.fileNotShown')
		return sendAttachment(reply, files, file)
	})
}

const columns = [
	'name',
	'stage',
	'match',
	'stars',
	'knockOuts',
	'appliedAt',
	'daysInStage',
	'headline',
	'profession',
	'place',
	'months',
	'source',
	'email',
	'mobile',
] as const
