import { scimMediaType } from '@profile-search/contract/profiles/employers/scim'
import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { auditLog } from '@profile-search/db/schema/platform/site'
import { createAccount, createMember } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { mailedToken } from '../testing.ts'
import { directoryOf, password, userSchema, withDirectory } from './testing.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

/** Registers whoever was invited, and accepts. */
async function join(api: TestApp, email: string) {
	const token = await mailedToken(api, email)
	const account = await createAccount(api.db, { userType: 'employer', email, status: 'incomplete' })
	const me = await api.as(account)
	expect((await me.post(`invitations/${token}/accept`, {})).status).toBe(200)
	return { account, me }
}

test('a directory brings somebody into the team, finds them again, and takes them out', async () => {
	await using api = await testApp()
	const { owner, directory } = await withDirectory(api)

	const none = await directory.get('Users?filter=userName eq "Meera@Example.com"')
	const created = await directory.create('Meera@example.com', {
		externalId: 'e-1',
		name: { givenName: 'Meera', familyName: 'Joshi' },
		emails: [{ value: 'Meera@example.com', type: 'work', primary: true }],
		roles: [{ value: 'administrator', primary: true }],
	})
	const { id } = created.body
	const { account, me } = await join(api, 'meera@example.com')
	const found = await directory.get('Users?filter=userName eq "Meera@Example.com"')
	const out = await directory.patch(id, [{ op: 'Replace', path: 'active', value: 'False' }])

	expect(none.body).toMatchObject({ totalResults: 0, Resources: [] })
	expect(created.status).toBe(201)
	expect(created.headers.location).toMatch(new RegExp(`/api/scim/v2/Users/${id}$`))
	expect(created.headers['content-type']).toContain(scimMediaType)
	expect(created.body).toMatchObject({
		schemas: [userSchema],
		userName: 'meera@example.com',
		externalId: 'e-1',
		active: true,
		roles: [{ value: 'administrator', primary: true }],
	})
	// What the directory says of the name is not kept: the person's own is shown once they have joined.
	expect(created.body.name).toBeUndefined()
	expect(found.body).toMatchObject({
		totalResults: 1,
		Resources: [{ id, active: true, name: { givenName: account.firstName } }],
	})
	expect(out.body).toMatchObject({ id, active: false })
	expect((await me.get('organisations/me/members')).body.details).toBeNull()
	expect((await owner.get('organisations/me/members')).body.details.members).toHaveLength(1)
	const logged = await api.db.select({ action: auditLog.action }).from(auditLog)
	expect(logged.map(({ action }) => action)).toEqual(
		expect.arrayContaining(['member_joined', 'member_removed']),
	)
})

test('whoever comes back is invited again, with the role they had and the same id', async () => {
	await using api = await testApp()
	const { directory } = await withDirectory(api)
	const { id } = (await directory.create('ravi@example.com', { roles: [{ value: 'administrator' }] })).body
	const { me } = await join(api, 'ravi@example.com')
	await directory.send('PUT', `Users/${id}`, { userName: 'ravi@example.com', active: false })

	const back = await directory.send('PUT', `Users/${id}`, { userName: 'ravi@example.com', active: true })
	const token = await mailedToken(api, 'ravi@example.com')
	await me.post(`invitations/${token}/accept`, {})

	expect(back.body).toMatchObject({ id, active: true, roles: [{ value: 'administrator' }] })
	expect((await me.get('organisations/me/members')).body.details).toMatchObject({ role: 'administrator' })
	expect((await directory.get(`Users/${id}`)).body).toMatchObject({ active: true })
})

test('a changed role counts for members and for open invitations', async () => {
	await using api = await testApp()
	const { owner, directory } = await withDirectory(api)
	const invited = (await directory.create('a@example.com')).body
	const member = (await directory.create('b@example.com')).body
	await join(api, 'b@example.com')

	await directory.patch(invited.id, [{ op: 'replace', value: { roles: [{ value: 'administrator' }] } }])
	const changed = await directory.patch(member.id, [
		{ op: 'Add', path: 'roles[primary eq "True"].value', value: 'Administrator' },
	])

	expect(changed.body.roles).toEqual([{ value: 'administrator', primary: true }])
	const { members, invitations } = (await owner.get('organisations/me/members')).body.details
	expect(members).toMatchObject([{ role: 'owner' }, { email: 'b@example.com', role: 'administrator' }])
	expect(invitations).toMatchObject([{ email: 'a@example.com', role: 'administrator' }])
})

test('members who joined by other ways are users too, and keep their id when their address changes', async () => {
	await using api = await testApp()
	const { organisation, owner, directory } = await withDirectory(api)
	const member = await createMember(api.db, { organisationId: organisation.id, role: 'recruiter' })
	await owner.post('organisations/me/invitations', { email: 'c@example.com', role: 'recruiter' })

	const before = await directory.get('Users')
	await api.db.update(accounts).set({ email: 'new@example.com' }).where(eq(accounts.id, member.id))
	const after = await directory.get('Users?filter=userName eq "new@example.com"')

	expect(before.body.totalResults).toBe(3)
	expect(before.body.Resources).toMatchObject([
		{ userName: organisation.owner.email, roles: [{ value: 'owner' }] },
		{ userName: member.email },
		{ userName: 'c@example.com', active: true },
	])
	expect(after.body.Resources).toMatchObject([{ id: before.body.Resources[1].id }])
})

