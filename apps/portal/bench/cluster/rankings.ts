import type { Matcher } from '@profile-search/api/platform/context/matcher'
import { allJobDocuments, allPersonDocuments } from '@profile-search/api/search/index/documents'
import {
	findCandidates,
	type RankedList,
} from '@profile-search/api/search/index/lists/cluster/candidates/find-candidates'
import { openCluster, type ClusterSettings } from '@profile-search/api/search/index/lists/cluster/cluster'
import { aliasOf } from '@profile-search/api/search/index/lists/cluster/documents/indices'
import { startMatcher } from '@profile-search/api/search/index/matcher/matcher'
import { connect } from '@profile-search/db/client'
import { questionForJob } from '@profile-search/matching/candidates/for-job'
import { questionForPerson } from '@profile-search/matching/candidates/for-person'
import type { Job, Person, Ranked } from '@profile-search/matching/types'
import { at } from '../times.ts'

const patient = { freshMs: 120_000, quickMs: 600_000, slowMs: 600_000 }
const [asked, warmUp] = [200, 20]
/** How many of the best are looked for. */
const lengths = [20, 100] as const
/** How many candidates are tried. */
const counts = [20, 50, 100, 200, 300, 500, 1000]

type Side = { name: string; things: string; list: RankedList; documents: (Job | Person)[] }
type Where = { url: string; settings: ClusterSettings }
type Ranking = { found: Ranked[][]; times: number[] }

/**
 * Ranks for 200 jobs and 200 people of a database, from memory and from a cluster that holds its lists already. Tells in
 * Markdown how many of the exact best are among the candidates, and the times.
 */
export async function measureRankings({ url, settings }: Where) {
	const { db, close } = connect(url, { size: 4 })
	const sides: Side[] = [
		{
			name: 'people for a job',
			things: 'people',
			list: 'people',
			documents: await someOf(allJobDocuments(db)),
		},
		{
			name: 'jobs for a person',
			things: 'jobs',
			list: 'jobs',
			documents: await someOf(allPersonDocuments(db)),
		},
	]
	await close()

	const memory = startMatcher(url, { limits: patient })
	await memory.whenReady()
	const exact = await Promise.all(sides.map((side) => rankAll(memory, side)))
	await memory.close()

	const matcher = startMatcher(url, { cluster: settings, limits: patient })
	await matcher.whenReady()
	while (matcher.status().lists !== 'ready') await new Promise((resolve) => setTimeout(resolve, 1000))
	const candidates = []
	for (const side of sides) candidates.push(await askCandidates(settings, matcher, side))
	const answered = []
	for (const side of sides) answered.push(await rankAll(matcher, side))
	await matcher.close()
	return `${sharesOf(sides, exact, candidates, answered)}\n\n${timesOf(sides, exact, candidates, answered)}`
}

/** The first ones among all, spread over the first batch. */
async function someOf<Document>(batches: AsyncGenerator<Document[]>): Promise<Document[]> {
	const { value } = await batches.next()
	const all = (value ?? []) as Document[]
	const step = Math.max(1, Math.floor(all.length / asked))
	return all.filter((_, index) => index % step === 0).slice(0, asked)
}

/** The best 20 and the best 100 of a side, one question at a time. */
async function rankAll(matcher: Matcher, { list, documents }: Side): Promise<Ranking[]> {
	const rankings: Ranking[] = []
	for (const length of lengths) {
		const ranking: Ranking = { found: [], times: [] }
		for (const document of documents) {
			const began = performance.now()
			ranking.found.push(
				list === 'people'
					? await matcher.topPeople('bench', document as Job, { limit: length })
					: await matcher.topJobs('bench', document as Person, { limit: length }),
			)
			ranking.times.push(performance.now() - began)
		}
		rankings.push(ranking)
	}
	return rankings
}

/** The ids of the candidates of a side, the likeliest first. */
async function askCandidates(settings: ClusterSettings, matcher: Matcher, { list, documents }: Side) {
	const cluster = openCluster(settings, 60_000)
	const [found, times]: [string[][], number[]] = [[], []]
	const wish = { shown: 20, count: Math.max(...counts), except: [] }
	for (const document of documents) {
		const began = performance.now()
		const question =
			list === 'people'
				? questionForJob(document as Job, matcher.knowledge())
				: questionForPerson(document as Person, matcher.knowledge())
		found.push(await findCandidates(cluster, aliasOf(cluster, list), list, question, wish))
		times.push(performance.now() - began)
	}
	await cluster.close()
	return { found, times }
}

type Candidates = Awaited<ReturnType<typeof askCandidates>>

/** The share of the exact best that is found, on average and for the worst, as a table. */
function sharesOf(sides: Side[], exact: Ranking[][], candidates: Candidates[], answered: Ranking[][]) {
	const columns = sides.flatMap(({ things }, side) =>
		lengths.map((length, of) => ({
			title: `best ${length} ${things}`,
			wanted: (exact[side]?.[of]?.found ?? []).map((ranked) => ranked.map(({ id }) => id)),
			among: candidates[side]?.found ?? [],
			answer: (answered[side]?.[of]?.found ?? []).map((ranked) => ranked.map(({ id }) => id)),
		})),
	)
	const rows = counts.map((count) => [
		count.toLocaleString('en'),
		...columns.map(({ wanted, among }) =>
			shareOf(
				wanted,
				among.map((ids) => ids.slice(0, count)),
			),
		),
	])
	rows.push(['as answered', ...columns.map(({ wanted, answer }) => shareOf(wanted, answer))])
	return tableOf(['candidates', ...columns.map(({ title }) => title)], rows)
}

function shareOf(wanted: readonly string[][], found: readonly string[][]) {
	const shares = wanted.map((best, index) => {
		const ids = new Set(found[index])
		return best.length === 0 ? 1 : best.filter((id) => ids.has(id)).length / best.length
	})
	const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
	return `${Number(mean.toFixed(4))}, ${Number(Math.min(...shares).toFixed(2))}`
}

function timesOf(sides: Side[], exact: Ranking[][], candidates: Candidates[], answered: Ranking[][]) {
	const rows = sides.flatMap(({ name, things }, side) => [
		[`candidates alone, ${name}`, ...both(candidates[side]?.times)],
		...lengths.flatMap((length, of) => [
			[`the best ${length} ${things}, from the cluster`, ...both(answered[side]?.[of]?.times)],
			[`the best ${length} ${things}, from memory`, ...both(exact[side]?.[of]?.times)],
		]),
	])
	return tableOf(['', 'median, ms', 'p99, ms'], rows)
}

function both(times: readonly number[] = []) {
	const sorted = times.slice(warmUp).toSorted((a, b) => a - b)
	return [at(sorted, 0.5), at(sorted, 0.99)]
}

/** Figures as a table in Markdown, the first column as text. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]) {
	const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
	return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join(
		'\n',
	)
}
