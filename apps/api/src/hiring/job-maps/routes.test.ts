import type { JobMap } from '@profile-search/contract/hiring/job-maps'
import { places } from '@profile-search/db/schema/search/reference'
import { createCandidate, createJob, createOrganisation } from '@profile-search/db/testing/factories'
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#test/portal.ts'

async function townIds(db: Awaited<ReturnType<typeof testApp>>['db'], ...names: string[]) {
	const rows = await db
		.select({ id: places.id, name: places.name })
		.from(places)
		.where(inArray(places.name, names))
	return names.map((name) => rows.find((row) => row.name === name)?.id ?? 0)
}

test('a visitor is shown the towns around a job, and how far it is from the town that they searched', async () => {
	await using api = await testApp()
	const [pune = 0, nashik = 0] = await townIds(api.db, 'Pune', 'Nashik')
	const job = await createJob(api.db, { placeIds: [pune] })

	const { towns, frame, distance }: JobMap = (await api.get(`jobs/${job.id}/map?near=${nashik}`)).body.details

	expect(distance).toEqual({ from: 'Nashik', isOwn: false, to: 'Pune', km: 164 })
	expect(towns.slice(0, 2).map(({ name, role }) => [name, role])).toEqual([
		['Pune', 'job'],
		['Nashik', 'reader'],
	])
	const around = towns.filter(({ role }) => role === 'other')
	expect(around.map(({ name }) => name)).toContain('Mumbai')
	expect(around.map(({ people }) => people)).toEqual(
		around.map(({ people }) => people).toSorted((a, b) => b - a),
	)
	for (const { latitude, longitude } of towns) {
		expect(latitude > frame.south && latitude < frame.north).toBe(true)
		expect(longitude > frame.west && longitude < frame.east).toBe(true)
	}
})

test("a person's own town counts before the one that was searched, and the nearest town of the job", async () => {
	await using api = await testApp()
	const [pune = 0, delhi = 0, nashik = 0] = await townIds(api.db, 'Pune', 'Delhi', 'Nashik')
	const job = await createJob(api.db, { placeIds: [delhi, pune] })
	const person = await api.as(await createCandidate(api.db, { placeId: nashik }))

	const { distance } = (await person.get(`jobs/${job.id}/map?near=${delhi}`)).body.details

	expect(distance).toEqual({ from: 'Nashik', isOwn: true, to: 'Pune', km: 164 })
})

test('nobody is told where another reader lives, and an organisation is measured from nowhere', async () => {
	await using api = await testApp()
	const [pune = 0, nashik = 0] = await townIds(api.db, 'Pune', 'Nashik')
	const job = await createJob(api.db, { placeIds: [pune] })
	const person = await api.as(await createCandidate(api.db, { placeId: nashik }))
	await person.get(`jobs/${job.id}/map`)
	const employer = await api.as((await createOrganisation(api.db)).owner)

	for (const other of [api, employer]) {
		const { distance, towns } = (await other.get(`jobs/${job.id}/map`)).body.details
		expect(distance).toBe(null)
		expect(towns.filter(({ role }: { role: string }) => role === 'reader')).toEqual([])
	}
})

test('a town on another continent is told but not drawn, and one of the job is drawn once', async () => {
	await using api = await testApp()
	const [pune = 0, london = 0] = await townIds(api.db, 'Pune', 'London')
	const job = await createJob(api.db, { placeIds: [pune] })

	const far: JobMap = (await api.get(`jobs/${job.id}/map?near=${london}`)).body.details
	const here: JobMap = (await api.get(`jobs/${job.id}/map?near=${pune}`)).body.details

	expect(far.distance?.km).toBeGreaterThan(7000)
	expect(far.frame).toEqual(here.frame)
	expect(here.distance?.km).toBe(0)
	expect(here.towns.filter(({ name }) => name === 'Pune')).toHaveLength(1)
})

test('remote work has no map, and a draft has one for its organisation only', async () => {
	await using api = await testApp()
	const organisation = await createOrganisation(api.db)
	const remote = await createJob(api.db, { workMode: 'remote' })
	const draft = await createJob(api.db, { organisationId: organisation.id, status: 'draft' })
	const employer = await api.as(organisation.owner)

	expect((await api.get(`jobs/${remote.id}/map`)).body.details).toBe(null)
	expect((await api.get(`jobs/${draft.id}/map`)).status).toBe(404)
	expect((await employer.get(`jobs/${draft.id}/map`)).body.details.towns[0].role).toBe('job')
})
