import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '@profile-search/db/client'
import { Client } from 'pg'
import { followDatabase } from './follower.ts'
import type { Answer, Question } from './matcher.ts'

/** The thread that holds the match index, so that no request ever waits behind a ranking. */

const { url } = workerData as { url: string }
const { db } = connect(url, { size: 2 })
/** Without a notification the changes are looked at this often. */
const pollMs = 1000

/** A question waits so long at most for what has just been saved to be taken in. */
const mostWaitMs = 300

let wake: () => void = () => {}
/** Whether somebody waits for a round that has not begun yet. */
let isAwaited = false
let nextRound = Promise.withResolvers<void>()
let follower = await untilItWorks(() => followDatabase(db))
post({ kind: 'ready', knowledge: follower.knowledge })

parentPort?.on('message', async (question: Question) => {
	// What a person has just saved is there when they look: the answer waits for the next round of changes.
	isAwaited = true
	wake()
	await Promise.race([nextRound.promise, pause(mostWaitMs)])
	post({ kind: 'answered', id: question.id, result: resultOf(question) })
})

function resultOf(question: Question) {
	if (question.kind === 'list') return follower.lists[question.list].directory.search(question.query)
	const search = { limit: question.limit }
	return question.kind === 'people'
		? follower.index.topPeople(question.job, search)
		: follower.index.topJobs(question.person, search)
}

void listen()

for (;;) {
	const round = nextRound
	nextRound = Promise.withResolvers()
	isAwaited = false
	const changed = await untilItWorks(follower.catchUp)
	if (changed) {
		follower = await untilItWorks(() => followDatabase(db))
		post({ kind: 'ready', knowledge: follower.knowledge })
	}
	round.resolve()
	if (isAwaited) continue
	await Promise.race([pause(pollMs), new Promise<void>((resolve) => (wake = resolve))])
}

function post(answer: Answer) {
	parentPort?.postMessage(answer)
}

/** A database that is gone comes back; until then the index answers from what it has. */
async function untilItWorks<Result>(work: () => Promise<Result>): Promise<Result> {
	for (let wait = 250; ; wait = Math.min(wait * 2, 5000)) {
		try {
			return await work()
		} catch {
			await pause(wait)
		}
	}
}

/** Wakes the loop at each notification; a lost connection is opened again, and polling covers the time between. */
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
