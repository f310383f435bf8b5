import * as contract from '@profile-search/contract/trust/moderation'
import {
	canMoveCase,
	caseTransitions,
	CaseMove,
	frozenStates,
} from '@profile-search/contract/trust/moderation-values'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findStrikes, listProposedSuspensions } from '#accounts/strikes/strikes.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { forbidden, notFound } from '#platform/refusal.ts'
import { findContext } from './context.ts'
import { listLines } from './history.ts'
import { lockCase, moveCase } from './move-case.ts'
import {
	countCases,
	findCase,
	findOwnCase,
	hasPart,
	listCases,
	listEarlierCases,
	listOwnCases,
	listReportsOfCase,
	type CaseRow,
} from './queries.ts'

const gone = 'trustRefusals.noCase'

export function moderationRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.listOwnCases, async (request) => {
		const { amount, restrictedUntil } = await findStrikes(db, signedIn(request).id)
		const items = (await listOwnCases(db, ownerOf(request))).map(asOwn)
		return { items, strikes: amount, restrictedUntil }
	})

	serve(app, contract.answerCase, async (request) => {
		const { move, message } = request.body
		const owner = ownerOf(request)
		return db.transaction(async (transaction) => {
			const held = await lockCase(transaction, request.params.caseId)
			if (!held || !(await findOwnCase(transaction, owner, held.id))) throw notFound(gone)
			await moveCase(transaction, held, { move, message, actorId: owner.accountId })
			const answered = await findOwnCase(transaction, owner, held.id)
			if (!answered) throw notFound(gone)
			return asOwn(answered)
		})
	})

	serve(app, contract.listCases, async (request) => {
		const [page, counts, suspensions] = await Promise.all([
			listCases(db, request.query),
			countCases(db),
			listProposedSuspensions(db),
		])
		return { ...page, counts, suspensions }
	})

	serve(app, contract.showCase, async (request) => {
		const found = await findCase(db, request.params.caseId)
		if (!found) throw notFound(gone)
		const [{ amount: strikes }, context, reported, history, earlier, isParty] = await Promise.all([
			findStrikes(db, found.ownerId),
			findContext(db, found),
			listReportsOfCase(db, found.id),
			listLines(db, found),
			listEarlierCases(db, found),
			hasPart(db, ownerOf(request), found.id),
		])
		return {
			...found,
			strikes,
			context: { ...context, page: frozenStates.includes(found.state) ? null : context.page },
			reported,
			history,
			earlier,
			moves: isParty ? [] : movesBy('moderator', found),
		}
	})

	serve(app, contract.ruleCase, async (request) => {
		const moderator = ownerOf(request)
		return db.transaction(async (transaction) => {
			const held = await lockCase(transaction, request.params.caseId)
			if (!held) throw notFound(gone)
			if (await hasPart(transaction, moderator, held.id)) throw forbidden('trustRefusals.ownCase')
			await moveCase(transaction, held, { ...request.body, actorId: moderator.accountId })
			return { state: caseTransitions[request.body.move].to }
		})
	})
}

function ownerOf(request: FastifyRequest) {
	const { id, organisationId } = signedIn(request)
	return { accountId: id, organisationId }
}

/** Removes from a case that its owner reads everything about the reporters. */
function asOwn(row: CaseRow) {
	return { ...row, moves: movesBy('owner', row) }
}

function movesBy(by: 'owner' | 'moderator', { subjectKind, state }: CaseRow) {
	return CaseMove.options.filter(
		(move) => caseTransitions[move].by === by && canMoveCase(move, subjectKind, state),
	)
}
