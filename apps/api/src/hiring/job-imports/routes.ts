import * as contract from '@profile-search/contract/hiring/drafts/job-imports'
import type { FastifyInstance } from 'fastify'
import { createLimits } from '#http/limits.ts'
import { serve } from '#http/serve.ts'
import { organisationOf, signedIn } from '#http/session.ts'
import { notesInSentences, problemInSentence } from '#http/tables/in-sentences.ts'
import { keepTable } from '#http/tables/keep-table.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { nameDraft } from '../jobs/edits/named-draft.ts'
import { keyOf, moveOn, requireImport } from './moves/move-on.ts'
import { insertImport, listImportsOf, listRowsOf } from './queries.ts'

/** Files of jobs: read, checked, imported as drafts and taken back, by every member of the team that owns them. */
export function jobImportRoutes(app: FastifyInstance, { connection, files, settings }: RouteContext) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)

	serve(app, contract.uploadJobImport, async (request) => {
		const organisationId = organisationOf(request)
		const { id: accountId } = signedIn(request)
		await limits.spend('uploadsByAccount', accountId)
		const { file } = request.body
		const bytes = new Uint8Array(await file.arrayBuffer())
		const kept = await keepTable(files, { name: file.name, bytes })
		const id = await db.transaction(async (transaction) => {
			const inserted = await insertImport(transaction, { organisationId, accountId, ...kept })
			await enqueue(transaction, 'read_job_import', { importId: inserted }, keyOf(inserted))
			return inserted
		})
		return requireImport(db, request, id)
	})

	serve(app, contract.listJobImports, async (request) => {
		const page = await listImportsOf(db, organisationOf(request), request.query.page)
		return { ...page, items: page.items.map(problemInSentence) }
	})

	serve(app, contract.showJobImport, async (request) => {
		const { header, matched, ...found } = await requireImport(db, request, request.params.importId)
		const columns = header.map((name, at) => ({ name, column: matched[at] ?? null }))
		return { ...problemInSentence(found), columns }
	})

	serve(app, contract.listJobImportRows, async (request) => {
		const { id } = await requireImport(db, request, request.params.importId)
		const page = await listRowsOf(db, id, request.query)
		const items = await Promise.all(
			page.items.map(async ({ draft, duplicateOf, duplicateRow, duplicateTitle, ...row }) => {
				const named = draft === null ? null : await nameDraft(db, draft)
				const isDuplicate = duplicateOf !== null || duplicateRow !== null
				return {
					...row,
					title: named?.title ?? '',
					draft: named,
					problems: notesInSentences(row.problems),
					notes: notesInSentences(row.notes),
					duplicateOf: isDuplicate ? { jobId: duplicateOf, row: duplicateRow, title: duplicateTitle } : null,
				}
			}),
		)
		return { ...page, items }
	})

	serve(app, contract.matchJobColumns, async (request) => {
		const { importId } = request.params
		const { header } = await requireImport(db, request, importId)
		const columns = header.map((_, at) => request.body.columns[at] ?? null)
		const afresh = { state: 'reading', checked: 0, checkedTo: 0, faulty: 0, duplicates: 0 } as const
		await moveOn(db, request, importId, ['ready'], { ...afresh, columns }, 'read_job_import')
		return null
	})
}
