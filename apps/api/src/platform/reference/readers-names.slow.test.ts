import { languageCookie } from '@profile-search/contract/accounts/language'
import type { PageLanguage } from '@profile-search/contract/platform/languages'
import { jobLanguages, jobSkills } from '@profile-search/db/schema/hiring/jobs'
import { candidateLanguages, candidateSkills } from '@profile-search/db/schema/profiles/candidates'
import { professions, skills } from '@profile-search/db/schema/search/reference'
import { createCandidate, createJob, createOrganisation } from '@profile-search/db/testing/factories'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually, testApp } from '#test/portal.ts'
import { resolveSkills } from './resolve-skills.ts'

type Api = Awaited<ReturnType<typeof testApp>>

/** Names as the reference files have them. */
const nurse = { id: 1, en: 'Nurse', hi: 'नर्स', mr: 'परिचारिका' }
const injections = { id: 39, en: 'Injections', hi: 'इंजेक्शन लगाना', mr: 'इंजेक्शन देणे' }
const nagpur = { id: 3, en: 'Nagpur', hi: 'नागपुर', mr: 'नागपूर' }
const languages = ['en', 'hi', 'mr'] as const

/** Asks in the language that was chosen in this browser. */
async function ask(
	{ call }: Api,
	language: PageLanguage,
	path: string,
	headers: Record<string, string> = {},
) {
	const cookie = [headers['cookie'], `${languageCookie}=${language}`].filter(Boolean).join('; ')
	const { status, body } = await call({ method: 'GET', path, headers: { ...headers, cookie } })
	expect(status).toBe(200)
	return body.details
}

async function plantNurse({ db }: Api) {
	const job = await createJob(db, { professionId: nurse.id, placeIds: [nagpur.id] })
	const person = await createCandidate(db, {
		professionId: nurse.id,
		placeId: nagpur.id,
		visibility: 'public',
	})
	await db
		.insert(jobSkills)
		.values({ jobId: job.id, skillId: injections.id, isMustHave: true })
		.onConflictDoNothing()
	await db
		.insert(candidateSkills)
		.values({ candidateId: person.id, skillId: injections.id })
		.onConflictDoNothing()
	return { job, person }
}

test('three readers of the same job and person are shown three names, whoever asks first and again', async () => {
	await using api = await testApp({ matching: true })
	const { job, person } = await plantNurse(api)

	for (const language of [...languages, ...languages.toReversed()]) {
		expect(await ask(api, language, `jobs/${job.id}`)).toMatchObject({
			profession: nurse[language],
			places: [nagpur[language]],
			mustHaveSkills: expect.arrayContaining([injections[language]]),
			// For programs, such as search engines.
			...(language !== 'en' && { inEnglish: { places: [nagpur.en] } }),
		})
		expect(await ask(api, language, `candidates/${person.id}`)).toMatchObject({
			profession: nurse[language],
			place: nagpur[language],
			skills: expect.arrayContaining([expect.objectContaining({ name: injections[language] })]),
		})
		for (const path of ['jobs', 'candidates']) {
			const { items, facets } = await ask(api, language, path)
			const labelOf = (name: string) =>
				facets
					.find((facet: { name: string }) => facet.name === name)
					.choices.map(({ label }: { label: string }) => label)
			expect(items).toMatchObject([{ profession: nurse[language] }])
			expect(labelOf('profession')).toEqual([nurse[language]])
			expect(labelOf('place')).toContain(nagpur[language])
			expect(labelOf('skill')).toContain(injections[language])
		}
	}
})

test('spoken languages, states and fields of work are named as the reader names them', async () => {
	await using api = await testApp({ matching: true })
	const { job, person } = await plantNurse(api)
	await api.db.insert(jobLanguages).values({ jobId: job.id, code: 'en', level: 4 })
	await api.db.insert(candidateLanguages).values({ candidateId: person.id, code: 'ta', level: 3 })
	const { headers } = await api.as(person)
	const english = { en: 'English', hi: 'अंग्रेज़ी', mr: 'इंग्रजी' }
	const tamil = { en: 'Tamil', hi: 'तमिल', mr: 'तमिळ' }
	const health = { en: 'Health and care', hi: 'स्वास्थ्य और देखभाल', mr: 'आरोग्य आणि काळजी' }
	const state = { en: 'Maharashtra', hi: 'महाराष्ट्र', mr: 'महाराष्ट्र' }

	for (const language of languages) {
		expect(await ask(api, language, `jobs/${job.id}`)).toMatchObject({
			languages: [{ name: english[language] }],
		})
		expect(await ask(api, language, `candidates/${person.id}`)).toMatchObject({
			languages: expect.arrayContaining([expect.objectContaining({ name: tamil[language] })]),
		})
		const { parts } = await ask(api, language, `jobs/${job.id}/match`, headers)
		expect(parts.find(({ kind }: { kind: string }) => kind === 'languages').facts.asked).toEqual([
			english[language],
		])
		expect(await ask(api, language, 'languages')).toContainEqual({
			code: 'ta',
			name: tamil[language],
			ownName: 'தமிழ்',
		})
		expect((await ask(api, language, 'professions?query=Nurse'))[0]).toMatchObject({
			field: health[language],
		})
		expect((await ask(api, language, 'places?query=Nagpur'))[0]).toMatchObject({ state: state[language] })
	}
})

