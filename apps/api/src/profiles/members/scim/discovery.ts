import { mostScimUsers } from '@profile-search/contract/profiles/employers/scim'
import { Schemas } from 'scimmy'
import { attributes } from './messages.ts'

/** The attributes that are shown and never taken over: they belong to the person, not to the organisation. */
const shown = ['displayName', 'name', 'emails']

/** What this server does of SCIM. */
export function serviceProviderConfig(base: string) {
	return {
		schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
		patch: { supported: true },
		bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
		filter: { supported: true, maxResults: mostScimUsers },
		changePassword: { supported: false },
		sort: { supported: false },
		etag: { supported: false },
		authenticationSchemes: [
			{
				type: 'oauthbearertoken',
				name: 'Access token',
				description: 'An access token of the organisation with the scopes team:read and team:write.',
				primary: true,
			},
		],
		meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
	}
}

/** The kinds of resources, as a list of SCIM. */
export function resourceTypes(base: string) {
	return listResponse([
		{
			schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
			id: 'User',
			name: 'User',
			endpoint: '/Users',
			description: 'A member of the team, or somebody who is invited',
			schema: Schemas.User.definition.id,
			meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
		},
	])
}

/** The attributes of a user that the portal has, as a list of SCIM. */
export function schemas(base: string) {
	const { id, name, description, attributes: all } = Schemas.User.definition.describe()
	return listResponse([
		{
			schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
			id,
			name,
			description,
			attributes: all
				.filter((attribute: { name: string }) => [...attributes, ...shown].includes(attribute.name))
				.map((attribute: { name: string }) =>
					shown.includes(attribute.name) ? { ...attribute, mutability: 'readOnly' } : attribute,
				),
			meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
		},
	])
}

function listResponse(resources: object[]) {
	return {
		schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
		totalResults: resources.length,
		startIndex: 1,
		itemsPerPage: resources.length,
		Resources: resources,
	}
}
