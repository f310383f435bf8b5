import * as contract from '@profile-search/contract/accounts/consents'
import type { FastifyInstance } from 'fastify'
import { lockAccount } from '#accounts/accounts/queries.ts'
import { findNotice, insertConsent, updateToWithdrawn } from '#accounts/consents/queries.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import { flushWrites } from '#platform/concurrency/batch-writes.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { carryOut, countLosers, isAsked, listPurposes } from './purposes.ts'

export function consentRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.showNotice, async (request) => {
		const notice = await findNotice(db, request.params.language)
		if (!notice) throw notFound('privacyRefusals.noNotice')
		return notice
	})

	serve(app, contract.listMyConsents, (request) => listPurposes(db, signedIn(request)))

	serve(app, contract.giveConsent, async (request) => {
		const account = signedIn(request)
		const { purpose } = request.params
		if (!isAsked(account, purpose)) throw notFound()
		if (purpose === 'equal_opportunity') throw conflict('privacyRefusals.agreeByAnswering')
		const notice = await findNotice(db, request.body.language)
		if (notice?.noticeVersion !== request.body.noticeVersion || notice.language !== request.body.language)
			throw conflict('privacyRefusals.noticeChanged')
		await db.transaction(async (transaction) => {
			await lockAccount(transaction, account.id)
			await insertConsent(transaction, account.id, purpose, notice)
			await carryOut(transaction, account, purpose, true)
		})
		return null
	})

	serve(app, contract.withdrawConsent, async (request) => {
		const account = signedIn(request)
		const { purpose } = request.params
		if (!isAsked(account, purpose)) throw notFound()
		if (purpose === 'account') throw conflict('privacyRefusals.neededForAccount')
		await flushWrites(app)
		return db.transaction(async (transaction) => {
			await lockAccount(transaction, account.id)
			const lost = await countLosers(transaction, account.id, purpose)
			await updateToWithdrawn(transaction, account.id, purpose)
			await carryOut(transaction, account, purpose, false)
			return lost
		})
	})
}
