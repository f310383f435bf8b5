import { connect, type Connection } from '@profile-search/db/client'
import type { PoolClient } from 'pg'
import { isDatabaseGone } from './database-gone.ts'

/**
 * A pool for the queue alone. The queue retries a failed write only for a few error codes, and a lost
 * connection is not among them: the queue would never record that a piece of work is done, and an unhandled
 * rejection would end the program. So a lost connection gets the code of "try again": at once, then every few
 * seconds, for some minutes.
 */
export function queuePool(url: string, size: number, onLost: (error: Error) => void): Connection {
	const connection = connect(url, { size, onLost })
	const { pool } = connection
	pool.on('connect', retryable)
	const plainConnect = pool.connect.bind(pool)
	const underWay = { amount: 0 }

	function connectAgain(callback?: Parameters<typeof plainConnect>[0]) {
		if (callback) return plainConnect(callback)
		underWay.amount += 1
		return plainConnect().then(
			(client) => {
				const { release } = client
				client.release = (destroy) => {
					underWay.amount -= 1
					client.release = release
					release.call(client, destroy)
				}
				return client
			},
			(error: unknown) => {
				underWay.amount -= 1
				throw asRetryable(error)
			},
		)
	}
	Object.assign(pool, { connect: connectAgain })

	/**
	 * The queue does not wait for its last writes to the database. If the pool closed too early, a mail that
	 * was sent would be sent again.
	 */
	async function close() {
		const end = Date.now() + longestFarewellMs
		while (underWay.amount > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10))
		await connection.close()
	}
	return { ...connection, close }
}

const longestFarewellMs = 3000

function retryable(client: PoolClient) {
	const query = client.query.bind(client) as (...args: unknown[]) => unknown
	const queryAgain = (...args: unknown[]) => {
		const answer = query(...args)
		return answer instanceof Promise
			? answer.catch((error: unknown) => Promise.reject(asRetryable(error)))
			: answer
	}
	Object.assign(client, { query: queryAgain })
}

/** serialization_failure: the queue retries between 50 ms and 5 s later. */
const tryAgain = '40001'

function asRetryable(error: unknown) {
	if (!isDatabaseGone(error) || !(error instanceof Error)) return error
	return Object.assign(new Error(error.message, { cause: error }), { code: tryAgain })
}
