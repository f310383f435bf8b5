import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { connect, type Db } from '@profile-search/db/client'
import { Client } from 'pg'
import { messageOf } from '#platform/log/error-text.ts'
import { outdating } from '../changes/changes.ts'
import { followDatabase } from '../changes/follower.ts'
import { loadMatches } from '../changes/load-matches.ts'
import { loadLists } from '../lists/load-lists.ts'
import type { Answer, Question, Result, ThreadData, ThreadMessage } from '../matcher/matcher.ts'
import { createSnapshotStore } from '../snapshot/snapshot-store.ts'
import { createSnapshotWriter } from '../snapshot/snapshot-writer.ts'
import { answerAmong, answerLists, answerMatches } from './answer.ts'
import { loadHeldMatches } from './held-matches.ts'
import { yieldThread } from './thread-priority.ts'

/** A thread that holds a part of the index, so that no request ever waits behind a ranking. */

const { url, replicaUrl, part, holdsAll, snapshots, isLearning, isReplacement, longestFreshMs } =
	workerData as ThreadData
const { db } = connect(url, { size: 2 })
/** How often changes are polled for when no notification arrives. */
const pollMs = 1000

let wake: () => void = () => {}
/** Whether somebody waits for a round that has not begun yet. */
let isAwaited = false
let isEnding = false
let nextRound = Promise.withResolvers<void>()
/** Answers in the order of the questions, even when a later one has waited long enough already. */
let inOrder = Promise.resolve()
/** Undefined while the thread loads. */
let resultOf: ((question: Question, isFresh: boolean) => Result | Promise<Result>) | undefined
let isReported = false
const store = snapshots ? createSnapshotStore(snapshots, note) : undefined

parentPort?.on('message', async (message: ThreadMessage) => {
	if (message.kind === 'end') {
		// While the index loads, there is no snapshot to write.
		if (!resultOf) process.exit()
		isEnding = true
		wake()
		return
	}
	const isFresh = untilFresh(message.askedAt)
	// Counts let others through, and so does who reads candidates, so they do not keep their turn.
	if (message.kind === 'relax' || !holdsAll) return answer(message, await isFresh)
	inOrder = inOrder.then(() => isFresh).then((fresh) => answer(message, fresh))
})

/** Waits for the next round of changes, so that people find what they have just saved; returns whether it came in time. */
async function untilFresh(askedAt: number) {
	const waitMs = askedAt + longestFreshMs - Date.now()
	if (waitMs <= 0) return false
	isAwaited = true
	wake()
	const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
	const timer = setTimeout(end, waitMs)
	const isFresh = await Promise.race([nextRound.promise.then(() => true), isOver.then(() => false)])
	clearTimeout(timer)
	return isFresh
}

async function answer(question: Question, isFresh: boolean) {
	if (!resultOf) return
	const began = performance.now()
	const result = await resultOf(question, isFresh)
	post({ kind: 'answered', id: question.id, result, tookMs: performance.now() - began })
}

void listen()
setInterval(() => wake(), pollMs)

// Until it answers, nobody waits for a thread that loads beside another.
const comeBack = isReplacement ? yieldThread() : () => {}
const { follower, knowledge, resultOf: answerTo } = await untilItWorks(loadAnywhere)
let writer = store && createSnapshotWriter(db, store, follower, note, () => wake())
// A thread that answers lets questions wait while it takes a snapshot.
if (isReplacement && writer) await untilItWorks(writer.writeDue)
comeBack()
resultOf = answerTo
post({ kind: 'ready', knowledge })

for (;;) {
	const round = nextRound
	nextRound = Promise.withResolvers()
	isAwaited = false
	if (isEnding) {
		await writer?.finish().catch((error: unknown) => note(`No snapshot was written: ${messageOf(error)}`))
		process.exit()
	}
	const isOutdated = await untilItWorks(writer?.catchUp ?? follower.catchUp)
	round.resolve()
	if (isOutdated && !isReported) {
		// From now on this thread only answers, until another one has loaded with the new knowledge.
		isReported = true
		writer = undefined
		post({ kind: 'outdated' })
	}
	await writer?.writeNext()
	await untilItWorks(() => follower.applyBulk(() => isAwaited || isEnding))
	if (isAwaited || isEnding || follower.behind() > 0) continue
	await new Promise<void>((resolve) => (wake = resolve))
}

/** Loads from the replica, where there is one that serves to the end. */
async function loadAnywhere() {
	if (!replicaUrl) return load(undefined)
	let lost: Error | undefined
	// One connection that stays open, so that all is read from one server that never goes back to an earlier state.
	const replica = connect(replicaUrl, { size: 1, keepsOpen: true, onLost: (error) => (lost = error) })
	try {
		const loaded = await load(replica.db)
		if (lost) throw lost
		return loaded
	} catch (error) {
		note(
			`The index of ${part} could not be loaded from the replica, and is loaded from the primary: ${messageOf(error)}`,
		)
		return await load(undefined)
	} finally {
		await replica.close().catch(() => {})
	}
}

/** Loads this thread's part of the index. */
async function load(replica: Db | undefined) {
	const options = { isLearning, isBackground: isReplacement, outdatedBy: outdating[part], replica }
	if (part === 'lists') {
		const lists = await followDatabase(db, loadLists, store, options)
		return {
			follower: lists,
			knowledge: undefined,
			resultOf: (question: Question, isFresh: boolean) => answerLists(lists, question, isFresh),
		}
	}
	if (!holdsAll) {
		const matches = await followDatabase(db, loadHeldMatches, store, options)
		return {
			follower: matches,
			knowledge: matches.knowledge,
			resultOf: (question: Question) => untilItWorks(async () => answerAmong(matches, question)),
		}
	}
	const matches = await followDatabase(db, loadMatches, store, options)
	return {
		follower: matches,
		knowledge: matches.knowledge,
		resultOf: (question: Question) => answerMatches(matches, question),
	}
}

function note(message: string) {
	post({ kind: 'note', message })
}

function post(answer: Answer) {
	parentPort?.postMessage(answer)
}

/** Retries until the database is back; meanwhile the index answers from what it has. */
async function untilItWorks<Result>(work: () => Promise<Result>): Promise<Result> {
	for (let wait = 250; ; wait = Math.min(wait * 2, 5000)) {
		try {
			return await work()
		} catch {
			await pause(wait)
		}
	}
}

/** Wakes the loop at each notification. A lost connection is reopened; polling covers the time between. */
async function listen() {
	for (;;) {
		const client = new Client({ connectionString: url, application_name: 'profile-search matches' })
		const { promise: isLost, resolve: lose } = Promise.withResolvers<void>()
		client
			.on('error', () => lose())
			.on('end', () => lose())
			.on('notification', () => wake())
		await client
			.connect()
			.then(() => client.query('listen match_changes'))
			.then(() => isLost)
			.catch(() => {})
		await client.end().catch(() => {})
		await pause(1000)
	}
}
