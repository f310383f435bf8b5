import { fullName } from '@profile-search/contract/accounts/full-name'
import { ExternalId } from '@profile-search/contract/profiles/employers/scim'
import { MemberRole } from '@profile-search/contract/profiles/members'
import { Messages, Schemas, Types } from 'scimmy'
import { ScimRefusal } from '#http/answers/scim-errors.ts'
import { narrowingOf, type Narrowing } from './narrow.ts'
import type { ScimUser } from './queries.ts'

/** What a directory wants of a user; what it does not name stays as it is. */
export type WantedUser = {
	userName: string
	externalId: string | null
	isActive: boolean
	role: MemberRole | undefined
}

/** The attributes that the portal reads and writes. Others that a directory sends are left out. */
export const attributes = ['userName', 'externalId', 'active', 'roles']
/** A user as a resource of SCIM, with the attributes that are asked for; `base` is the address of all users. */
export function resourceOf(user: ScimUser, base: string, narrowing: Narrowing = {}) {
	const { id, email, externalId, role, member, invitationId, createdAt, changedAt } = user
	const name = member && fullName(member)
	const source = {
		id,
		...(externalId !== null && { externalId }),
		userName: email,
		...(member && {
			displayName: name,
			name: { formatted: name, givenName: member.firstName, familyName: member.lastName },
		}),
		active: member !== undefined || invitationId !== undefined,
		emails: [{ value: email, type: 'work', primary: true }],
		roles: [{ value: role, primary: true }],
		meta: { created: createdAt, lastModified: changedAt },
	}
	return new Schemas.User(source, 'out', base, narrowingOf(narrowing))
}

type ListQuery = Narrowing & { filter?: string | undefined; startIndex: number; count: number }

/** One page of the users that fit a filter. */
export function listOf(
	users: readonly ScimUser[],
	base: string,
	{ filter, startIndex, count, ...narrowing }: ListQuery,
) {
	const found = filter === undefined ? users : matching(filter, users, base)
	// The library takes a page of no users, with which a directory asks for the number alone, for one without a limit.
	if (count === 0)
		return { ...new Messages.ListResponse([]), totalResults: found.length, itemsPerPage: 0, Resources: [] }
	const resources = found.map((user) => resourceOf(user, base, narrowing))
	return new Messages.ListResponse(resources, { startIndex, count })
}

/** The users that fit a filter, whose attributes need not be among those that are shown. */
function matching(filter: string, users: readonly ScimUser[], base: string) {
	const resources = users.map((user) => resourceOf(user, base))
	try {
		const matched = new Set(new Types.Filter(withLowerCaseAddresses(filter)).match(resources))
		return users.filter((_, at) => matched.has(resources[at]))
	} catch (error) {
		throw new ScimRefusal(
			'invalidFilter',
			error instanceof Types.Error ? error.message : 'profilesRefusals.scimFilter',
		)
	}
}

/** Addresses are compared without regard to capitals, of which the resources have none. */
function withLowerCaseAddresses(filter: string) {
	return filter.replaceAll(
		/\b((?:userName|value)\s+\w+\s+)("(?:[^"\\]|\\.)*")/gi,
		(_, before: string, address: string) => before + address.toLowerCase(),
	)
}

/** Reads a user of a `POST` or `PUT`. */
export function readUser(body: Record<string, unknown>): WantedUser {
	try {
		return wantedOf(new Schemas.User(normalized(body), 'in'))
	} catch (error) {
		if (error instanceof ScimRefusal || !(error instanceof Error)) throw error
		throw new ScimRefusal('invalidValue', error.message)
	}
}

/** What a user becomes by the operations of a `PATCH`; undefined when none of them is on what the portal keeps. */
export async function readPatch(
	body: Record<string, unknown>,
	user: ScimUser,
	base: string,
): Promise<WantedUser | undefined> {
	const given: unknown[] = Array.isArray(body['Operations']) ? body['Operations'] : []
	const operations = given.flatMap(keptOperation)
	if (given.length > 0 && operations.length === 0) return undefined
	let changed: object | undefined
	try {
		await new Messages.PatchOp({
			schemas: [Messages.PatchOp.id],
			Operations: operations as Operation[],
		}).apply(resourceOf(user, base), async (resource) => (changed = resource))
	} catch (error) {
		if (error instanceof Types.Error)
			throw new ScimRefusal(error.scimType === 'invalidPath' ? 'invalidPath' : 'invalidSyntax', error.message)
		throw error
	}
	return changed && wantedOf(changed)
}

/** What is left of an operation once attributes that the portal does not keep are taken out of it. */
function keptOperation(operation: unknown): object[] {
	if (typeof operation !== 'object' || operation === null) return [{ op: operation }]
	const { path, value } = operation as { path?: unknown; value?: unknown }
	if (typeof path === 'string') {
		const [, name = ''] = /^(?:urn:ietf:params:scim:schemas:core:2\.0:User:)?(\w*)/i.exec(path) ?? []
		if (!isKept(name)) return []
		return [{ ...operation, ...('value' in operation && { value: normalizedValue(name, value) }) }]
	}
	if (typeof value !== 'object' || value === null) return [operation]
	const kept = Object.entries(normalized(value)).filter(([name]) => isKept(name))
	return kept.length === 0 ? [] : [{ ...operation, value: Object.fromEntries(kept) }]
}

function isKept(name: string) {
	return attributes.some((attribute) => attribute.toLowerCase() === name.toLowerCase())
}

/** The attributes of a user in the form that the library takes. */
function normalized(attributes: object): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(attributes).map(([name, value]) => [name, normalizedValue(name, value)]),
	)
}

function normalizedValue(name: string, value: unknown) {
	if (/^active$/i.test(name)) return booleanOf(value)
	if (/^roles$/i.test(name)) return withoutTypes(value)
	return value
}

/** Some directories write booleans as strings, beginning with a capital. */
function booleanOf(value: unknown) {
	if (typeof value !== 'string') return value
	return { true: true, false: false }[value.toLowerCase()] ?? value
}

/** Entra says of a role that it is one of its own, which the library would refuse. */
function withoutTypes(roles: unknown) {
	return Array.isArray(roles) ? roles.map(withoutType) : withoutType(roles)
}

function withoutType(role: unknown) {
	if (typeof role !== 'object' || role === null) return role
	return Object.fromEntries(Object.entries(role).filter(([name]) => !/^type$/i.test(name)))
}

type Operation = InstanceType<typeof Messages.PatchOp>['Operations'][number]
type Resource = { userName?: string; externalId?: string; active?: boolean; roles?: { value?: string }[] }

function wantedOf(resource: object): WantedUser {
	const { userName = '', externalId = null, active = true, roles } = resource as Resource
	const { success } = ExternalId.nullable().safeParse(externalId)
	if (!success) throw new ScimRefusal('invalidValue', 'profilesRefusals.scimExternalId')
	return { userName, externalId, isActive: active, role: roleOf(roles ?? []) }
}

/** The highest of the roles that are named. */
function roleOf(roles: readonly { value?: string }[]) {
	const named = roles.map(({ value = '' }) => {
		const { data } = MemberRole.safeParse(value.toLowerCase())
		if (!data) throw new ScimRefusal('invalidValue', 'profilesRefusals.scimRole')
		return data
	})
	return MemberRole.options.find((role) => named.includes(role))
}
