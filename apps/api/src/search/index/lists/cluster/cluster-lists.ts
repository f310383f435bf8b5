import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { connect, type Db } from '@profile-search/db/client'
import type { DirectoryQuery, Fitting, NewEntry, Question } from '@profile-search/matching/directory/types'
import type { Spellings } from '@profile-search/matching/text/names/spellings'
import type { ListName, ListsState, Page } from '#platform/context/matcher.ts'
import { messageOf } from '#platform/log/error-text.ts'
import { readSpellings } from '#platform/reference/spellings.ts'
import { unavailable } from '#platform/refusal.ts'
import { createQuestionQueue, type Limits } from '../../matcher/question-queue.ts'
import { askCandidates } from './candidates/ask-candidates.ts'
import { ClusterAway, NotWrittenYet, openCluster, type ClusterSettings } from './cluster.ts'
import { aliasOf } from './documents/indices.ts'
import { mappingVersion } from './documents/mapping.ts'
import { shapes } from './following/sources.ts'
import type { WriterData } from './following/thread.ts'
import { createFreshness, lateSeconds } from './freshness.ts'
import { fittingIn } from './questions/fitting.ts'
import { searchIndex } from './questions/search-index.ts'

type Options = {
	/** How long a search waits at most for what has just been saved. */
	longestFreshMs: number
	limits: Limits
	/** Whether this node is one of those that may write the lists. */
	mayWrite: boolean
	log: (message: string) => void
}

const lookEveryMs = 2000
const restartMs = 1000
const swapMs = 200
const longestEndMs = 10_000

/** Starts the lists that a cluster holds: what asks them, and the thread that writes them, or stands by to do so. */
export function startClusterLists(
	url: string,
	settings: ClusterSettings,
	{ longestFreshMs, limits, mayWrite, log }: Options,
) {
	const { db, close } = connect(url, { size: 4, for: 'page' })
	const cluster = openCluster(settings)
	const freshness = createFreshness(db, cluster)
	const spellingsOf = keepSpellings(db)
	const queue = createQuestionQueue<() => Promise<unknown>, unknown>(limits, (id, work) => void run(id, work))
	const writer = mayWrite ? startWriter({ url, settings }, log) : undefined
	let state: ListsState = 'loading'
	let isClosing = false
	const timer = setInterval(() => void look(), lookEveryMs).unref()
	void look()

	async function look() {
		const next = await freshness.look().then(
			({ lagSeconds }): ListsState => ((lagSeconds ?? 0) > lateSeconds ? 'late' : 'ready'),
			(error: unknown): ListsState => (error instanceof NotWrittenYet ? 'loading' : 'away'),
		)
		if (next !== state && !isClosing) log(`The lists of the search cluster: ${next}.`)
		state = next
	}

	async function run(id: number, work: () => Promise<unknown>) {
		const beganAt = performance.now()
		try {
			queue.answer(id, await oneMore(work), performance.now() - beganAt)
		} catch (error) {
			queue.refuse([id], () => refusalOf(error))
		}
	}

	function ask<Result>(clientKey: string, work: () => Promise<Result>) {
		return queue.ask(clientKey, work) as Promise<Result>
	}

	return {
		state: () => state,
		search: (clientKey: string, list: ListName, query: DirectoryQuery): Promise<Page> =>
			ask(clientKey, async () => {
				const { progress, isFresh } = await freshness.untilFresh(longestFreshMs)
				const spellings = await spellingsOf(progress.indices.people)
				const { facets } = shapes[list]
				const found = await searchIndex(cluster, aliasOf(cluster, list), facets, spellings, query)
				return { ...found, isCurrent: isFresh }
			}),
		fitting: (
			clientKey: string,
			list: ListName,
			entries: readonly NewEntry[],
			questions: readonly Question[],
		): Promise<Fitting> =>
			ask(clientKey, async () => {
				const { progress } = await freshness.untilFresh(longestFreshMs)
				const spellings = await spellingsOf(progress.indices.people)
				const { facets } = shapes[list]
				return fittingIn(cluster, aliasOf(cluster, list), facets, spellings, entries, questions)
			}),
		...askCandidates(cluster, (clientKey, work) =>
			ask(clientKey, async () => {
				const { progress } = await freshness.untilFresh(longestFreshMs)
				// Indices of an older version may lack what candidates are found by.
				if (progress.mapping !== mappingVersion) throw new NotWrittenYet()
				return work()
			}),
		),
		async close() {
			isClosing = true
			clearInterval(timer)
			await writer?.close()
			await cluster.close()
			await close()
		},
	}
}

/** Asks once more where an index was replaced meanwhile, or a node has gone. */
async function oneMore<Result>(work: () => Promise<Result>): Promise<Result> {
	try {
		return await work()
	} catch (error) {
		if (!(error instanceof ClusterAway) || error instanceof NotWrittenYet) throw error
		await pause(swapMs)
		return work()
	}
}

function refusalOf(error: unknown): Error {
	if (!(error instanceof ClusterAway)) return error instanceof Error ? error : new Error(String(error))
	return unavailable(error instanceof NotWrittenYet ? 'searchRefusals.loading' : 'searchRefusals.away')
}

/** The spellings of names, read again when the indices were written anew, as they are when names have changed. */
function keepSpellings(db: Db) {
	let kept: { index: string; spellings: Promise<Spellings> } | undefined
	return (index: string) => {
		if (kept?.index !== index) {
			const spellings = readSpellings(db)
			kept = { index, spellings }
			spellings.catch(() => (kept = undefined))
		}
		return kept.spellings
	}
}

/** Starts the thread that writes, and starts it again when it dies. */
function startWriter(data: WriterData, log: Options['log']) {
	let isClosing = false
	let thread = start()

	function start() {
		const worker = new Worker(new URL('./following/start-thread.ts', import.meta.url), { workerData: data })
		const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
		worker.on('message', (message: string) => log(message))
		worker.on('error', (error) => log(messageOf(error)))
		worker.on('exit', () => {
			if (!isClosing) setTimeout(() => !isClosing && (thread = start()), restartMs).unref()
		})
		return { worker, ended }
	}

	return {
		async close() {
			isClosing = true
			const { worker, ended } = thread
			worker.postMessage('end')
			await Promise.race([ended, pause(longestEndMs, undefined, { ref: false })])
			await worker.terminate()
		},
	}
}
