import type { Matcher } from '@profile-search/api/platform/context/matcher'
import { unavailable } from '@profile-search/api/platform/refusal'
import { prepareTexts } from '@profile-search/api/search/index/knowledge/knowledge'
import type { Channel, createCaller, Methods } from './channel.ts'

/**
 * The state of the index, which is sent to the other processes whenever it has changed. The knowledge takes megabytes, and a
 * process answers nobody while it reads them, so it is left out as long as it stays the same.
 */
export type IndexState = {
	index: { status: ReturnType<Matcher['status']>; knowledge: Knowledge | undefined | typeof unchanged }
}

type Knowledge = ReturnType<Matcher['knowledge']>
const unchanged = 'unchanged'
/** What is asked of a matcher to tell its state. */
type Watched = Pick<Matcher, 'status' | 'isReady' | 'knowledge'>

/** How often the state of the index is compared with what the others know, in milliseconds. */
const compareMs = 100

/** The methods of a matcher that are called from other processes. */
export function methodsOf(matcher: Matcher): Methods {
	return {
		topPeople: matcher.topPeople,
		topJobs: matcher.topJobs,
		relaxations: matcher.relaxations,
		search: matcher.search,
		fitting: matcher.fitting,
	}
}

/** The present state of a matcher. */
export function stateOf(matcher: Watched) {
	return {
		index: {
			status: matcher.status(),
			knowledge: matcher.isReady() ? matcher.knowledge() : undefined,
		},
	} satisfies IndexState
}

/** Calls `announce` whenever the state of a matcher has changed. Returns the function that ends it. */
export function watchState(matcher: Watched, announce: (state: IndexState) => void) {
	let known = stateOf(matcher)
	const timer = setInterval(() => {
		const present = stateOf(matcher)
		const knowsSame = present.index.knowledge === known.index.knowledge
		const isSame =
			knowsSame &&
			present.index.status.state === known.index.status.state &&
			present.index.status.lists === known.index.status.lists &&
			present.index.status.since?.getTime() === known.index.status.since?.getTime()
		if (isSame) return
		known = present
		announce(knowsSame ? { index: { ...present.index, knowledge: unchanged } } : present)
	}, compareMs).unref()
	return () => clearInterval(timer)
}

/** The matcher of another process. `close` leaves that one running. */
export function createRemoteMatcher(
	{ onMessage }: Channel,
	call: ReturnType<typeof createCaller>,
	first: IndexState,
): Matcher {
	let index: ReturnType<typeof stateOf>['index'] = { status: first.index.status, knowledge: undefined }
	const ready = Promise.withResolvers<void>()
	takeOver(first)
	onMessage((message) => isIndexState(message) && takeOver(message))

	/** A message may bring a copy of the same knowledge, and what was made from it is kept as long as it is the same. */
	function takeOver({ index: { status, knowledge } }: IndexState) {
		if (knowledge === unchanged) return void (index = { ...index, status })
		const isNew = knowledge?.version !== index.knowledge?.version
		index = { status, knowledge: isNew ? knowledge : index.knowledge }
		if (isNew && knowledge) prepareTexts(knowledge)
		if (index.knowledge) ready.resolve()
	}
	// The contract of the methods is the type `Matcher` on both sides.
	const method = (name: string) => ((...args: unknown[]) => call(name, ...args)) as never
	return {
		status: () => index.status,
		isReady: () => index.knowledge !== undefined,
		whenReady: () => ready.promise,
		knowledge() {
			if (!index.knowledge) throw unavailable('refusals.matchesLoading')
			return index.knowledge
		},
		topPeople: method('topPeople'),
		topJobs: method('topJobs'),
		relaxations: method('relaxations'),
		search: method('search'),
		fitting: method('fitting'),
		close: async () => {},
	}
}

function isIndexState(message: unknown): message is IndexState {
	return typeof message === 'object' && message !== null && 'index' in message
}
