import { auditLog } from '@profile-search/db/schema/platform/site'
import { createAccount, createOrganisation, known } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { readFile } from '#http/tables/reading/read-file.ts'
import { testApp } from '#test/portal.ts'

test('an administrator exports the approved organisations, with what everyone sees and who looks after them', async () => {
	await using api = await testApp()
	const administrator = await createAccount(api.db, { isAdministrator: true })
	const office = await api.as(administrator)
	await createOrganisation(api.db, {
		name: 'Sahyadri Works',
		kind: 'ngo',
		size: '1-10',
		placeId: known.place,
		mobileNumber: '+919811111111',
		address: '12 Mill Road',
		owner: { firstName: 'Meera', lastName: 'Rao', email: 'meera@example.com' },
	})
	await createOrganisation(api.db, { name: 'Not Yet', owner: { status: 'pending' } })

	for (const file of ['organisations.csv', 'organisations.xlsx']) {
		const { rawPayload } = await api.app.inject({ url: `/api/admin/${file}`, headers: office.headers })
		const rows: string[][] = []
		for await (const { cells } of await readFile(new Uint8Array(rawPayload))) rows.push(cells)
		const [header = [], first = [], ...more] = rows
		const values = Object.fromEntries(header.map((name, at) => [name, first[at]]))
		expect(more).toEqual([])
		expect(values).toMatchObject({
			Organisation: 'Sahyadri Works',
			Kind: 'Non-profit (NGO)',
			'Number of employees': '1–10',
			Town: expect.stringMatching(/\w/),
			'First name of the contact': 'Meera',
			'Last name of the contact': 'Rao',
			'Email of the contact': 'meera@example.com',
		})
		expect(rows.flat().join(' ')).not.toMatch(/9811111111|Mill Road/)
	}
	const log = await api.db.select().from(auditLog)
	const line = { action: 'organisations_exported', actorId: administrator.id, facts: { organisations: 1 } }
	expect(log).toMatchObject([line, line])
})
