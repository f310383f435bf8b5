import type { Pool, PoolClient } from 'pg'
import { isTracing, isUnderWay, traced, type SpanAttributes } from './traces.ts'

type Query = (...args: unknown[]) => unknown

/**
 * Traces the statements of a pool: their text with placeholders, never their values. Only those that belong to something
 * under way are traced; what looks into the database all the time is not. `more` is known of all of them.
 */
export function traceQueries(pool: Pool, more: SpanAttributes = {}) {
	if (!isTracing()) return
	const query = pool.query.bind(pool) as Query
	const connect = pool.connect.bind(pool)
	Object.assign(pool, {
		query: (...args: unknown[]) => traceQuery(query, args, more),
		// With a callback it is the pool that asks, for a statement that is traced as a whole.
		connect: (callback?: Parameters<typeof connect>[0]) =>
			callback ? connect(callback) : connect().then((client) => traceClient(client, more)),
	})
}

/** Traces the statements of one who has a connection for a while, such as for a transaction. */
function traceClient(client: PoolClient, more: SpanAttributes) {
	// They are put back as they were: bound ones would be bound once more by everybody who gets the connection.
	const { query, release } = client
	function endTracing(destroy?: boolean | Error) {
		Object.assign(client, { query, release })
		release.call(client, destroy)
	}
	return Object.assign(client, {
		query: (...args: unknown[]) => traceQuery((...given) => Reflect.apply(query, client, given), args, more),
		release: endTracing,
	})
}

function traceQuery(query: Query, args: unknown[], more: SpanAttributes) {
	const text = textOf(args[0])
	if (text === undefined || typeof args.at(-1) === 'function' || !isUnderWay()) return query(...args)
	const [operation = ''] = /^\w+/.exec(text.trimStart()) ?? []
	const attributes = {
		'db.system.name': 'postgresql',
		'db.operation.name': operation.toUpperCase(),
		'db.query.text': text.slice(0, longestText),
		...more,
	}
	return traced(operation.toUpperCase() || 'SQL', { kind: 'client', attributes }, async () => query(...args))
}

/** Letters of a statement. Some lists of placeholders are very long. */
const longestText = 2000

/** The text of a statement; undefined for a stream of rows. */
function textOf(statement: unknown) {
	if (typeof statement === 'string') return statement
	if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined
	return 'text' in statement && typeof statement.text === 'string' ? statement.text : undefined
}
