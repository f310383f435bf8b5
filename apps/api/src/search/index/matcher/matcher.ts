import type {
	DirectoryQuery,
	Fitting,
	NewEntry,
	Question as ListQuestion,
} from '@profile-search/matching/directory/types'
import type { RelaxFindings } from '@profile-search/matching/search/relax'
import type { Job, Knowledge, Person, Ranked } from '@profile-search/matching/types'
import type { IndexStatus, ListName, Matcher, Page, TopSearch } from '#platform/context/matcher.ts'
import { unavailable } from '#platform/refusal.ts'
import { startClusterLists } from '../lists/cluster/cluster-lists.ts'
import type { ClusterSettings } from '../lists/cluster/cluster.ts'
import { rankingsInCluster } from './cluster-rankings.ts'
import { startIndexPart, type Unsent } from './index-part.ts'
import { anotherAnswer, ranking } from './ranking.ts'

/** What a ranking is to hold. `only`: the candidates, if they were found elsewhere. */
type Wanted = { limit: number; least?: number | undefined; only?: readonly string[] }

/** A question to the thread, such as who fits a job best, which jobs fit a person best, or a page of a list. */
export type Question = { id: number; askedAt: number } & (
	| ({ kind: 'people'; job: Job } & Wanted)
	| ({ kind: 'jobs'; person: Person } & Wanted)
	| { kind: 'relax'; job: Job; except: readonly string[] }
	| { kind: 'list'; list: ListName; query: DirectoryQuery }
	| {
			kind: 'fitting'
			list: ListName
			entries: readonly NewEntry[]
			questions: readonly ListQuestion[]
	  }
)

/** A message to the thread: a question, or the request to end. */
export type ThreadMessage = Question | { kind: 'end' }

/**
 * A message from the thread: that it has loaded, with the knowledge that it ranks by; that this knowledge has changed
 * since; an answer; or a line for the operator.
 */
export type Answer =
	| { kind: 'ready'; knowledge: Knowledge | undefined }
	| { kind: 'outdated' }
	| { kind: 'answered'; id: number; result: Result; tookMs: number }
	| { kind: 'note'; message: string }

/** The answer to a question. */
export type Result = Ranked[] | Page | RelaxFindings | Fitting

/** The parts of the index, each in a thread of its own, so that no list waits for a ranking. */
export type PartName = 'matches' | 'lists'

/** The data that a thread is started with. */
export type ThreadData = {
	url: string
	/** A replica to load from. */
	replicaUrl: string | undefined
	part: PartName
	/** Whether it holds all there is, and not only candidates that were found elsewhere. */
	holdsAll: boolean
	snapshots: string | undefined
	isLearning: boolean
	/** Whether it loads beside a thread that answers, and so leaves processor time to that one. */
	isReplacement: boolean
	/** How many milliseconds an answer waits at most for what has just been saved to be applied. */
	longestFreshMs: number
}

type Options = {
	/** A replica to load from, so that the primary has less to do; changes are read from the primary. */
	replicaUrl?: string | undefined
	/** A search cluster that holds the lists, in place of this process. */
	cluster?: ClusterSettings | undefined
	/** Whether this node may write the lists of the cluster. At least one has to. */
	writesCluster?: boolean
	/** The folder of the snapshots; without one, each start reads the database. */
	snapshots?: string
	/** Whether to use what was learned from the portal's own data. */
	isLearning?: boolean
	/** How long a question may wait before it is answered from older data, or refused. */
	limits?: WaitLimits
	/** Logs a line for the operator. */
	log?: (message: string) => void
}

/** Limits in milliseconds: for what has just been saved to be applied, and for the answers of the two queues. */
type WaitLimits = { freshMs: number; quickMs: number; slowMs: number }

// At 10 ms for an answer, 300 of them take three seconds, after which people have given up anyway.
const quick = { atOnce: 8, capacity: 300 }
/** A cluster works on many at once. */
const inClusterAtOnce = { atOnce: 32, capacity: 300 }
/** For counts that take up to two seconds each: one at a time, so that nobody else waits for them. */
const slow = { atOnce: 1, capacity: 20 }
const usualLimits: WaitLimits = { freshMs: 1000, quickMs: 3000, slowMs: 10_000 }

