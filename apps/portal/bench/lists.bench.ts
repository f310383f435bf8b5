/** Lists and details over HTTP, from a real database: npm run bench -- lists [people …] */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { plant, settingsFor, signIn, withPortal, type Answer, type Call } from './planted-portal.ts'
import { reportGrowth, timesOf, type Asked, type Times } from './times.ts'

const sizes = process.argv.slice(3).map(Number)

const figures: Times[] = []
for (const people of sizes.length > 0 ? sizes : [10_000, 1_000_000]) figures.push(await measure(people))
reportGrowth(figures)

/** A portal with so many people, a twentieth as many organisations and a fifth as many jobs, asked over HTTP. */
async function measure(people: number) {
	const folder = join('.data', 'bench', String(people))
	await plant({ people, organisations: Math.ceil(people / 20), jobs: Math.ceil(people / 5) }, folder)

	await rm(join(folder, 'index'), { recursive: true, force: true })
	await withPortal(settingsFor(folder), async (_base, seconds) =>
		console.log(`${people} people: ready after ${seconds} s, everything read from the database`),
	)
	// What it keeps at its end is what the next one starts with; nothing is copied while that one is asked.
	return withPortal(settingsFor(folder), async (base, seconds) => {
		console.log(`  ${people} people: ready again after ${seconds} s, from snapshots`)
		return timesOf(String(people), await questionsOf(await signIn(base, folder, 'employer')))
	})
}

/** `round` makes the words and choices differ from one to the next. */
async function questionsOf(get: Call): Promise<Asked[]> {
	const [people, organisations, jobs] = await Promise.all([
		get('candidates'),
		get('organisations'),
		get('jobs'),
	])
	const words = [
		'pune',
		'java',
		'nurse',
		'driver',
		'accountant',
		'sharma',
		'teacher',
		'sales',
		'welder',
		'cook',
	]
	const wordAt = (round: number) => `query=${words[round % words.length]}`
	const three = (facets: Answer['facets'], names: string[]) => (round: number) =>
		names
			.map((name) => {
				const choices = facets.find((facet) => facet.name === name)?.choices ?? []
				return `${name}=${choices[round % 3]?.value ?? 0},${choices[(round + 1) % 3]?.value ?? 0}`
			})
			.join('&')
	const some = (round: number) => people.items[round % people.items.length]?.id
	const narrow = three(people.facets, ['workMode', 'language', 'experience'])
	const addresses: [string, (round: number) => string][] = [
		['people', () => 'candidates'],
		['people: words', (round) => `candidates?${wordAt(round)}`],
		['people: words and three facets', (round) => `candidates?${wordAt(round)}&${narrow(round)}`],
		['people: page 50', () => 'candidates?page=50'],
		['people: by name', () => 'candidates?order=name'],
		['people: page 50 by name', () => 'candidates?page=50&order=name'],
		['people: nearest first', (round) => `candidates?order=distance&${wordAt(round)}`],
		['organisations', () => 'organisations'],
		[
			'organisations: words and three facets',
			(round) =>
				`organisations?${wordAt(round)}&${three(organisations.facets, ['kind', 'size', 'hiring'])(round)}`,
		],
		['organisations: page 50', () => 'organisations?page=50'],
		['jobs', () => 'jobs'],
		[
			'jobs: words and three facets',
			(round) => `jobs?${wordAt(round)}&${three(jobs.facets, ['workMode', 'employment', 'pay'])(round)}`,
		],
		['jobs: page 50', () => 'jobs?page=50'],
		['a person', (round) => `candidates/${some(round)}`],
		['a résumé', (round) => `resumes/${some(round)}`],
		['an organisation', (round) => `organisations/${organisations.items[round % 20]?.id}`],
		['a job', (round) => `jobs/${jobs.items[round % 20]?.id}`],
	]
	return addresses.map(([name, path]) => [name, (round) => get(path(round))])
}
