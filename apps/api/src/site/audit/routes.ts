import * as contract from '@profile-search/contract/site/audit'
import { t } from '@profile-search/text/translate'
import type { FastifyInstance } from 'fastify'
import { csvOf } from '#http/answers/csv.ts'
import { paged } from '#http/cursors/paged.ts'
import { serve, serveFile } from '#http/serve.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { pageWithNext, rowsOfPage } from '#platform/lists.ts'
import { countEntries, listEntries } from './queries.ts'

const mostRows = 50_000

export function auditRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.listAuditEntries, (request) =>
		paged(request, async (asked) => {
			const window = { ...rowsOfPage(asked), after: asked.after }
			const rows = await listEntries(db, request.query, window)
			return pageWithNext(rows, await countEntries(db, request.query), asked.page)
		}),
	)

	serveFile(app, contract.downloadAuditEntries, async (request, reply) => {
		const entries = await listEntries(db, request.query, { limit: mostRows, offset: 0 })
		return reply
			.type('text/csv; charset=utf-8')
			.header('content-disposition', 'attachment; filename="audit-log.csv"')
			.header('x-content-type-options', 'nosniff')
			.send(csvOf([columns.map((each) => t(`siteDocuments.audit.${each}`)), ...entries.map(rowOf)]))
	})
}

const columns = [
	'number',
	'at',
	'actor',
	'actorId',
	'action',
	'subject',
	'subjectId',
	'reason',
	'facts',
] as const

function rowOf(entry: Awaited<ReturnType<typeof listEntries>>[number]) {
	return [
		entry.number,
		entry.at.toISOString(),
		entry.actorName,
		entry.actorId,
		t(`approvals.actions.${entry.action}`),
		entry.subjectName,
		entry.subjectId,
		entry.isErased ? t('siteDocuments.audit.erased') : entry.reason,
		JSON.stringify(entry.facts),
	]
}