/** Starts the threads that hold the index. They load in the background, and are restarted when they die. */
export function startMatcher(
	url: string,
	{
		replicaUrl,
		cluster,
		writesCluster = true,
		snapshots,
		isLearning = true,
		limits = usualLimits,
		log = () => {},
	}: Options = {},
): Matcher {
	const data = {
		url,
		replicaUrl,
		snapshots,
		isLearning,
		longestFreshMs: limits.freshMs,
		holdsAll: !cluster,
		log,
	}
	const ofMatches = cluster ? { ...data, snapshots: undefined } : data
	const matches = startIndexPart({ ...ofMatches, part: 'matches' }, notReady, {
		quick: { ...quick, longestMs: limits.quickMs },
		slow: { ...slow, longestMs: limits.slowMs },
	})
	const inCluster =
		cluster &&
		startClusterLists(url, cluster, {
			longestFreshMs: limits.freshMs,
			limits: { ...inClusterAtOnce, longestMs: limits.quickMs },
			mayWrite: writesCluster,
			log,
		})
	const inMemory = inCluster
		? undefined
		: startIndexPart({ ...data, part: 'lists' }, notReady, { quick: { ...quick, longestMs: limits.quickMs } })
	const parts = inMemory ? [matches, inMemory] : [matches]
	const knowledge = () => matches.knowledge() ?? refuse()

	return {
		status: () => ({
			...statusOf(parts.map((part) => part.status())),
			lists: inCluster?.state() ?? 'memory',
		}),
		isReady: () => parts.every((part) => part.isReady()),
		whenReady: async () => {
			await Promise.all(parts.map((part) => part.whenReady()))
		},
		knowledge,
		...(inCluster
			? rankingsInCluster(inCluster, knowledge, (...asked) => matches.ask('quick', ...asked))
			: rankingsBy((clientKey, question) =>
					matches.ask(question.kind === 'relax' ? 'slow' : 'quick', clientKey, question),
				)),
		...(inCluster
			? { search: inCluster.search, fitting: inCluster.fitting }
			: listsBy(async (...asked) => inMemory?.ask('quick', ...asked) ?? Promise.reject(notReady()))),
		async close() {
			await Promise.all([...parts, ...(inCluster ? [inCluster] : [])].map((part) => part.close()))
		},
	}
}

/** The state of the whole: that of the part which is behind, since the older of their times. */
function statusOf(parts: readonly IndexStatus[]): IndexStatus {
	const times = parts.map(({ since }) => since)
	if (!times.every((since) => since !== null)) return { state: 'loading', since: null }
	const state = parts.some((part) => part.state === 'rebuilding') ? 'rebuilding' : 'ready'
	return { state, since: new Date(Math.min(...times.map((since) => since.getTime()))) }
}

function refuse(): never {
	throw notReady()
}

function notReady() {
	return unavailable('refusals.matchesLoading')
}

/** Asks the thread in the name of a client. */
export type Ask = (clientKey: string, question: Unsent<Question>) => Promise<Result>

/** The methods that ask about rankings, each with the answer it gets. */
function rankingsBy(ask: Ask): Pick<Matcher, 'topPeople' | 'topJobs' | 'relaxations'> {
	return {
		async topPeople(clientKey, job, search) {
			return without(search, await ask(clientKey, { kind: 'people', job, ...longEnough(search) }))
		},
		async topJobs(clientKey, person, search) {
			return without(search, await ask(clientKey, { kind: 'jobs', person, ...longEnough(search) }))
		},
		async relaxations(clientKey, job, except) {
			const found = await ask(clientKey, { kind: 'relax', job, except })
			if (!('tried' in found)) throw anotherAnswer()
			return found
		},
	}
}

/** Long enough to leave something out of it. */
function longEnough({ limit, least, except = [] }: TopSearch) {
	return { limit: limit + except.length, least }
}

function without({ limit, except = [] }: TopSearch, result: Result) {
	return ranking(result)
		.filter(({ id }) => !except.includes(id))
		.slice(0, limit)
}

/** The methods that ask about lists. */
function listsBy(ask: Ask): Pick<Matcher, 'search' | 'fitting'> {
	return {
		async search(clientKey, list, query) {
			const found = await ask(clientKey, { kind: 'list', list, query })
			if (!('counts' in found)) throw anotherAnswer()
			return found
		},
		async fitting(clientKey, list, entries, questions) {
			const found = await ask(clientKey, { kind: 'fitting', list, entries, questions })
			if (!('unknown' in found)) throw anotherAnswer()
			return found
		},
	}
}
