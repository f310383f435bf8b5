import type {
	DirectoryQuery,
	Fitting,
	Found,
	NewEntry,
	Question as ListQuestion,
} from '@profile-search/matching/directory/types'
import type { RelaxFindings } from '@profile-search/matching/search/relax'
import type { Job, Knowledge, Person, Ranked } from '@profile-search/matching/types'

/** The lists that are searched: held in memory, or by a search cluster. */
export type ListName = 'people' | 'jobs' | 'organisations'

/** What a search of a list finds, and whether it has all that was saved before the search. */
export type Page = Found & { isCurrent: boolean }

/**
 * How many to rank at most. What does not reach `least`, a total from 0 to 100, is left out, which takes less time than to leave
 * it out of a longer ranking. `except`: ids to leave out, such as people who hide from the person who asks.
 */
export type TopSearch = { limit: number; least?: number | undefined; except?: readonly string[] }

/**
 * Rankings and lists from the threads that hold them in memory, or with the help of a search cluster. Clients, told apart by `clientKeyOf`, take
 * turns.
 */
export type Matcher = {
	/** The state of the index and of the lists, for the health check. */
	status: () => IndexStatus & { lists: ListsState }
	isReady: () => boolean
	/** Waits until the index has loaded for the first time. */
	whenReady: () => Promise<void>
	/** The knowledge that rankings are scored with. Refuses while the index is loading. */
	knowledge: () => Knowledge
	topPeople: (clientKey: string, job: Job, search: TopSearch) => Promise<Ranked[]>
	topJobs: (clientKey: string, person: Person, search: TopSearch) => Promise<Ranked[]>
	/**
	 * How many people are qualified for a job, and how many more would be if one requirement were relaxed. A search cluster estimates these
	 * numbers.
	 */
	relaxations: (clientKey: string, job: Job, except: readonly string[]) => Promise<RelaxFindings>
	/** A page of a list: the ids on it, and the counts of every choice. */
	search: (clientKey: string, list: ListName, query: DirectoryQuery) => Promise<Page>
	/** For each of many searches, which of a few entries of a list it finds. */
	fitting: (
		clientKey: string,
		list: ListName,
		entries: readonly NewEntry[],
		questions: readonly ListQuestion[],
	) => Promise<Fitting>
	close: () => Promise<void>
}

/**
 * The state of the index: whether it answers, whether the next one is being built, and since when it has been
 * in use.
 */
export type IndexStatus = { state: 'loading' | 'ready' | 'rebuilding'; since: Date | null }

/**
 * Where the lists and candidates for rankings are: in memory, or in a search cluster. That is ready, or late, when it lacks what was saved a minute
 * ago; it is loading before it was filled for the first time, and away while it does not answer.
 */
export type ListsState = 'memory' | 'ready' | 'late' | 'loading' | 'away'
