import { accounts } from '@profile-search/db/schema/accounts/accounts'
import { jobQuestions, jobs } from '@profile-search/db/schema/hiring/jobs'
import { notifications } from '@profile-search/db/schema/messaging/notifications'
import {
	candidates,
	candidateSkills,
	educationEntries,
	careerGaps,
} from '@profile-search/db/schema/profiles/candidates'
import {
	createCandidate,
	createJob,
	createOrganisation,
	createWorkEntry,
} from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'
import { maskFor } from './mask.ts'

const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'

/** A person whose identifying fields are words that occur nowhere else. */
const identity = {
	firstName: 'Zubayda',
	middleName: 'Qirmizi',
	lastName: 'Xanthopoulos',
	email: 'zq.nightjar@mailmark.example',
	mobileNumber: '+919811122233',
	whatsappNumber: '+919844455566',
	linkedinUrl: 'https://www.linkedin.com/in/linkmark',
	link: 'https://portfoliomark.example/me',
	photo: '/api/files/01900000-0000-7000-8000-00000000aaaa',
	fileName: 'Filemark_CV',
}

const telling = `I am Zubayda, ${identity.lastName.toUpperCase()} to my friends. Write to ${identity.email} or call 98111 22233,
	see ${identity.link} and www.linkedin.com/in/linkmark or @portfoliomark.`

/** Words that must not occur in any answer to the team. */
const marks =
	/zubayda|qirmizi|xanthopoulos|nightjar|mailmark|98111|22233|84445|55566|linkmark|portfoliomark|0000aaaa|filemark/i

