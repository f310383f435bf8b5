import { firstForeignId, professions } from '@profile-search/db/schema/search/reference'
import { createCandidate, createNewcomer } from '@profile-search/db/testing/factories'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'
import { type Caller, sendResume, type TestApp } from './testing.ts'

type Field = { name: string; value: string | number }

const jsonOf = (
	headline: string | null,
	...titles: [position: string, startDate: string, endDate?: string][]
) =>
	JSON.stringify({
		basics: { name: 'Meera Joshi', ...(headline && { label: headline }) },
		work: titles.map(([position, startDate, endDate]) => ({
			name: 'Shree Traders',
			position,
			startDate,
			...(endDate && { endDate }),
		})),
	})

async function professionIn(api: TestApp, me: Caller, resume: string) {
	const { body } = await sendResume(api, me, resume)
	return body.details.fields.find(({ name }: Field) => name === 'professionId')
}

test('the profession is that of the newest work whose title is one of its names', async () => {
	await using api = await testApp()
	const me = await api.as(await createNewcomer(api.db))
	const accountant = { value: 12, read: 'Accountant', present: null, isThere: false }

	for (const [why, resume] of [
		['work that goes on', jsonOf('Nurse', ['Nurse', '2014-01', '2016-03'], ['accountant', '2019-04'])],
		['the last to end', jsonOf(null, ['Nurse', '2014-01', '2016-03'], ['Accountant', '2015-01', '2018-01'])],
		['another name', jsonOf(null, ['Accounts Executive', '2019-04'])],
		[
			'an unknown title is passed over',
			jsonOf(null, ['Moon Gardener', '2020-01'], ['Munim', '2010-01', '2012-01']),
		],
		['in Marathi', jsonOf(null, ['लेखापाल', '2019-04'])],
		['in Hindi', jsonOf(null, ['लेखाकार', '2019-04'])],
	] as const)
		expect(await professionIn(api, me, resume), why).toEqual({ name: 'professionId', ...accountant })
})

test('without work that names a profession, the headline or its beginning does', async () => {
	await using api = await testApp()
	const me = await api.as(await createNewcomer(api.db))

	for (const headline of [
		'Staff nurse',
		'Staff nurse in medical wards',
		'Nurse with ten years of experience',
		'Nurse at Godavari Hospital',
		'Nurse, Nashik',
		'Nurse – Night shifts',
		'Nurse | Trainer',
	])
		expect(await professionIn(api, me, jsonOf(headline)), headline).toMatchObject({ value: 1, read: 'Nurse' })
})

test('a title that no profession or more than one has leads to no profession', async () => {
	await using api = await testApp()
	const me = await api.as(await createNewcomer(api.db))
	const row = { field: 'Gardens', aliases: ['Moon Keeper'] }
	await api.db.insert(professions).values([
		{ id: 9001, name: 'Moon Raker', ...row },
		{ id: 9002, name: 'Moon Sweeper', ...row },
		{ id: firstForeignId + 1, name: 'Accountant of another list', field: 'Money', aliases: ['Accountant'] },
	])

	expect(await professionIn(api, me, jsonOf('Looking for work', ['Stargazer', '2019-04']))).toBe(undefined)
	expect(await professionIn(api, me, jsonOf(null, ['Moon Keeper', '2019-04']))).toBe(undefined)
	expect(await professionIn(api, me, jsonOf(null, ['Nursing', '2019-04']))).toBe(undefined)
	expect(await professionIn(api, me, jsonOf(null, ['Accountant', '2019-04']))).toMatchObject({ value: 12 })
})

test('the profession is named in the language of the reader, beside the one of the profile', async () => {
	await using api = await testApp()
	const me = await api.as(await createCandidate(api.db, { professionId: 1 }))
	await me.put('language', { language: 'mr' })

	expect(await professionIn(api, me, jsonOf(null, ['Accountant', '2019-04']))).toEqual({
		name: 'professionId',
		value: 12,
		read: 'लेखापाल',
		present: 'परिचारिका',
		isThere: false,
	})
	expect(await professionIn(api, me, jsonOf(null, ['Nurse', '2019-04']))).toMatchObject({ isThere: true })
})

test('experience and the highest education follow from the entries', async () => {
	await using api = await testApp()
	const me = await api.as(await createNewcomer(api.db))
	const numbersIn = async (resume: object) => {
		const { body } = await sendResume(api, me, JSON.stringify({ basics: { name: 'Meera Joshi' }, ...resume }))
		const fields: Field[] = body.details.fields
		return Object.fromEntries(fields.map(({ name, value }) => [name, value]))
	}
	const work = [
		{ name: 'Shree Traders', position: 'Accountant', startDate: '2014-01', endDate: '2015-12' },
		{ name: 'Deccan Motors', position: 'Helper', startDate: '2015-07', endDate: '2016-06' },
	]
	const education = [
		{ institution: 'Pune University', studyType: 'Bachelor', area: 'Commerce', endDate: '2013-05' },
		{ institution: 'Modern School', studyType: 'HSC', endDate: '2010-05' },
		{ institution: 'Pune University', studyType: 'Master', area: 'Commerce', startDate: '2024-07' },
	]

	expect(await numbersIn({ work, education })).toMatchObject({ experienceMonths: 30, education: 6 })
	expect(
		await numbersIn({ education: [{ institution: 'Pune University', studyType: 'Master', area: 'Arts' }] }),
	).toEqual({
		education: 7,
	})
	expect(await numbersIn({ education: [{ institution: 'Deccan Club', studyType: 'Bee keeping' }] })).toEqual(
		{},
	)
})
