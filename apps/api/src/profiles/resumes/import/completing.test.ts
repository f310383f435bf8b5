import { candidates } from '@profile-search/db/schema/profiles/candidates'
import { createAccount, createNewcomer } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { type Caller, sendResume, type TestApp } from './testing.ts'

type Field = { name: string; value: string | number }

const text = `Meera Joshi
Accountant for small shops
Nashik | 91234 56780
Date of birth: 17 May 1995

Work experience
Accountant, Shree Traders Pvt Ltd, Nashik
Apr 2019 – Present

Education
B.Com, Pune University, 2016

Skills
Tally, GST Returns

Languages: Marathi (native), Hindi`

/** All that a reading proposes, as a person takes it who unticks nothing. */
async function allOf(api: TestApp, me: Caller, resume: string) {
	const { details } = (await sendResume(api, me, resume)).body
	const reads = (items: { read: object }[]) => items.map(({ read }) => read)
	return {
		fields: Object.fromEntries(details.fields.map(({ name, value }: Field) => [name, value])),
		workEntries: reads(details.workEntries),
		educationEntries: reads(details.educationEntries),
		skills: details.skills.map(({ name }: Field) => ({ name })),
		languages: details.languages.map(({ code }: { code: string }) => ({ code })),
	}
}

test.each(['incomplete', 'rejected'] as const)(
	'a résumé that completes the profile of an account that is %s sends it to the approvers',
	async (status) => {
		await using api = await testApp()
		const account = await createNewcomer(api.db, status)
		const me = await api.as(account)

		const answer = await me.post('resume-import/take', await allOf(api, me, text))

		expect(answer.body.errorCode).toBe(0)
		expect((await me.get('candidates/me')).body.details).toMatchObject({
			status: 'pending',
			profession: 'Accountant',
			education: 6,
			birthDate: '1995-05-17',
			place: 'Nashik',
		})
		const [stored] = await api.db.select().from(candidates).where(eq(candidates.accountId, account.id))
		expect(stored?.experienceMonths).toBeGreaterThan(80)
		const approver = await api.as(await createAccount(api.db, { isApprover: true }))
		const { items } = (await approver.get('approvals')).body.details
		expect(items).toContainEqual(expect.objectContaining({ id: account.id }))
	},
)

test('a résumé that leaves something out does not', async () => {
	await using api = await testApp()
	const me = await api.as(await createNewcomer(api.db))

	const { fields, ...rest } = await allOf(api, me, text.replace(/Date of birth.*/, ''))
	const answer = await me.post('resume-import/take', { fields, ...rest })

	expect(answer.body.errorCode).toBe(0)
	expect((await me.get('candidates/me')).body.details).toMatchObject({
		status: 'incomplete',
		birthDate: null,
	})
})

test('a profession that does not exist is refused at its field', async () => {
	await using api = await testApp()
	const me = await api.as(await createNewcomer(api.db))

	expect(
		(await me.post('resume-import/take', { fields: { headline: 'Matron', professionId: 999_999 } })).body
			.fields,
	).toEqual({ 'fields.professionId': expect.stringContaining('profession') })
	expect((await me.get('candidates/me')).body.details.headline).toBe(null)
})
