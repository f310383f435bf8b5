import type { Connection } from '@profile-search/db/client'
import type { PoolClient } from 'pg'

/** Counts the statements that are sent to the server from now on: those of pages, and of transactions. */
export function countStatements({ pool }: Pick<Connection, 'pool'>) {
	const texts: string[] = []
	const wrapped = new WeakSet<PoolClient>()
	pool.on('acquire', (client) => {
		if (wrapped.has(client)) return
		wrapped.add(client)
		const query: (...given: unknown[]) => unknown = client.query.bind(client)
		const counted = (...given: unknown[]) => {
			const [asked] = given
			texts.push(typeof asked === 'string' ? asked : (asked as { text: string }).text)
			return query(...given)
		}
		Object.assign(client, { query: counted })
	})
	/** The statements that some work takes; nothing else may run meanwhile. */
	return async (work: () => Promise<unknown>) => {
		const before = texts.length
		await work()
		return texts.slice(before)
	}
}
