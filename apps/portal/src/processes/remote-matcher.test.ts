import { readKnowledge } from '@profile-search/api/search/index/knowledge/knowledge'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { expect, test, vi } from 'vitest'
import { createRemoteMatcher, type IndexState, stateOf, watchState } from './remote-matcher.ts'

test('the knowledge is sent to other processes when it has changed, and not with each change of the state', async () => {
	await using fresh = await freshDb()
	const known = await readKnowledge(fresh.db)
	const other = { ...known, version: 'of another night' }
	let knowledge = known
	let state: 'ready' | 'rebuilding' = 'ready'
	const matcher = {
		status: () => ({ state, since: null, lists: 'memory' }) as const,
		isReady: () => true,
		knowledge: () => knowledge,
	}
	const sent: IndexState[] = []
	let hear: (message: unknown) => void = () => {}
	const channel = { send: () => {}, onMessage: (listener: typeof hear) => void (hear = listener) }
	const remote = createRemoteMatcher(channel, async () => undefined, structuredClone(stateOf(matcher)))
	const unwatch = watchState(matcher, (present) => {
		sent.push(present)
		hear(structuredClone(present))
	})

	state = 'rebuilding'
	await vi.waitFor(() => expect(remote.status().state).toBe('rebuilding'))
	expect(sent).toEqual([{ index: { status: matcher.status(), knowledge: 'unchanged' } }])
	expect(remote.knowledge()).toEqual(known)

	knowledge = other
	state = 'ready'
	await vi.waitFor(() => expect(remote.status().state).toBe('ready'))
	expect(remote.knowledge().version).toBe(other.version)
	unwatch()
})
