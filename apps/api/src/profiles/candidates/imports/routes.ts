import * as contract from '@profile-search/contract/profiles/imports/people'
import type { Db } from '@profile-search/db/client'
import type { FastifyInstance } from 'fastify'
import { createLimits } from '#http/limits.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import { notesInSentences, problemInSentence } from '#http/tables/in-sentences.ts'
import { keepTable } from '#http/tables/keep-table.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { conflict, malformedAt, notFound } from '#platform/refusal.ts'
import { findImport, insertImport, listImports, moveImport } from './queries.ts'
import { listRowsOf } from './rows.ts'
import { keyOf } from './start.ts'
import { columnsOf, requiredColumns } from './understanding/columns.ts'
import { nameOrganisations } from './understanding/name-organisations.ts'
import { namePeople } from './understanding/name-people.ts'

/** Files of people and organisations: uploaded by administrators, read and checked. Nobody in them is invited by these. */
export function peopleImportRoutes(app: FastifyInstance, { connection, files, settings }: RouteContext) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)

	serve(app, contract.uploadPeopleImport, async (request) => {
		const { id: accountId } = signedIn(request)
		await limits.spend('uploadsByAccount', accountId)
		const { file, kind } = request.body
		const bytes = new Uint8Array(await file.arrayBuffer())
		const kept = await keepTable(files, { name: file.name, bytes })
		const id = await db.transaction(async (transaction) => {
			const inserted = await insertImport(transaction, { accountId, kind, ...kept })
			await enqueue(transaction, 'read_people_import', { importId: inserted }, keyOf(inserted))
			return inserted
		})
		return requireImport(db, id)
	})

	serve(app, contract.listPeopleImports, async (request) => {
		const page = await listImports(db, request.query.page)
		return { ...page, items: page.items.map(problemInSentence) }
	})

	serve(app, contract.showPeopleImport, async (request) => {
		const { header, matched, ...found } = await requireImport(db, request.params.importId)
		const columns = header.map((name, at) => ({ name, column: matched[at] ?? null }))
		return { ...problemInSentence(found), columns }
	})

	serve(app, contract.listPersonRows, async (request) => {
		const { id } = await requireImport(db, request.params.importId)
		const page = await listRowsOf(db, id, request.query)
		const [people, organisations] = await Promise.all([
			namePeople(
				db,
				page.items.map(({ person }) => person),
			),
			nameOrganisations(
				db,
				page.items.map(({ organisation }) => organisation),
			),
		])
		const items = page.items.map((row, at) => ({
			...row,
			person: people[at] ?? null,
			organisation: organisations[at] ?? null,
			problems: notesInSentences(row.problems),
			notes: notesInSentences(row.notes),
		}))
		return { ...page, items }
	})

	serve(app, contract.matchPersonColumns, async (request) => {
		const { importId } = request.params
		const { header, kind } = await requireImport(db, importId)
		const columns = columnsOf[kind](header.map((_, at) => request.body.columns[at] ?? null))
		if (requiredColumns[kind].some((column) => !columns.some((each) => each === column)))
			throw malformedAt('columns', `profilesProblems.${kind}Columns`)
		const afresh = { state: 'reading', checked: 0, checkedTo: 0, faulty: 0, duplicates: 0 } as const
		await db.transaction(async (transaction) => {
			if (!(await moveImport(transaction, importId, ['ready'], { ...afresh, columns })))
				throw conflict('refusals.importMoved')
			await enqueue(transaction, 'read_people_import', { importId }, keyOf(importId))
		})
		return null
	})
}

/** An import, or a refusal when there is none. */
export async function requireImport(db: Db, id: string) {
	const found = await findImport(db, id)
	if (!found) throw notFound('refusals.noImport')
	return found
}