test('the reasons of a match are told in the names of the reader', async () => {
	await using api = await testApp({ matching: true })
	const { job, person } = await plantNurse(api)
	const { headers } = await api.as(person)

	for (const language of languages) {
		const { matched, parts } = await ask(api, language, `jobs/${job.id}/match`, headers)
		expect(matched.map(({ name }: { name: string }) => name)).toContain(injections[language])
		expect(parts.find(({ kind }: { kind: string }) => kind === 'profession').facts).toMatchObject({
			asked: nurse[language],
		})
	}
})

test.each(languages)(
	'whatever the language of the reader, a form finds things by every name (%s)',
	async (language) => {
		await using api = await testApp()
		for (const [path, thing] of [
			['skills', injections],
			['professions', nurse],
			['places', nagpur],
		] as const)
			for (const typed of languages) {
				const [first] = await ask(api, language, `${path}?query=${encodeURIComponent(thing[typed])}`)
				expect(first).toMatchObject({ id: thing.id, name: thing[language] })
			}
	},
)

test('a job that is saved with the names of a reader has the same skills', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const { headers, put } = await api.as(organisation.owner)
	const job = await createJob(api.db, { organisationId: organisation.id })
	await api.db.delete(jobSkills).where(eq(jobSkills.jobId, job.id))
	await api.db.insert(jobSkills).values({ jobId: job.id, skillId: injections.id, isMustHave: true })
	const { draft, version } = await ask(api, 'mr', `jobs/${job.id}/draft`, headers)
	expect(draft.mustHaveSkills).toEqual([injections.mr])

	expect((await put(`jobs/${job.id}`, { ...draft, version })).status).toBe(200)

	const rows = await api.db.select().from(jobSkills).where(eq(jobSkills.jobId, job.id))
	expect(rows).toMatchObject([{ skillId: injections.id }])
})

test('a name that is changed, or is a name of something else by now, is not shown any longer', async () => {
	await using api = await testApp()
	const shown = async (path: string) => (await ask(api, 'hi', path))[0].name
	expect(await shown('skills?query=Injections')).toBe(injections.hi)

	await api.db
		.update(skills)
		.set({ nameHi: 'सुई', aliases: ['सुई'] })
		.where(eq(skills.id, injections.id))
	const skill = await eventually(
		() => shown('skills?query=Injections'),
		(name) => name === 'सुई',
	)
	await api.db.update(professions).set({ aliases: [] }).where(eq(professions.id, nurse.id))
	const profession = await eventually(
		() => shown('professions?query=Nurse'),
		(name) => name === nurse.en,
	)

	expect([skill, profession]).toEqual(['सुई', nurse.en])
})

test('the words of an alert name things as their reader does', async () => {
	await using api = await testApp()
	const { person } = await plantNurse(api)
	const { headers, post } = await api.as(person)
	const criteria = `profession=${nurse.id}&place=${nagpur.id}`
	expect((await post('alerts', { list: 'jobs', criteria, name: 'Work', frequency: 'weekly' })).status).toBe(
		200,
	)

	for (const language of languages) {
		const alerts = await ask(api, language, 'alerts', headers)
		expect(alerts.flatMap(({ labels }: { labels: string[] }) => labels)).toEqual(
			expect.arrayContaining([nurse[language], nagpur[language]]),
		)
	}
})

test('a name that somebody has typed before it was known leads to the skill that has it now', async () => {
	await using api = await testApp()
	await api.db.insert(skills).values({ name: injections.hi })

	expect(await resolveSkills(api.db, [injections.hi])).toEqual([injections.id])
})
