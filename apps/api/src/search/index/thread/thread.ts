import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '@profile-search/db/client'
import { Client } from 'pg'
import type { ListName } from '#platform/context/matcher.ts'
import type { MatchChange } from '../changes/changes.ts'
import { followDatabase, type Follower } from '../changes/follower.ts'
import type { Answer, Question, Result, ThreadData, ThreadMessage } from '../matcher/matcher.ts'
import { createSnapshotStore } from '../snapshot/snapshot-store.ts'
import { createSnapshotWriter } from '../snapshot/snapshot-writer.ts'
import { countRelaxations } from './count-relaxations.ts'

/** The thread that holds the match index, so that no request ever waits behind a ranking. */

const { url, snapshots, isLearning, isReplacement, longestFreshMs } = workerData as ThreadData
const { db } = connect(url, { size: 2 })
/** How often changes are polled for when no notification arrives. */
const pollMs = 1000

/** Tells the versions of this thread from those of others. */
const threadName = randomUUID()
/** The subjects whose changes show in a list. The number of open jobs is on the card of an organisation. */
const shownIn: Record<ListName, MatchChange['subject'][]> = {
	people: ['person', 'knowledge'],
	jobs: ['job', 'organisation', 'knowledge'],
	organisations: ['organisation', 'job', 'knowledge'],
}

let wake: () => void = () => {}
/** Whether somebody waits for a round that has not begun yet. */
let isAwaited = false
let isEnding = false
let nextRound = Promise.withResolvers<void>()
/** Answers in the order of the questions, even when a later one has waited long enough already. */
let inOrder = Promise.resolve()
let following: Follower | undefined
let isReported = false
const store = snapshots ? createSnapshotStore(snapshots, note) : undefined

parentPort?.on('message', async (message: ThreadMessage) => {
	if (message.kind === 'end') {
		// While the index loads, there is no snapshot to write.
		if (!following) process.exit()
		isEnding = true
		wake()
		return
	}
	const isFresh = untilFresh(message.askedAt)
	// A version is no work, and counts let others through, so neither keeps its turn.
	if (message.kind === 'relax' || message.kind === 'version') {
		await isFresh
		return answer(message)
	}
	inOrder = inOrder.then(() => isFresh).then(() => answer(message))
})

/** Waits for the next round of changes, so that people find what they have just saved. */
async function untilFresh(askedAt: number) {
	const waitMs = askedAt + longestFreshMs - Date.now()
	if (waitMs <= 0) return
	isAwaited = true
	wake()
	const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
	const timer = setTimeout(end, waitMs)
	await Promise.race([nextRound.promise, isOver])
	clearTimeout(timer)
}

async function answer(question: Question) {
	if (!following) return
	const began = performance.now()
	const result = await resultOf(following, question)
	post({ kind: 'answered', id: question.id, result, tookMs: performance.now() - began })
}

function resultOf({ index, lists, stepOf }: Follower, question: Question): Result | Promise<Result> {
	if (question.kind === 'version') return `${threadName} ${stepOf(shownIn[question.list])}`
	if (question.kind === 'relax') return countRelaxations(index, question.job, question.except)
	if (question.kind === 'list') return lists[question.list].directory.search(question.query)
	if (question.kind === 'fitting')
		return lists[question.list].directory.fitting(question.entries, question.questions)
	const search = { limit: question.limit }
	return question.kind === 'people'
		? index.topPeople(question.job, search)
		: index.topJobs(question.person, search)
}

void listen()
setInterval(() => wake(), pollMs)

const follower = await untilItWorks(() =>
	followDatabase(db, store, { isLearning, isBackground: isReplacement }),
)
let writer = store && createSnapshotWriter(db, store, follower, note, () => wake())
following = follower
post({ kind: 'ready', knowledge: follower.knowledge })

for (;;) {
	const round = nextRound
	nextRound = Promise.withResolvers()
	isAwaited = false
	if (isEnding) {
		await writer?.finish().catch((error: Error) => note(`No snapshot was written: ${error.message}`))
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
