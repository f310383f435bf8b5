import * as contract from '@profile-search/contract/profiles/employers/scim'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createLimits } from '#http/limits.ts'
import { serveFile } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { editedOrganisationOf } from '../../organisations/rules.ts'
import { listResponse, resourceTypes, schemas, serviceProviderConfig } from './discovery.ts'
import { listOf, readPatch, readUser, resourceOf } from './messages.ts'
import { deleteScimUser, findScimUser, listScimUsersOf } from './queries.ts'
import { changeUser, createUser, takeOut } from './write-user.ts'

const noUser = 'profilesRefusals.scimNoUser'

/** The team for the directory of an organisation, by SCIM 2.0. */
export function scimRoutes(app: FastifyInstance, { connection, settings, publicUrl }: RouteContext) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)
	const base = `${publicUrl}/api/scim/v2`
	const users = `${base}/Users`

	const changer = (request: FastifyRequest) => ({
		organisationId: editedOrganisationOf(request),
		actorId: signedIn(request).id,
	})
	const find = async (organisationId: string, id: string) => {
		const user = await findScimUser(db, organisationId, id)
		if (!user) throw notFound(noUser)
		return user
	}

	serveFile(app, contract.showScimConfig, async (_request, reply) => send(reply, serviceProviderConfig(base)))
	serveFile(app, contract.listScimResourceTypes, async (_request, reply) =>
		send(reply, listResponse(resourceTypes(base))),
	)
	serveFile(app, contract.showScimResourceType, async ({ params }, reply) =>
		send(reply, withId(params.scimResourceType, resourceTypes(base))),
	)
	serveFile(app, contract.listScimSchemas, async (_request, reply) =>
		send(reply, listResponse(schemas(base))),
	)
	serveFile(app, contract.showScimSchema, async ({ params }, reply) =>
		send(reply, withId(params.scimSchema, schemas(base))),
	)

	serveFile(app, contract.listScimUsers, async (request, reply) => {
		const organisationId = editedOrganisationOf(request)
		return send(reply, listOf(await listScimUsersOf(db, organisationId), users, request.query))
	})

	serveFile(app, contract.showScimUser, async (request, reply) => {
		const user = await find(editedOrganisationOf(request), request.params.scimUserId)
		return send(reply, resourceOf(user, users, request.query))
	})

	serveFile(app, contract.createScimUser, async (request, reply) => {
		const by = changer(request)
		const id = await createUser({ db, limits, by }, readUser(request.body))
		reply.code(201).header('location', `${users}/${id}`)
		return send(reply, resourceOf(await find(by.organisationId, id), users, request.query))
	})

	serveFile(app, contract.replaceScimUser, async (request, reply) => {
		const by = changer(request)
		const user = await find(by.organisationId, request.params.scimUserId)
		await changeUser({ db, limits, by }, user, readUser(request.body))
		return send(reply, resourceOf(await find(by.organisationId, user.id), users, request.query))
	})

	serveFile(app, contract.changeScimUser, async (request, reply) => {
		const by = changer(request)
		const user = await find(by.organisationId, request.params.scimUserId)
		const wanted = await readPatch(request.body, user, users)
		if (wanted) await changeUser({ db, limits, by }, user, wanted)
		return send(reply, resourceOf(await find(by.organisationId, user.id), users, request.query))
	})

	serveFile(app, contract.deleteScimUser, async (request, reply) => {
		const by = changer(request)
		const user = await find(by.organisationId, request.params.scimUserId)
		await takeOut({ db, by }, user)
		await deleteScimUser(db, by.organisationId, user.id)
		return reply.code(204).send()
	})
}

function withId<Found extends { id: string }>(id: string, among: readonly Found[]) {
	const found = among.find((each) => each.id === id)
	if (!found) throw notFound()
	return found
}

function send(reply: FastifyReply, resource: object) {
	return reply.type(`${contract.scimMediaType}; charset=utf-8`).send(JSON.stringify(resource))
}
