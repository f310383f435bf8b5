/** Everything over HTTP, beside the bare driver and Directus: npm run bench -- http [people …] */
import { join } from 'node:path'
import { findEmbedded } from '@profile-search/db/embedded/server'
import { writeFigures } from '../figures.ts'
import { residentMegabytes } from '../memory.ts'
import { credentialsOf, plant, settingsFor, withPortal } from '../planted-portal.ts'
import { measureWork } from './busy.ts'
import { withDirectus, type Directus } from './directus.ts'
import { copyFlat, loadDriver } from './flat-tables.ts'
import { load, type Load, type Target } from './load.ts'
import { tableOf, type Row } from './report.ts'

/** Among more people, what else the portal works on is not measured: another index of a million takes a quarter of an hour. */
const mostForWork = 200_000

const sizes = process.argv.slice(3).map(Number)
for (const people of sizes.length > 0 ? sizes : [100_000]) await measure(people)

/** What the questions are asked with: taken from the first page of each list. */
type Sample = {
	people: string[]
	jobs: string[]
	ownJob: string
	profession: number
	place: number
	words: readonly string[]
}
type Loads = Record<string, Load>

async function measure(people: number) {
	const folder = join('.data', 'bench', String(people))
	await plant({ people, organisations: Math.ceil(people / 20), jobs: Math.ceil(people / 5) }, folder)

	// The first start may read the database; the second is the one that is measured.
	await withPortal(settingsFor(folder), async (base) => void (await fetch(`${base}health`)))
	await withPortal(settingsFor(folder), async (api, readyAfter, processId) => {
		const base = api.replace(/api\/$/, '')
		const employer = await logIn(api, folder, 'employer')
		const candidate = await logIn(api, folder, 'candidate')
		const sample = await sampleOf(api, employer)

		const portal: Loads = {}
		for (const [name, target] of Object.entries(targetsOf(base, sample, employer, candidate))) {
			portal[name] = await load(target)
			console.log(`${name.padEnd(28)} ${Math.round(portal[name].perSecond)} /s, p99 ${portal[name].p99} ms`)
		}
		const memory = residentMegabytes(processId)
		const crowd = await loadAsCrowd(base, api)
		const databaseUrl = (await findEmbedded(join(folder, 'database'))) ?? ''

		const flat = await copyFlat(databaseUrl, join(folder, 'flat'))
		const driver = await loadDriver(flat, sample)
		const directus = process.env['PEER_DIRECTUS']
			? await withDirectus(process.env['PEER_DIRECTUS'], flat.url, (peer) => loadDirectus(peer, sample))
			: {}
		await flat.close()
		const work =
			people <= mostForWork ? await measureWork({ base, databaseUrl, env: settingsFor(folder) }) : ''

		const rows: Row[] = Object.entries(portal).map(([name, load]) => ({
			name,
			portal: load,
			driver: driver[name],
			directus: directus[name],
		}))
		const text =
			`${tableOf(rows)}\n\nReady after ${readyAfter} s from snapshots; ${Math.round(memory)} MB resident in all processes but the database. ${crowd}\n\n${work}`.trimEnd()
		console.log(`\n${text}`)
		writeFigures(`${people.toLocaleString('en')} people`, text)
	})
}

function targetsOf(
	base: string,
	sample: Sample,
	employer: Session,
	candidate: Session,
): Record<string, Target> {
	const get = (path: string, session?: Session): Target => ({
		base,
		requests: [{ path: `/${path}` }],
		...(session && { headers: { cookie: session.cookie } }),
	})
	const turns = (paths: string[], session: Session): Target => ({
		base,
		requests: paths.map((path) => ({ path: `/${path}` })),
		headers: { cookie: session.cookie },
	})
	return {
		'list, newest': get('api/candidates?order=newest', employer),
		'two filters': get(`api/candidates?profession=${sample.profession}&place=${sample.place}`, employer),
		'text search': turns(
			sample.words.map((word) => `api/candidates?query=${word}`),
			employer,
		),
		'a person': turns(
			sample.people.map((id) => `api/candidates/${id}`),
			employer,
		),
		'a job': turns(
			sample.jobs.map((id) => `api/jobs/${id}`),
			candidate,
		),
		'jobs for a person, ranked': get('api/matches', candidate),
		'people for a job, ranked': get(`api/jobs/${sample.ownJob}/matches`, employer),
		login: {
			base,
			requests: [
				{
					method: 'POST',
					path: '/api/auth/login',
					headers: { 'content-type': 'application/json' },
					body: JSON.stringify(candidate.credentials),
				},
			],
		},
		'home page, visitor': get(''),
		'list page, visitor': get('employee-list'),
		'home page, session': get('', employer),
		'list page, session': get('employee-list', employer),
		health: get('api/health'),
	}
}