test('until the shortlist a blind review names nobody: not in a list, a page, a table, a file, a mail or a push', async () => {
	await using api = await testApp({ matching: true })
	const { team, job, owner, person, id, headers } = await createFixture(api)
	const base = `jobs/${job.id}/applications`
	const paths = [
		base,
		`${base}?query=`,
		`${base}.csv`,
		`${base}/${id}`,
		`${base}/${id}/resume.pdf`,
		`${base}/${id}/file`,
		`applications/${id}/interviews`,
	]
	await team.post(`${base}/${id}/notes`, { text: 'A strong one.' })

	const answers = []
	for (const path of paths) {
		const answer = await api.app.inject({ url: `/api/${path}`, headers })
		answers.push({ path, status: answer.statusCode, text: await textOf(answer) })
	}
	for (const [act, body] of [
		['mail-preview', { to: 'rejected', reason: 'skills' }],
		['move', { from: 'submitted', to: 'hired' }],
		['rating', { stars: 3 }],
	] as const) {
		const answer = await team.call(act === 'rating' ? 'PUT' : 'POST', `${base}/${id}/${act}`, body)
		answers.push({ path: act, status: answer.status, text: JSON.stringify(answer) })
	}
	const told = await api.db.select().from(notifications).where(eq(notifications.accountId, owner.id))
	const mails = (await api.work()).filter(({ to }) => to?.[0]?.address === owner.email)

	for (const { path, text } of answers) {
		expect(text.match(marks)?.[0], path).toBeUndefined()
		expect(text.includes(person.id), path).toBe(false)
	}
	expect(answers.slice(0, 5).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
	expect(answers.find(({ path }) => path.endsWith('/file'))?.status).toBe(404)
	expect(JSON.stringify(told)).toContain('Applicant ')
	expect(JSON.stringify(told)).not.toMatch(marks)
	expect(mails.length).toBeGreaterThan(0)
	for (const { subject, text, html } of mails) expect(`${subject} ${text} ${html}`).not.toMatch(marks)
	// The employer and the words about the work are still there.
	expect(answers[3]?.text).toMatch(/Sahyadri Works/)
	expect(answers[3]?.text).toMatch(/I am ▒▒▒/)
	expect(answers[3]?.text).toMatch(/"quote":"Write to ▒▒▒/)
})

test('a mail calls an applicant without a name something in the language of its reader', async () => {
	await using api = await testApp()
	const { owner } = await createFixture(api)
	await api.db.update(accounts).set({ language: 'hi' }).where(eq(accounts.id, owner.id))

	const mails = (await api.work()).filter(({ to }) => to?.[0]?.address === owner.email)

	expect(mails.map(({ text }) => text).join()).toMatch(/आवेदक [0-9A-F]{6}/)
	expect(mails.map(({ text }) => text).join()).not.toContain('Applicant')
})

test('a name that the team may not know finds nobody', async () => {
	await using api = await testApp()
	const { team, job } = await createFixture(api)

	const find = async (query: string) =>
		(await team.get(`jobs/${job.id}/applications?query=${query}`)).body.details.total

	expect(await find('Zubayda')).toBe(0)
	expect(await find('nightjar')).toBe(0)
	expect(await find('applicant')).toBe(1)
	expect(await find('friends')).toBe(1)
})

test('nothing in the application leads to the profile, which the team may know from elsewhere', async () => {
	await using api = await testApp()
	const { team, job, person, id } = await createFixture(api)

	const blind = JSON.stringify((await team.get(`jobs/${job.id}/applications/${id}`)).body)
	const profile = JSON.stringify((await team.get(`candidates/${person.id}`)).body)

	const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
	const known = new Set(profile.match(ids))
	expect(known.size).toBeGreaterThan(2)
	expect(blind.match(ids)?.filter((each) => known.has(each))).toEqual([])
})

test('before the shortlist an applicant is not ranked by name beside the application', async () => {
	await using api = await testApp({ matching: true })
	const { team, job, person, id } = await createFixture(api)
	const other = await createCandidate(api.db)
	const ranked = async () => {
		const { body } = await team.get(`jobs/${job.id}/matches`)
		return body.details.map((row: { person: { id: string } }) => row.person.id)
	}
	await eventually(ranked, (ids) => ids.includes(other.id))

	expect(await ranked()).not.toContain(person.id)
	const shortlist = { from: 'submitted', to: 'shortlisted' }
	expect((await team.post(`jobs/${job.id}/applications/${id}/move`, shortlist)).status).toBe(200)
	expect(await ranked()).toContain(person.id)
})

test('the shortlist reveals the name for good, and ending the blind review of a job reveals nobody', async () => {
	await using api = await testApp()
	const { team, job, id, person, me } = await createFixture(api)
	const path = `jobs/${job.id}/applications/${id}`
	await api.db.update(jobs).set({ isBlind: false }).where(eq(jobs.id, job.id))
	const before = (await team.get(path)).body.details
	const mine = (await me.get(`applications/${id}`)).body.details

	const shortlisted = (await team.post(`${path}/move`, { from: 'viewed', to: 'shortlisted' })).body.details
	const back = (await team.post(`${path}/move`, { from: 'shortlisted', to: 'viewed' })).body.details

	expect(before).toMatchObject({
		isNamed: false,
		candidateId: null,
		contacts: null,
		file: null,
		isFileHeldBack: true,
	})
	expect(before.name).toBe(mine.alias)
	expect(mine).toMatchObject({ isNamed: false })
	expect(shortlisted).toMatchObject({
		isNamed: true,
		name: 'Zubayda Xanthopoulos',
		candidateId: person.id,
		contacts: { email: identity.email },
		file: { name: `${identity.fileName}.pdf` },
	})
	expect(back).toMatchObject({ status: 'viewed', isNamed: true, name: 'Zubayda Xanthopoulos' })
})

type Api = Awaited<ReturnType<typeof testApp>>

async function createFixture(api: Api) {
	const organisation = await createOrganisation(api.db)
	const { firstName, middleName, lastName, email, mobileNumber, whatsappNumber, linkedinUrl } = identity
	const person = await createCandidate(api.db, {
		account: { firstName, middleName, lastName, email },
		headline: `Zubayda builds software (${identity.email})`,
		summary: telling,
		mobileNumber,
		whatsappNumber,
		linkedinUrl,
		links: [identity.link],
		image: identity.photo,
	})
	const work = await createWorkEntry(api.db, { candidateId: person.id, description: telling })
	await createWorkEntry(api.db, {
		candidateId: person.id,
		organisationName: 'Zubayda Xanthopoulos Consulting',
		title: 'Owner of Xanthopoulos & Co',
	})
	await api.db
		.insert(educationEntries)
		.values({ candidateId: person.id, institution: 'Pune University', degree: 'B.Sc.', note: telling })
	await api.db.insert(careerGaps).values({
		candidateId: person.id,
		reason: 'caring',
		startedOn: '2015-01-01',
		endedOn: '2015-09-01',
		note: telling,
	})
	await api.db
		.update(candidateSkills)
		.set({ workEntryId: work.id })
		.where(eq(candidateSkills.candidateId, person.id))
	await api.db
		.update(candidates)
		.set({ fieldOfStudy: 'Zubayda studies' })
		.where(eq(candidates.accountId, person.id))
	const job = await createJob(api.db, {
		organisationId: organisation.id,
		isBlind: true,
		description: 'You write and call.',
	})
	const [question] = await api.db
		.insert(jobQuestions)
		.values({ jobId: job.id, position: 0, text: 'Why you?', kind: 'text' })
		.returning()

	const me = await api.as(person)
	const form = new FormData()
	form.append('motivation', telling)
	form.append('answers', JSON.stringify([{ questionId: question?.id, answer: telling }]))
	form.append('file', new File([pdf], `${identity.fileName}.pdf`))
	const encoded = new Response(form)
	const sent = await api.app.inject({
		method: 'POST',
		url: `/api/jobs/${job.id}/applications`,
		headers: { ...me.headers, 'content-type': encoded.headers.get('content-type') ?? '' },
		payload: Buffer.from(await encoded.arrayBuffer()),
	})
	const team = await api.as(organisation.owner)
	const { id } = sent.json().details
	return { owner: organisation.owner, person, job, me, team, headers: team.headers, id: String(id) }
}

async function textOf(answer: { rawPayload: Buffer; headers: Record<string, unknown> }) {
	const headers = decodeURIComponent(JSON.stringify(answer.headers))
	if (!String(answer.headers['content-type']).includes('pdf')) return headers + answer.rawPayload.toString()
	const document = await getDocumentProxy(new Uint8Array(answer.rawPayload))
	const { info } = await document.getMetadata()
	return headers + JSON.stringify(info) + (await extractText(document, { mergePages: true })).text
}

test('a degree is not masked as a web address, and a web address is', () => {
	const mask = maskFor({ names: ['Asha Rao'], others: [] })

	expect(mask('B.Com from Pune, then M.Com. and B.Ed, see asha.com or x.com/asha')).toBe(
		'B.Com from Pune, then M.Com. and B.Ed, see ▒▒▒ or ▒▒▒',
	)
})

test('an address with a hyphen is masked', () => {
	const mask = maskFor({ names: ['Anne-Marie Rao'], others: ['anne-marie@example.com'] })

	expect(mask('Write to anne-marie@example.com, Anne or Marie.')).toBe('Write to ▒▒▒, ▒▒▒ or ▒▒▒.')
})
