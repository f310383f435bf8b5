/**
 * Rankings from a cluster beside those from memory, for 200 jobs and 200 people of a database:
 * DATABASE_URL=… SEARCH_URL=… npm run bench -- rankings
 */
import { connect } from '@profile-search/db/client'
import { questionForJob } from '@profile-search/matching/candidates/for-job'
import { questionForPerson } from '@profile-search/matching/candidates/for-person'
import type { Job, Person, Ranked } from '@profile-search/matching/types'
import type { Matcher } from '#platform/context/matcher.ts'
import { allJobDocuments, allPersonDocuments } from '#search/index/documents.ts'
import { findCandidates, type RankedList } from '#search/index/lists/cluster/candidates/find-candidates.ts'
import { openCluster, type Cluster } from '#search/index/lists/cluster/cluster.ts'
import { aliasOf } from '#search/index/lists/cluster/documents/indices.ts'
import { startMatcher } from '#search/index/matcher/matcher.ts'

const { DATABASE_URL: url = '', SEARCH_URL: search = '' } = process.env
const settings = { urls: search.split(','), prefix: 'bench' }
const patient = { freshMs: 120_000, quickMs: 600_000, slowMs: 600_000 }
const [asked, warmUp] = [200, 20]
/** How many of the best are looked for. */
const lengths = [20, 100]
/** How many candidates are tried. */
const counts = [20, 50, 100, 200, 300, 500, 1000]

type Side = { name: string; list: RankedList; documents: (Job | Person)[] }

const { db, close } = connect(url, { size: 4 })
const sides: Side[] = [
	{ name: 'people for a job', list: 'people', documents: await someOf(allJobDocuments(db)) },
	{ name: 'jobs for a person', list: 'jobs', documents: await someOf(allPersonDocuments(db)) },
]
await inCluster(await inMemory())
await close()

/** The first ones among all, spread over the first batch. */
async function someOf<Document>(batches: AsyncGenerator<Document[]>): Promise<Document[]> {
	const { value } = await batches.next()
	const all = (value ?? []) as Document[]
	const step = Math.max(1, Math.floor(all.length / asked))
	return all.filter((_, at) => at % step === 0).slice(0, asked)
}

/** The exact rankings, by side. */
async function inMemory(): Promise<Ranked[][][]> {
	const matcher = startMatcher(url, { limits: patient })
	await matcher.whenReady()
	const found = await rankAll(matcher, 'memory')
	await matcher.close()
	return found
}

async function inCluster(wanted: readonly Ranked[][][]) {
	const matcher = startMatcher(url, { cluster: settings, limits: patient, log: console.log })
	await matcher.whenReady()
	const began = performance.now()
	while (matcher.status().lists !== 'ready') await new Promise((resolve) => setTimeout(resolve, 1000))
	console.log(`the cluster is filled after ${Math.round((performance.now() - began) / 1000)} s`)
	const cluster = openCluster(settings, 60_000)
	for (const [at, side] of sides.entries()) await tryCounts(cluster, matcher, side, wanted[at] ?? [])
	const found = await rankAll(matcher, 'cluster')
	for (const [at, { name }] of sides.entries())
		reportShares(`${name}, as answered`, wanted[at] ?? [], idsOf(found[at] ?? []))
	await cluster.close()
	await matcher.close()
}

/** How many of the best are among so many candidates. */
async function tryCounts(
	cluster: Cluster,
	matcher: Matcher,
	{ name, list, documents }: Side,
	wanted: Ranked[][],
) {
	const found: string[][] = []
	const times: number[] = []
	for (const document of documents) {
		const began = performance.now()
		const question =
			list === 'people'
				? questionForJob(document as Job, matcher.knowledge())
				: questionForPerson(document as Person, matcher.knowledge())
		const wish = { shown: 20, count: Math.max(...counts), except: [] }
		found.push(await findCandidates(cluster, aliasOf(cluster, list), list, question, wish))
		times.push(performance.now() - began)
	}
	reportTimes(`${name}: candidates alone`, times)
	for (const count of counts)
		reportShares(
			`${name}, ${count} candidates`,
			wanted,
			found.map((ids) => ids.slice(0, count)),
		)
}

async function rankAll(matcher: Matcher, where: string) {
	const all: Ranked[][][] = []
	for (const { name, list, documents } of sides) {
		for (const length of lengths) {
			const [times, found]: [number[], Ranked[][]] = [[], []]
			for (const document of documents) {
				const began = performance.now()
				found.push(
					list === 'people'
						? await matcher.topPeople('bench', document as Job, length, [])
						: await matcher.topJobs('bench', document as Person, length),
				)
				times.push(performance.now() - began)
			}
			reportTimes(`${name}: the best ${length} from ${where}`, times)
			if (length === Math.max(...lengths)) all.push(found)
		}
	}
	return all
}

function idsOf(ranked: readonly Ranked[][]) {
	return ranked.map((list) => list.map(({ id }) => id))
}

/** The share of the exact best that is found, on average and for the worst. */
function reportShares(label: string, wanted: readonly Ranked[][], found: readonly string[][]) {
	const told = lengths.map((length) => {
		const shares = wanted.map((ranked, at) => {
			const ids = new Set(found[at])
			const best = ranked.slice(0, length)
			return best.length === 0 ? 1 : best.filter(({ id }) => ids.has(id)).length / best.length
		})
		const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
		return `best ${length}: ${mean.toFixed(4)} on average, ${Math.min(...shares).toFixed(2)} for the worst`
	})
	console.log(`${label}: ${told.join('; ')}`)
}

function reportTimes(label: string, times: readonly number[]) {
	const sorted = times.slice(warmUp).toSorted((a, b) => a - b)
	const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)
	console.log(`${label}: median ${at(0.5)} ms, p99 ${at(0.99)} ms`)
}
