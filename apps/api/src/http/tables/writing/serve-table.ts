import type { Endpoint } from '@profile-search/contract/http/endpoint'
import { workbookMediaType } from '@profile-search/contract/http/imports'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Cell } from '../../answers/csv.ts'
import { type Call, serveFile } from '../../serve.ts'
import { tableFile, type TableKind } from './table-file.ts'

const mediaTypes: Record<TableKind, string> = {
	csv: 'text/csv; charset=utf-8',
	xlsx: workbookMediaType,
}

/** Answers a pair of endpoints with the same rows as a file of this name: a CSV file and a workbook. */
export function serveTable<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
	app: FastifyInstance,
	endpoints: Record<TableKind, Endpoint<P, Q, B, z.ZodFile>>,
	name: string,
	rowsFor: (request: Call<P, Q, B>) => Promise<AsyncIterable<Cell[]>>,
) {
	for (const kind of ['csv', 'xlsx'] as const) {
		serveFile(app, endpoints[kind], async (request, reply) =>
			reply
				.type(mediaTypes[kind])
				.header('content-disposition', `attachment; filename="${name}.${kind}"`)
				.header('x-content-type-options', 'nosniff')
				.send(tableFile(kind, name, await rowsFor(request))),
		)
	}
}
