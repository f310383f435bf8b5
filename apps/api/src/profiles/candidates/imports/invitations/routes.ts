import * as contract from '@profile-search/contract/profiles/imports/people'
import type { Db } from '@profile-search/db/client'
import type { FastifyInstance } from 'fastify'
import { register } from '#accounts/login/register.ts'
import { createLimits } from '#http/limits.ts'
import { serve } from '#http/serve.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { namePeople } from '../understanding/name-people.ts'
import { rememberDeclined } from './declined.ts'
import { fillProfile } from './fill-profile.ts'
import { findInvitation, takeInvitation } from './queries.ts'

/** The same message for a link that never existed, or was used, taken back or has expired. */
const noInvitation = 'profilesRefusals.noPersonInvitation'

/** What a person does who was in a file and holds the link of the mail. */
export function personInvitationRoutes(app: FastifyInstance, { connection, settings }: RouteContext) {
	const { db } = connection
	const { refusesCommonPasswords } = settings
	const context = { db, limits: createLimits(connection, settings.rateLimits), refusesCommonPasswords }

	serve(app, contract.showPersonInvitation, (request) => openInvitation(db, request.params.token))

	serve(app, contract.acceptPersonInvitation, async (request) => {
		const { token } = request.params
		const { person } = await openInvitation(db, token)
		const draft = {
			...request.body,
			user_type: 'candidate' as const,
			f_name: person.firstName,
			middle_name: person.middleName,
			l_name: person.lastName,
			email_id: person.email,
		}
		return register(context, request, draft, {
			// The link was mailed to the address, so whoever holds it reads its mails.
			async prove(transaction) {
				if (!(await takeInvitation(transaction, token, 'accepted'))) throw notFound(noInvitation)
			},
			meanwhile: (transaction, { id }) => fillProfile(transaction, id, person),
		})
	})

	serve(app, contract.declinePersonInvitation, async (request) => {
		const { token } = request.params
		await db.transaction(async (transaction) => {
			const found = await findInvitation(transaction, token)
			if (!found || !(await takeInvitation(transaction, token, 'declined'))) throw notFound(noInvitation)
			await rememberDeclined(transaction, found.email)
		})
		return null
	})
}

async function openInvitation(db: Db, token: string) {
	const found = await findInvitation(db, token)
	const [person] = found ? await namePeople(db, [found.person]) : []
	if (!found || !person) throw notFound(noInvitation)
	return { source: found.source, expiresAt: found.expiresAt, person }
}
