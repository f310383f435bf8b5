import { mostScimUsers } from '@profile-search/contract/profiles/employers/scim'
import { GivenRole } from '@profile-search/contract/profiles/members'
import { Schemas } from 'scimmy'
import { attributes } from './messages.ts'

/** The attributes that are shown and never taken over: they belong to the person, not to the organisation. */
const shown = ['displayName', 'name', 'emails']

/** A schema or a kind of resources, which can be read alone by its id. */
type Described = { id: string } & Record<string, unknown>

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

/** The kinds of resources. */
export function resourceTypes(base: string): Described[] {
	return [
		{
			schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
			id: 'User',
			name: 'User',
			endpoint: '/Users',
			description: 'A member of the team, or somebody who is invited',
			schema: Schemas.User.definition.id,
			meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
		},
	]
}

/** The schemas of the resources: the attributes of a user that the portal has. */
export function schemas(base: string): Described[] {
	const { id, name, description, attributes: all } = Schemas.User.definition.describe()
	return [
		{
			schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
			id,
			name,
			description,
			attributes: all
				.map(serialized)
				.filter((attribute) => [...attributes, ...shown].includes(attribute.name))
				.map(withOwnRules),
			meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
		},
	]
}

type SchemaAttribute = { name: string; subAttributes?: SchemaAttribute[] }

/** An attribute as it is sent: the library keeps more of it, and writes that only of its own objects. */
function serialized(attribute: object): SchemaAttribute {
	return JSON.parse(JSON.stringify(attribute))
}

/** An attribute with what the portal allows a directory to do with it. */
function withOwnRules(attribute: SchemaAttribute): object {
	const { name, subAttributes = [] } = attribute
	if (shown.includes(name)) return readOnly(attribute)
	if (name === 'userName') return { ...attribute, mutability: 'immutable' }
	if (name !== 'roles') return attribute
	const kept = subAttributes.filter((part) => ['value', 'primary'].includes(part.name))
	return {
		...attribute,
		subAttributes: kept.map((part) =>
			part.name === 'value' ? { ...part, canonicalValues: GivenRole.options } : part,
		),
	}
}

function readOnly({ subAttributes, ...attribute }: SchemaAttribute): object {
	return {
		...attribute,
		mutability: 'readOnly',
		...(subAttributes && { subAttributes: subAttributes.map(readOnly) }),
	}
}

/** Schemas or kinds of resources as a list of SCIM. */
export function listResponse(resources: readonly Described[]) {
	return {
		schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
		totalResults: resources.length,
		startIndex: 1,
		itemsPerPage: resources.length,
		Resources: resources,
	}
}
