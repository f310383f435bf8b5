import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { Id, line } from '../../platform/basics.ts'

/**
 * The team of an organisation for its directory, by SCIM 2.0 (RFC 7643, RFC 7644). The answers are resources and
 * messages of SCIM, without an envelope, and so are refusals.
 */
export const scimMediaType = 'application/scim+json'

/** The maximum number of users on one page. */
export const mostScimUsers = 200

/** A resource or message of SCIM; its parts are read by the rules of SCIM. */
const resource = z.looseObject({})
const answer = z.file().mime(scimMediaType)
const user = z.object({ scimUserId: Id })

/** Which attributes an answer has, as in RFC 7644, section 3.9. */
const shown = z.object({
	attributes: line().max(1000).optional().describe('the only ones that are shown, with commas between them'),
	excludedAttributes: line().max(1000).optional().describe('those that are left out'),
})

/** An id that the directory of an organisation gives. */
export const ExternalId = line().max(255)

export const showScimConfig = endpoint({
	method: 'GET',
	path: 'scim/v2/ServiceProviderConfig',
	access: 'employer',
	summary: 'What this server does of SCIM.',
	details: answer,
})

export const listScimResourceTypes = endpoint({
	method: 'GET',
	path: 'scim/v2/ResourceTypes',
	access: 'employer',
	summary: 'The kinds of SCIM resources: users alone.',
	details: answer,
})

export const listScimSchemas = endpoint({
	method: 'GET',
	path: 'scim/v2/Schemas',
	access: 'employer',
	summary: 'The attributes of a SCIM user.',
	details: answer,
})

export const showScimResourceType = endpoint({
	method: 'GET',
	path: 'scim/v2/ResourceTypes/:scimResourceType',
	access: 'employer',
	summary: 'One kind of SCIM resources.',
	params: z.object({ scimResourceType: line().max(40) }),
	details: answer,
})

export const showScimSchema = endpoint({
	method: 'GET',
	path: 'scim/v2/Schemas/:scimSchema',
	access: 'employer',
	summary: 'One schema of SCIM, by its URI.',
	params: z.object({ scimSchema: line().max(120) }),
	details: answer,
})

export const listScimUsers = endpoint({
	method: 'GET',
	path: 'scim/v2/Users',
	access: 'employer',
	summary:
		'The team, open invitations and who was in it, as users of SCIM; for its owner and administrators.',
	query: shown.extend({
		filter: line().max(1000).optional().describe('as in RFC 7644, section 3.4.2.2'),
		// What is out of range becomes what is allowed (RFC 7644, section 3.4.2.4).
		startIndex: z.coerce.number().int().min(1).max(100_000).catch(1).prefault(1),
		count: z.coerce.number().int().min(0).max(mostScimUsers).catch(mostScimUsers).prefault(mostScimUsers),
	}),
	details: answer,
})

export const showScimUser = endpoint({
	method: 'GET',
	path: 'scim/v2/Users/:scimUserId',
	access: 'employer',
	summary: 'One user of SCIM.',
	params: user,
	query: shown,
	details: answer,
})

export const createScimUser = endpoint({
	method: 'POST',
	path: 'scim/v2/Users',
	access: 'approved employer',
	summary: 'Invite somebody into the team by mail, as the user `userName`, an email address.',
	query: shown,
	body: resource,
	details: answer,
})

export const replaceScimUser = endpoint({
	method: 'PUT',
	path: 'scim/v2/Users/:scimUserId',
	access: 'employer',
	summary: 'Change the role, or take somebody out of the team (`active: false`) and invite them again.',
	params: user,
	query: shown,
	body: resource,
	details: answer,
})

export const changeScimUser = endpoint({
	method: 'PATCH',
	path: 'scim/v2/Users/:scimUserId',
	access: 'employer',
	summary: 'Change parts of a user by the operations of SCIM.',
	params: user,
	query: shown,
	body: resource,
	details: answer,
})

export const deleteScimUser = endpoint({
	method: 'DELETE',
	path: 'scim/v2/Users/:scimUserId',
	access: 'employer',
	summary: 'Take somebody out of the team, and forget the user. The account stays.',
	params: user,
	details: answer,
})
