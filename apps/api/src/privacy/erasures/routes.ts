import * as contract from '@profile-search/contract/privacy/erasures'
import { jobs } from '@profile-search/db/schema/hiring/jobs'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { provePassword } from '#accounts/two-step/prove-password.ts'
import { findAuthenticator, passSecondStep } from '#accounts/two-step/second-step.ts'
import { createLimits } from '#http/limits.ts'
import { originOf } from '#http/origin.ts'
import { serve } from '#http/serve.ts'
import { clearSessionCookies, signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { askForErasure, dueTimes } from './leave.ts'
import { countContacts, findOwned, isPublicJobOf, listRunningApplications } from './queries.ts'

export function erasureRoutes(app: FastifyInstance, { connection, publicUrl, settings }: RouteContext) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)
	const isSecure = publicUrl.startsWith('https:')

	serve(app, contract.showErasurePlan, async (request) => {
		const { id } = signedIn(request)
		const owned = await findOwned(db, id)
		const [[due], running, contacts, publicJobs, authenticator] = await Promise.all([
			db.select(dueTimes).from(sql`(values (1)) as now`),
			listRunningApplications(db, id),
			countContacts(db, id),
			owned ? db.$count(jobs, isPublicJobOf(owned.organisationId)) : 0,
			findAuthenticator(db, id),
		])
		if (!due) throw new Error('One row is always there.')
		return {
			...due,
			applications: running.length,
			contacts,
			jobs: publicJobs,
			teamLeft: owned?.others ?? 0,
			needsSecondStep: authenticator !== undefined,
		}
	})

	serve(app, contract.askForErasure, async (request, reply) => {
		const account = signedIn(request)
		await provePassword(db, limits, account, request.body.present_password)
		await passSecondStep(db, limits, account, request.body.second_step, originOf(request))
		const due = await askForErasure(db, account.id)
		clearSessionCookies(reply, isSecure)
		return due
	})
}
