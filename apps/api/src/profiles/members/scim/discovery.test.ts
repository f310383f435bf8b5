import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { userSchema, withDirectory } from './testing.ts'

test('the server says what it does of SCIM', async () => {
	await using api = await testApp()
	const { directory } = await withDirectory(api)

	const config = await directory.get('ServiceProviderConfig')
	const types = await directory.get('ResourceTypes')
	const schemas = await directory.get('Schemas')

	expect(config.body).toMatchObject({ patch: { supported: true }, bulk: { supported: false } })
	expect(types.body).toMatchObject({ Resources: [{ id: 'User', endpoint: '/Users', schema: userSchema }] })
	expect(schemas.body.Resources[0].attributes.map(({ name }: { name: string }) => name).toSorted()).toEqual([
		'active',
		'displayName',
		'emails',
		'name',
		'roles',
		'userName',
	])
	for (const { body } of [types, schemas])
		for (const resource of body.Resources) {
			const path = new URL(resource.meta.location).pathname.replace('/api/scim/v2/', '')
			expect((await directory.get(path)).body).toEqual(resource)
		}
	expect((await directory.get('Schemas/urn:none')).status).toBe(404)
})

test('a schema says of its attributes what RFC 7643 provides for, and nothing else', async () => {
	await using api = await testApp()
	const { directory } = await withDirectory(api)

	const { body } = await directory.get(`Schemas/${userSchema}`)

	const all: object[] = body.attributes.flatMap((attribute: { subAttributes?: object[] }) => [
		attribute,
		...(attribute.subAttributes ?? []),
	])
	const characteristics = ['name', 'type', 'subAttributes', 'multiValued', 'description', 'required']
	const others = ['canonicalValues', 'caseExact', 'mutability', 'returned', 'uniqueness', 'referenceTypes']
	expect([...characteristics, ...others]).toEqual(expect.arrayContaining(all.flatMap(Object.keys)))
	const byName = new Map(body.attributes.map((attribute: { name: string }) => [attribute.name, attribute]))
	expect(byName.get('userName')).toMatchObject({ mutability: 'immutable' })
	expect(byName.get('name')).toMatchObject({
		mutability: 'readOnly',
		subAttributes: expect.arrayContaining([
			expect.objectContaining({ name: 'givenName', mutability: 'readOnly' }),
		]),
	})
	expect(byName.get('roles')).toMatchObject({
		subAttributes: [{ name: 'value', canonicalValues: ['administrator', 'recruiter'] }, { name: 'primary' }],
	})
})
