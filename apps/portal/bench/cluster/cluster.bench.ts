/** Lists and rankings from a search cluster beside those from memory: npm run bench -- cluster [people …] */
import { join } from 'node:path'
import { startCluster } from '@profile-search/api/search/index/lists/cluster/testing/start-cluster'
import { findEmbedded } from '@profile-search/db/embedded/server'
import { writeFigures } from '../figures.ts'
import { residentMegabytes } from '../memory.ts'
import { plant, settingsFor, signIn, withPortal, type Call } from '../planted-portal.ts'
import { at, timesOf, type Times } from '../times.ts'
import { freshQuestions } from './fresh-questions.ts'
import { measureFreshness } from './freshness.ts'
import { measureRankings, tableOf } from './rankings.ts'

const sizes = process.argv.slice(3).map(Number)
const prefix = 'profile-search'

const cluster = await startCluster()
if (typeof cluster === 'string') throw new Error(`There can be no cluster: ${cluster}.`)
try {
	for (const people of sizes.length > 0 ? sizes : [100_000]) await measure(people, cluster.urls)
} finally {
	await cluster.stop()
}

async function measure(people: number, urls: string[]) {
	const folder = join('.data', 'bench', String(people))
	await plant({ people, organisations: Math.ceil(people / 20), jobs: Math.ceil(people / 5) }, folder)

	const memory = await withPortal(settingsFor(folder), async (base) => askLists(base, folder, 'memory'))
	const withSearch = { ...settingsFor(folder), SEARCH_URL: urls.join(','), SEARCH_PREFIX: prefix }
	const text = await withPortal(withSearch, async (base) => {
		const began = performance.now()
		await untilListed(await signIn(base, folder, 'employer'))
		const filled = Math.round((performance.now() - began) / 1000)
		const lists = await askLists(base, folder, 'cluster')
		const url = (await findEmbedded(join(folder, 'database'))) ?? ''
		const node = await measureNode({ ...withSearch, DATABASE_URL: url }, folder)
		const fresh = await measureFreshness(url, await signIn(base, folder, 'employer'))
		const rankings = await measureRankings({ url, settings: { urls, prefix } })
		return [
			`Lists over HTTP, one question at a time, each asked for the first time. Filling the cluster took ${filled} s.`,
			listTable(memory, lists),
			fresh,
			node,
			'The share of the exact best that is among so many candidates, on average and for the worst of 200 questions:',
			rankings,
		].join('\n\n')
	})
	console.log(text)
	writeFigures(`${people.toLocaleString('en')} people, with a search cluster`, text)
}

async function askLists(base: string, folder: string, label: string): Promise<Times> {
	const [employer, candidate] = [
		await signIn(base, folder, 'employer'),
		await signIn(base, folder, 'candidate'),
	]
	return timesOf(label, await freshQuestions(employer, candidate))
}

function listTable(memory: Times, cluster: Times) {
	const rows = [...memory].map(([name, inMemory]) => {
		const inCluster = cluster.get(name) ?? []
		const ratio = Number(at(inCluster, 0.5)) / Number(at(inMemory, 0.5))
		return [
			name,
			at(inMemory, 0.5),
			at(inMemory, 0.99),
			at(inCluster, 0.5),
			at(inCluster, 0.99),
			ratio.toFixed(1),
		]
	})
	return tableOf(
		['', 'memory, p50, ms', 'p99, ms', 'cluster, p50, ms', 'p99, ms', 'cluster ÷ memory, p50'],
		rows,
	)
}

/** The memory of a node that serves pages alone, from one process, before and after it has answered. */
async function measureNode(env: NodeJS.ProcessEnv, folder: string) {
	const node = { ...env, ROLE: 'web', WEB_PROCESSES: '1', SMTP_URL: 'smtp://127.0.0.1:9' }
	return withPortal(node, async (base, _seconds, processId) => {
		const rested = residentMegabytes(processId)
		await untilListed(await signIn(base, folder, 'employer'))
		await askLists(base, folder, 'a web node')
		return `A node with \`ROLE=web\` and one process takes ${Math.round(rested)} MB when it is ready, and ${Math.round(residentMegabytes(processId))} MB after these lists.`
	})
}

/** Lists are refused with 503 until the cluster holds them. */
async function untilListed(call: Call) {
	for (;;) {
		try {
			await call('candidates')
			return
		} catch (error) {
			if (!String(error).includes('503')) throw error
			await new Promise((resolve) => setTimeout(resolve, 1000))
		}
	}
}
