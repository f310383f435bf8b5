/** Finding a job, reading it and applying for it, over HTTP, from a real database: npm run bench -- jobs [jobs …] */
import { join } from 'node:path'
import { plant, settingsFor, signIn, withPortal, type Answer, type Call } from './planted-portal.ts'
import { reportGrowth, timesOf, type Asked, type Times } from './times.ts'

const sizes = process.argv.slice(3).map(Number)

const figures: Times[] = []
for (const jobs of sizes.length > 0 ? sizes : [20_000, 200_000]) figures.push(await measure(jobs))
reportGrowth(figures)

/** A portal with so many jobs, a tenth as many organisations and a fifth as many people. */
async function measure(jobs: number) {
	const folder = join('.data', 'bench', `jobs-${jobs}`)
	await plant({ people: Math.ceil(jobs / 5), organisations: Math.ceil(jobs / 10), jobs }, folder)
	return withPortal(settingsFor(folder), async (base, seconds) => {
		console.log(`${jobs} jobs: ready after ${seconds} s`)
		return timesOf(String(jobs), await questionsOf(await signIn(base, folder, 'candidate')))
	})
}

async function questionsOf(call: Call): Promise<Asked[]> {
	const { facets } = await call('jobs')
	const jobIds = await idsOf(call)
	const jobAt = (round: number) => jobIds[round % jobIds.length] ?? ''
	const words = ['pune', 'java', 'nurse', 'driver', 'accountant', 'teacher', 'sales', 'welder', 'cook']
	return [
		['the list', () => call('jobs')],
		['the list: words', (round) => call(`jobs?query=${words[round % words.length]}`)],
		[
			'the list: words and three facets',
			(round) => call(`jobs?query=${words[round % words.length]}&${narrow(facets, round)}`),
		],
		['the list: page 50', () => call('jobs?page=50')],
		['a job', (round) => call(`jobs/${jobAt(round)}`)],
		['how it fits', (round) => call(`jobs/${jobAt(round)}/match`)],
		['what is like it', (round) => call(`jobs/${jobAt(round)}/similar`)],
		['the form to apply', (round) => call(`jobs/${jobAt(round)}/application-start`)],
		['apply', (round) => apply(call, jobAt(round))],
		['apply once more', (round) => apply(call, jobAt(round))],
		['my applications', () => call('applications')],
	]
}

/** Jobs of the first pages, one for each round: each is applied for once. */
async function idsOf(call: Call) {
	const pages = []
	for (let page = 1; page <= 20; page++) pages.push(await call(`jobs?page=${page}`))
	return pages.flatMap(({ items }) => items.map(({ id }) => id))
}

function narrow(facets: Answer['facets'], round: number) {
	return ['workMode', 'employment', 'pay']
		.map((name) => {
			const choices = facets.find((facet) => facet.name === name)?.choices ?? []
			return `${name}=${choices[round % 3]?.value ?? 0},${choices[(round + 1) % 3]?.value ?? 0}`
		})
		.join('&')
}

function apply(call: Call, jobId: string) {
	return call(`jobs/${jobId}/applications`, { motivation: 'I would like to do this work.' })
}
