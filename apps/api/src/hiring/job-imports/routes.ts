import { randomUUID } from 'node:crypto'
import * as contract from '@profile-search/contract/hiring/drafts/job-imports'
import { line } from '@profile-search/contract/platform/basics'
import { sentenceOf } from '@profile-search/text/sentence'
import type { FastifyInstance } from 'fastify'
import { createLimits } from '#http/limits.ts'
import { serve } from '#http/serve.ts'
import { organisationOf, signedIn } from '#http/session.ts'
import { kindOf } from '#http/tables/reading/sniff.ts'
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
		const key = `import/${randomUUID()}.${kindOf(bytes, file.name)}`
		await files.put(key, bytes)
		const fileName = line().parse(file.name).slice(-120)
		const id = await db.transaction(async (transaction) => {
			const inserted = await insertImport(transaction, { organisationId, accountId, fileName, key })
			await enqueue(transaction, 'read_job_import', { importId: inserted }, keyOf(inserted))
			return inserted
		})
		return requireImport(db, request, id)
	})

	serve(app, contract.listJobImports, async (request) => {
		const page = await listImportsOf(db, organisationOf(request), request.query.page)
		return { ...page, items: page.items.map(inWords) }
	})

	serve(app, contract.showJobImport, async (request) => {
		const { header, matched, ...found } = await requireImport(db, request, request.params.importId)
		const columns = header.map((name, at) => ({ name, column: matched[at] ?? null }))
		return { ...inWords(found), columns }
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
					problems: row.problems.map(inSentence),
					notes: row.notes.map(inSentence),
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

function inWords<Import extends { problem: string | null }>(found: Import) {
	return { ...found, problem: found.problem && sentenceOf(found.problem) }
}

function inSentence<Note extends { message: string }>(note: Note) {
	return { ...note, message: sentenceOf(note.message) }
}
