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

let wake: () => void = () => {}
let follower = await untilItWorks(() => followDatabase(db))
post({ kind: 'ready', knowledge: follower.knowledge })

parentPort?.on('message', (question: Question) => {
	const search = { limit: question.limit }
	const ranked =
		question.kind === 'people'
			? follower.index.topPeople(question.job, search)
			: follower.index.topJobs(question.person, search)
	post({ kind: 'ranked', id: question.id, ranked })
})
void listen()

for (;;) {
	const changed = await untilItWorks(follower.catchUp)
	if (changed) {
		follower = await untilItWorks(() => followDatabase(db))
		post({ kind: 'ready', knowledge: follower.knowledge })
	}
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
