import * as contract from '@profile-search/contract/search/knowledge'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { addNamed, addWord, removeWord, saveNamed, setIgnored } from './change-names.ts'
import { listKnowledge } from './list-knowledge.ts'
import { merge, previewMerge } from './merge.ts'
import { findKnowledge } from './queries.ts'
import { relate, setTypical } from './relate.ts'

export function knowledgeRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.listKnowledge, ({ params, query }) => listKnowledge(db, params.subject, query))

	serve(app, contract.showKnowledge, async ({ params }) => {
		const found = await findKnowledge(db, params.subject, params.id)
		if (!found) throw notFound('searchRefusals.knowledgeGone')
		return found
	})

	serve(app, contract.addKnowledge, (request) =>
		addNamed(db, signedIn(request).id, request.params.subject, request.body),
	)

	serve(app, contract.saveKnowledge, async (request) => {
		const { subject, id } = request.params
		await saveNamed(db, signedIn(request).id, subject, id, request.body)
		return null
	})

	serve(app, contract.ignoreSkill, async (request) => {
		await setIgnored(db, signedIn(request).id, request.params.id, request.body.isIgnored)
		return null
	})

	serve(app, contract.addAlias, async (request) => {
		const { subject, id } = request.params
		await addWord(db, signedIn(request).id, subject, id, request.body.word)
		return null
	})

	serve(app, contract.removeAlias, async (request) => {
		const { subject, id, word } = request.params
		await removeWord(db, signedIn(request).id, subject, id, word)
		return null
	})

	serve(app, contract.saveRelation, async (request) => {
		const { subject, id, otherId } = request.params
		await relate(db, signedIn(request).id, subject, [id, otherId], request.body)
		return null
	})

	serve(app, contract.saveTypicalSkill, async (request) => {
		const { id, otherId } = request.params
		await setTypical(db, signedIn(request).id, id, otherId, request.body.weight)
		return null
	})

	serve(app, contract.showMerge, ({ params }) => previewMerge(db, params.subject, params.id, params.otherId))

	serve(app, contract.mergeKnowledge, (request) => {
		const { subject, id, otherId } = request.params
		return merge(db, signedIn(request).id, subject, id, otherId)
	})
}
