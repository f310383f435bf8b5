import * as contract from '@profile-search/contract/identity'
import type { FastifyInstance } from 'fastify'
import { findAccount } from '../accounts/queries.ts'
import type { Parts } from '../parts.ts'
import { notFound } from '../refusal.ts'
import { serve } from '../serve.ts'
import { signedIn } from '../session.ts'
import { changeName } from './change-name.ts'

export function identityRoutes(app: FastifyInstance, { connection: { db } }: Parts) {
	serve(app, contract.showMyName, async (request) => {
		const account = await findAccount(db, signedIn(request).id)
		if (!account) throw notFound()
		return { f_name: account.firstName, middle_name: account.middleName, l_name: account.lastName }
	})

	serve(app, contract.changeName, (request) => changeName(db, signedIn(request).id, request.body))
}