test('whoever has left keeps a new address to themselves', async () => {
	await using api = await testApp()
	const { directory } = await withDirectory(api)
	const { id } = (await directory.create('d@example.com')).body
	const { account } = await join(api, 'd@example.com')
	await directory.patch(id, [{ op: 'replace', path: 'active', value: false }])
	await api.db.update(accounts).set({ email: 'private@example.com' }).where(eq(accounts.id, account.id))

	const { body } = await directory.get(`Users/${id}`)

	expect(body).toMatchObject({ userName: 'd@example.com', active: false })
	expect(body.name).toBeUndefined()
})

test('the owner stays, whatever the directory says', async () => {
	await using api = await testApp()
	const { organisation, owner, directory } = await withDirectory(api)
	const { Resources } = (await directory.get('Users')).body
	const [{ id }] = Resources

	const answers = [
		await directory.patch(id, [{ op: 'replace', path: 'active', value: false }]),
		await directory.patch(id, [{ op: 'replace', path: 'roles', value: [{ value: 'recruiter' }] }]),
		await directory.send('DELETE', `Users/${id}`),
		await directory.create('e@example.com', { roles: [{ value: 'owner' }] }),
	]

	for (const { status, body } of answers) {
		expect(status).toBe(400)
		expect(body).toMatchObject({
			schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
			status: '400',
			scimType: 'mutability',
			detail: expect.stringMatching(/owner/),
		})
	}
	expect((await owner.get('organisations/me/members')).body.details.members).toMatchObject([
		{ id: organisation.owner.id, role: 'owner' },
	])
})

test('what a directory gets wrong is refused as SCIM says, and changes nothing', async () => {
	await using api = await testApp()
	const { directory } = await withDirectory(api)
	const { id } = (await directory.create('f@example.com')).body
	const wrong: [Promise<{ status: number; body: unknown }>, number, string][] = [
		[directory.create('f@example.com'), 409, 'uniqueness'],
		[directory.create('not an address'), 400, 'invalidValue'],
		[directory.create('g@example.com', { roles: [{ value: 'king' }] }), 400, 'invalidValue'],
		[directory.create('g@example.com', { active: 'perhaps' }), 400, 'invalidValue'],
		[directory.send('POST', 'Users', {}), 400, 'invalidValue'],
		[directory.create('g@example.com', { externalId: 'x'.repeat(256) }), 400, 'invalidValue'],
		[directory.send('PUT', `Users/${id}`, { userName: 'g@example.com' }), 400, 'mutability'],
		[directory.patch(id, [{ op: 'replace', path: 'active[', value: true }]), 400, 'invalidPath'],
		[directory.patch(id, [{ op: 'jump', path: 'active', value: true }]), 400, 'invalidSyntax'],
		[directory.patch(id, []), 400, 'invalidSyntax'],
		[directory.get('Users?filter=userName xx "a"'), 400, 'invalidFilter'],
		[directory.get('Users?filter=nothing'), 400, 'invalidFilter'],
	]

	for (const [answer, status, scimType] of wrong)
		expect(await answer).toMatchObject({ status, body: { status: String(status), scimType } })

	const missing = await directory.get('Users/00000000-0000-4000-8000-000000000000')
	expect(missing).toMatchObject({ status: 404, body: { status: '404' } })
	expect((await directory.get('Users')).body.totalResults).toBe(2)
})

