import * as contract from '@profile-search/contract/profiles/imports/invitations'
import type { Db } from '@profile-search/db/client'
import type { FastifyInstance } from 'fastify'
import { register } from '#accounts/login/register.ts'
import { createLimits } from '#http/limits.ts'
import { serve } from '#http/serve.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { nameOrganisations } from '../understanding/name-organisations.ts'
import { namePeople } from '../understanding/name-people.ts'
import { rememberDeclined } from './declined.ts'
import { fillOrganisation } from './fill-organisation.ts'
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
		const { person, organisation } = await openInvitation(db, token)
		const draft = {
			...request.body,
			user_type: organisation ? ('employer' as const) : ('candidate' as const),
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
			meanwhile: (transaction, { id }) =>
				organisation ? fillOrganisation(transaction, id, organisation) : fillProfile(transaction, id, person),
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
	if (!found) throw notFound(noInvitation)
	const [[person], [organisation = null]] = await Promise.all([
		namePeople(db, [found.person]),
		nameOrganisations(db, [found.organisation]),
	])
	if (!person) throw notFound(noInvitation)
	return { source: found.source, expiresAt: found.expiresAt, person, organisation }
}
