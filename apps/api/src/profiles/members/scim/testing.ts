import { scimMediaType } from '@profile-search/contract/profiles/employers/scim'
import { createOrganisation } from '@profile-search/db/testing/factories'
import { hashSecret } from '#platform/secrets.ts'
import type { testApp } from '#test/portal.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

export const password = 'Secret1!'
export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'

/** An organisation, its owner, and its directory: a program that calls with a token of the organisation. */
export async function withDirectory(api: TestApp) {
	const organisation = await createOrganisation(api.db, {
		owner: { passwordHash: await hashSecret(password) },
	})
	const owner = await api.as(organisation.owner)
	const made = await owner.post('account/access-tokens', {
		kind: 'organisation',
		name: 'Directory',
		scopes: ['team:read', 'team:write'],
		days: 365,
		present_password: password,
	})
	return { organisation, owner, directory: directoryOf(api, String(made.body.details.token)) }
}

export function directoryOf(api: TestApp, token: string) {
	const headers = { authorization: `Bearer ${token}` }
	const send = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
		api.call({
			method,
			path: `scim/v2/${path}`,
			headers: { ...headers, ...(body && { 'content-type': scimMediaType }) },
			...(body && { body }),
		})
	const create = (userName: string, more: object = {}) =>
		send('POST', 'Users', { schemas: [userSchema], userName, active: true, ...more })
	const patch = (id: string, Operations: object[]) =>
		send('PATCH', `Users/${id}`, { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations })
	return {
		send,
		create,
		patch,
		get: (path: string) => api.call({ method: 'GET', path: `scim/v2/${path}`, headers }),
	}
}
