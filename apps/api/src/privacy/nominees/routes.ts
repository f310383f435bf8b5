import * as contract from '@profile-search/contract/privacy/nominees'
import { nominees } from '@profile-search/db/schema/privacy/personal-data'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'

export function nomineeRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.showMyNominee, async (request) => {
		const [nominee] = await db
			.select()
			.from(nominees)
			.where(eq(nominees.accountId, signedIn(request).id))
		return nominee ?? null
	})

	serve(app, contract.saveMyNominee, async (request) => {
		const [nominee] = await db
			.insert(nominees)
			.values({ accountId: signedIn(request).id, ...request.body })
			.onConflictDoUpdate({
				target: nominees.accountId,
				set: { ...request.body, savedAt: sql`now()` },
			})
			.returning()
		if (!nominee) throw new Error('The row was just written.')
		return nominee
	})

	serve(app, contract.removeMyNominee, async (request) => {
		const removed = await db
			.delete(nominees)
			.where(eq(nominees.accountId, signedIn(request).id))
			.returning({ accountId: nominees.accountId })
		if (removed.length === 0) throw notFound('privacyRefusals.noNominee')
		return null
	})
}