async function loadDirectus({ base, token, email, password }: Directus, sample: Sample): Promise<Loads> {
	const columns = 'fields=id,name,headline,profession,place,experience_months&limit=20'
	const headers = { authorization: `Bearer ${token}` }
	const get = (...paths: string[]) => load({ base, headers, requests: paths.map((path) => ({ path })) })
	return {
		'list, newest': await get(`/items/people?${columns}&sort=-changed_at`),
		'two filters': await get(
			`/items/people?${columns}&sort=-changed_at&filter[profession][_eq]=${sample.profession}&filter[place][_eq]=${sample.place}`,
		),
		'text search': await get(...sample.words.map((word) => `/items/people?${columns}&search=${word}`)),
		'a person': await get(...sample.people.map((id) => `/items/people/${id}`)),
		'a job': await get(...sample.jobs.map((id) => `/items/jobs/${id}`)),
		login: await load({
			base,
			requests: [
				{
					method: 'POST',
					path: '/auth/login',
					headers: { 'content-type': 'application/json' },
					body: JSON.stringify({ email, password }),
				},
			],
		}),
	}
}

/** Five hundred connections at once on a list, and how long the health check takes meanwhile. */
async function loadAsCrowd(base: string, api: string) {
	const crowd = load({ base, requests: [{ path: '/api/candidates' }], connections: 500, workers: 1 })
	const taken: number[] = []
	const over = new AbortController()
	const done = crowd.finally(() => over.abort())
	while (!over.signal.aborted) {
		const began = performance.now()
		await fetch(`${api}health`)
		taken.push(performance.now() - began)
		await new Promise((resolve) => setTimeout(resolve, 100))
	}
	const { perSecond, p99, failed } = await done
	const slowest = Math.max(...taken)
	return `500 connections on the list: ${Math.round(perSecond)} req/s, p99 ${Math.round(p99)} ms, ${failed} not answered with 2xx; the slowest health check took ${Math.round(slowest)} ms.`
}

type Session = { cookie: string; credentials: object }

/** The cookies of a session of the first person or organisation that was planted. */
async function logIn(api: string, folder: string, userType: 'candidate' | 'employer'): Promise<Session> {
	const credentials = await credentialsOf(folder, userType)
	const answer = await fetch(`${api}auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(credentials),
	})
	if (!answer.ok) throw new Error(`The login failed: ${await answer.text()}`)
	const cookie = answer.headers
		.getSetCookie()
		.map((line) => line.split(';')[0])
		.join('; ')
	return { cookie, credentials }
}

async function sampleOf(api: string, { cookie }: Session): Promise<Sample> {
	const ask = async (path: string) => {
		const answer = await fetch(api + path, { headers: { cookie } })
		return (await answer.json()).details
	}
	const [people, jobs, own] = await Promise.all([
		ask('candidates'),
		ask('jobs'),
		ask('organisations/me/jobs'),
	])
	const idsOf = (items: { id: string }[]) => items.map(({ id }) => id)
	const choiceOf = (name: string) =>
		people.facets.find((facet: { name: string }) => facet.name === name)?.choices[0]?.value ?? 0
	return {
		people: idsOf(people.items),
		jobs: idsOf(jobs.items),
		ownJob: own.items?.[0]?.id ?? own[0]?.id ?? '',
		profession: choiceOf('profession'),
		place: choiceOf('place'),
		words: ['pune', 'java', 'nurse', 'driver', 'accountant', 'sharma', 'teacher', 'sales', 'welder', 'cook'],
	}
}
