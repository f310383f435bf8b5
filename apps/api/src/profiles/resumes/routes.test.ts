import { createAccount, createCandidate, createWorkEntry } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

test('a résumé is shown to viewers of the profile, and its contacts to the owner alone', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db, { visibility: 'members' })
	const approver = await api.as(await createAccount(api.db, { isApprover: true }))
	const me = await api.as(person)

	expect((await api.get(`resumes/${person.id}`)).status).toBe(404)
	expect((await approver.get(`resumes/${person.id}`)).body.details).toMatchObject({
		firstName: 'Asha',
		contacts: null,
	})
	expect((await me.get(`resumes/${person.id}`)).body.details.contacts).toEqual({
		email: person.email,
		mobileNumber: person.mobileNumber,
		linkedinUrl: null,
		address: null,
	})
})

test('the files of a résumé are refused where its page is', async () => {
	await using api = await testApp()
	const hidden = await createCandidate(api.db, { visibility: 'members' })

	for (const kind of ['pdf', 'docx', 'json']) {
		expect(await api.get(`resumes/${hidden.id}/${kind}`)).toMatchObject({
			status: 404,
			body: { errorCode: 404, message: 'This person is not available, or does not show the profile to you.' },
		})
	}
})

test.each([
	['pdf', 'application/pdf', '%PDF'],
	['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
	['json', 'application/json; charset=utf-8', '{'],
])('a %s is sent as a file named after the person', async (kind, type, beginning) => {
	await using api = await testApp()
	const person = await createCandidate(api.db, {
		visibility: 'public',
		account: { firstName: 'आशा', lastName: 'O"Neil/x' },
	})
	await createWorkEntry(api.db, { candidateId: person.id })

	const answer = await api.app.inject({ url: `/api/resumes/${person.id}/${kind}` })

	expect(answer.statusCode).toBe(200)
	expect(answer.headers['content-type']).toBe(type)
	expect(answer.headers['content-disposition']).toBe(
		`attachment; filename="resume.${kind}"; filename*=UTF-8''${encodeURIComponent('आशा ONeilx')}.${kind}`,
	)
	expect(answer.rawPayload.subarray(0, beginning.length).toString()).toBe(beginning)
	expect(answer.body).not.toContain(person.email)
})

test('the number of résumé files written for one network is limited', async () => {
	await using api = await testApp({ rateLimits: true })
	const person = await createCandidate(api.db, { visibility: 'public' })
	const me = await api.as(person)
	const download = () => me.get(`resumes/${person.id}/pdf`)
	expect((await download()).status).toBe(200)

	await api.connection.pool.query(
		`update rate_limits set points = 400 where key like 'resumeFilesByNetwork%'`,
	)

	expect((await download()).status).toBe(429)
})
