import { createAccount, createOrganisation } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { draft as grievance, sendForm } from '#trust/grievances/testing.ts'

const victim = 'victim@example.com'
/** Text that a stranger would like others to read under the name of the site. */
const bait = 'Qprizeq'

test('a search alert of a visitor sends neither its name nor its query before the address is confirmed', async () => {
	await using api = await testApp()

	await api.post('mailed-alerts', {
		list: 'jobs',
		criteria: `query=${bait}`,
		name: `You won ${bait} at https://evil.example`,
		email: victim,
	})

	expect(await mailsTo(api, victim)).toMatchObject([{ subject: 'Please confirm your alert' }])
})

test('a grievance sends nothing that its complainant typed, whatever happens to it', async () => {
	await using api = await testApp()
	const officer = await createAccount(api.db, { isAdministrator: true })
	const me = await api.as(officer)

	const said = { ...grievance, message: `${bait} `.repeat(10), subject: bait, name: bait, email: victim }
	const { number } = (await sendForm(api, 'grievances', said)).body.details
	const mails = await mailsTo(api, victim)
	const [{ id }] = (await me.get('grievances')).body.details.items
	const { version } = (await me.get(`grievances/${id}`)).body.details
	const answer = { version, status: 'resolved', message: 'We have closed the job.' }
	await sendForm(api, `grievances/${id}/answers`, answer, { headers: me.headers })
	mails.push(...(await mailsTo(api, victim)))
	await api.post('grievance-tracking/reopening', { number, email: victim, message: `${bait} `.repeat(10) })
	mails.push(...(await mailsTo(api, victim)))
	await api.post('grievance-tracking/closing', { number, email: victim, message: bait })
	mails.push(...(await mailsTo(api, victim)))

	expect(mails.map((mail) => mail.subject?.split('] ')[1])).toEqual([
		'Your grievance is filed',
		'Your grievance is answered',
		'Your grievance is open again',
		'Your grievance is closed',
	])
})

test('an answer to a visitor quotes nothing; an answer to an account at its own address quotes its message', async () => {
	await using api = await testApp()
	const me = await api.as(await createAccount(api.db, { isAdministrator: true }))
	const asha = await createAccount(api.db, { email: 'asha@example.com' })
	const message = { name: bait, topic: 'question', message: `How do I win ${bait}?` }
	await api.post('contact-messages', { ...message, email: victim })
	const writer = await api.as(asha)
	await writer.post('contact-messages', { ...message, email: asha.email })
	await writer.post('contact-messages', { ...message, email: 'another@example.com' })
	await api.work()

	for (const { id } of (await me.get('contact-messages')).body.details.items)
		await me.post(`contact-messages/${id}/answers`, { body: 'There is nothing to win.', answersSeen: 0 })
	const mails = await api.work()

	const quotes = mails.map((mail) => [mail.to?.[0]?.address, textOf(mail).includes(bait)])
	expect(Object.fromEntries(quotes)).toEqual({
		[victim]: false,
		'another@example.com': false,
		[asha.email]: true,
	})
})

test('an invitation names the reviewed organisation, not the person who invites', async () => {
	await using api = await testApp()
	const { owner, name } = await createOrganisation(api.db, { owner: { firstName: bait } })
	const me = await api.as(owner)

	await me.post('organisations/me/invitations', { email: victim, role: 'recruiter' })

	const [mail] = await mailsTo(api, victim)
	expect(mail?.subject).toBe(`An invitation to the team of ${name}`)
})

type Mail = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['work']>>[number]

/** The mails that came for an address since the last call. Checks that none contains what was typed. */
async function mailsTo(api: Awaited<ReturnType<typeof testApp>>, address: string) {
	const mails = (await api.work()).filter((mail) => mail.to?.[0]?.address === address)
	for (const mail of mails) expect(textOf(mail)).not.toContain(bait)
	return mails
}

function textOf(mail: Mail) {
	return [mail.subject, mail.text, mail.html, JSON.stringify(mail.headers)].join('\n')
}
