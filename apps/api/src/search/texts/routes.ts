import * as contract from '@profile-search/contract/search/texts'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { textReaderOf } from './text-reader.ts'

export function textRoutes(app: FastifyInstance, { db }: RouteContext) {
	const texts = textReaderOf(app, db)
	serve(app, contract.readSkills, (request) => texts.readSkills(request.body.text))
}