test('what the portal does not keep is left out without an error', async () => {
	await using api = await testApp()
	const { directory } = await withDirectory(api)
	const { id } = (await directory.create('h@example.com')).body

	const changed = await directory.patch(id, [
		{ op: 'Add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'HR' },
		{ op: 'Replace', path: 'name.givenName', value: 'Hari' },
		{ op: 'replace', value: { displayName: 'Hari', externalId: 'e-8' } },
	])
	const nothing = await directory.patch(id, [{ op: 'Add', path: 'title', value: 'Head' }])

	expect(changed).toMatchObject({ status: 200, body: { externalId: 'e-8', active: true } })
	expect(nothing.body).toEqual(changed.body)
})

test('a directory that asks for some attributes alone gets those, with the id', async () => {
	await using api = await testApp()
	const { organisation, directory } = await withDirectory(api)
	const { firstName, lastName, email } = organisation.owner
	const [owner] = (await directory.get('Users')).body.Resources
	const show = async (asked: string) => (await directory.get(`Users/${owner.id}?${asked}`)).body
	const always = { schemas: [userSchema], id: owner.id }
	const { meta, emails, name, ...rest } = owner

	// As Microsoft Entra ID and Okta ask whether there is such a user.
	const filter = encodeURIComponent('userName eq "' + email + '"')
	const found = await directory.get(`Users?filter=${filter}&attributes=id,userName`)
	const hidden = await directory.get(`Users?filter=${filter}&excludedAttributes=userName`)
	const created = await directory.send('POST', 'Users?attributes=active', {
		schemas: [userSchema],
		userName: 'o@example.com',
	})
	const { id } = created.body
	const replaced = await directory.send('PUT', `Users/${id}?attributes=userName`, {
		userName: 'o@example.com',
	})
	const changed = await directory.send('PATCH', `Users/${id}?attributes=roles.value`, {
		schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
		Operations: [{ op: 'replace', path: 'roles', value: [{ value: 'administrator' }] }],
	})

	expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ ...always, userName: email }] })
	expect(Object.keys(found.body.Resources[0]).toSorted()).toEqual(['id', 'schemas', 'userName'])
	expect(hidden.body.Resources[0]).toMatchObject({ id: owner.id, active: true })
	expect(hidden.body.Resources[0].userName).toBeUndefined()
	expect(await show(`attributes=${userSchema}:username, name.FAMILYNAME`)).toEqual({
		...always,
		userName: email,
		name: { familyName: lastName },
	})
	expect(await show('attributes=name.givenName,name,emails.value')).toEqual({
		...always,
		name,
		emails: [{ value: email }],
	})
	expect(await show('attributes=meta')).toEqual({ ...always, meta })
	expect(await show('attributes=emails')).toEqual({ ...always, emails })
	expect(await show('attributes=shoeSize')).toEqual(always)
	expect(await show('excludedAttributes=id,schemas,meta,emails,name.familyName,name.formatted')).toEqual({
		...rest,
		name: { givenName: firstName },
	})
	expect(await show('excludedAttributes=shoeSize')).toEqual(owner)
	expect(await show('attributes=userName,active&excludedAttributes=active')).toEqual({
		...always,
		userName: email,
	})
	expect(created.body).toEqual({ schemas: [userSchema], id, active: true })
	expect(created.headers.location).toMatch(new RegExp(`/Users/${id}$`))
	expect(replaced.body).toEqual({ schemas: [userSchema], id, userName: 'o@example.com' })
	expect(changed.body).toEqual({ schemas: [userSchema], id, roles: [{ value: 'administrator' }] })
})

test('users come in pages, and the number of them alone', async () => {
	await using api = await testApp()
	const { directory } = await withDirectory(api)
	for (const letter of ['i', 'j', 'k']) await directory.create(`${letter}@example.com`)

	const second = await directory.get('Users?startIndex=3&count=2')
	const count = await directory.get('Users?count=0')

	expect(second.body).toMatchObject({
		totalResults: 4,
		startIndex: 3,
		Resources: [{ userName: 'j@example.com' }, { userName: 'k@example.com' }],
	})
	expect(count.body).toMatchObject({ totalResults: 4, Resources: [] })
})

test('a deleted user is out of the team and forgotten', async () => {
	await using api = await testApp()
	const { owner, directory } = await withDirectory(api)
	const { id } = (await directory.create('l@example.com')).body

	const deleted = await directory.send('DELETE', `Users/${id}`)

	expect(deleted).toMatchObject({ status: 204, body: '' })
	expect((await directory.get(`Users/${id}`)).status).toBe(404)
	expect((await owner.get('organisations/me/members')).body.details.invitations).toEqual([])
	expect((await directory.create('l@example.com')).status).toBe(201)
})

test('a role counts whatever type a directory gives it', async () => {
	await using api = await testApp()
	const { directory } = await withDirectory(api)
	const ofEntra = { primary: true, type: 'WindowsAzureActiveDirectoryRole', value: 'administrator' }

	const made = await directory.create('n@example.com', { roles: [ofEntra] })
	const changed = await directory.patch(made.body.id, [
		{ op: 'replace', path: 'roles', value: [{ ...ofEntra, value: 'recruiter' }] },
	])
	const again = await directory.patch(made.body.id, [{ op: 'replace', value: { roles: [ofEntra] } }])

	expect([made, changed, again].map(({ body }) => body.roles?.[0]?.value)).toEqual([
		'administrator',
		'recruiter',
		'administrator',
	])
})

test('neither strangers, recruiters nor tokens without the scope reach the team', async () => {
	await using api = await testApp()
	const { organisation, owner, directory } = await withDirectory(api)
	const recruiter = await createMember(api.db, { organisationId: organisation.id, role: 'recruiter' })
	const other = await withDirectory(api)
	const { id } = (await directory.create('m@example.com')).body
	const made = await owner.post('account/access-tokens', {
		kind: 'organisation',
		name: 'Jobs',
		scopes: ['jobs:read', 'team:read'],
		days: 7,
		present_password: password,
	})
	const reader = directoryOf(api, String(made.body.details.token))

	expect((await api.get('scim/v2/Users')).body).toMatchObject({ status: '401' })
	expect((await (await api.as(recruiter)).get('scim/v2/Users')).status).toBe(403)
	expect((await reader.get('Users')).status).toBe(200)
	expect((await reader.create('n@example.com')).body).toMatchObject({ status: '403' })
	expect((await other.directory.get(`Users/${id}`)).status).toBe(404)
	expect((await other.directory.send('DELETE', `Users/${id}`)).status).toBe(404)
	expect((await directory.get(`Users/${id}`)).status).toBe(200)
})
