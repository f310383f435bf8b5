import type {
	DirectoryQuery,
	Fitting,
	Found,
	NewEntry,
	Question as ListQuestion,
} from '@profile-search/matching/directory/types'
import type { RelaxFindings } from '@profile-search/matching/search/relax'
import type { Job, Knowledge, Person, Ranked } from '@profile-search/matching/types'

/** The lists that are held in memory. */
export type ListName = 'people' | 'jobs' | 'organisations'

/** Rankings and lists from the thread that holds them in memory. Each asker, as `askerOf` names them, has a turn of their own. */
export type Matcher = {
	/** How the index is doing, for health. */
	status: () => IndexStatus
	isReady: () => boolean
	/** Waits until the index has loaded for the first time. */
	whenReady: () => Promise<void>
	/** What rankings are scored by; refuses while the index is loading. */
	knowledge: () => Knowledge
	/** `except`: ids that are not to be ranked, such as those who hide from the one who asks. */
	topPeople: (asker: string, job: Job, limit: number, except: readonly string[]) => Promise<Ranked[]>
	topJobs: (asker: string, person: Person, limit: number, except?: readonly string[]) => Promise<Ranked[]>
	/** How many people are qualified for a job, and with which requirement relaxed more would be. */
	relaxations: (asker: string, job: Job, except: readonly string[]) => Promise<RelaxFindings>
	/** A page of a list: the ids on it, and the counts of every choice. */
	search: (asker: string, list: ListName, query: DirectoryQuery) => Promise<Found>
	/** Which of a few entries of a list each of many searches finds. */
	fitting: (
		asker: string,
		list: ListName,
		entries: readonly NewEntry[],
		questions: readonly ListQuestion[],
	) => Promise<Fitting>
	close: () => Promise<void>
}

/** How the index is doing: whether it answers, whether the next one is being made, and since when it has been in use. */
export type IndexStatus = { state: 'loading' | 'ready' | 'rebuilding'; since: Date | null }
