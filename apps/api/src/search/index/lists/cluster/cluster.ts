/** Where the cluster is, and how it is spoken to. */
export type ClusterSettings = {
	/** One address or several, of nodes or of a balancer before them. */
	urls: string[]
	user?: string | undefined
	password?: string | undefined
	/** The certificates, as PEM, that those of the cluster are signed by. Without them, those that Node knows count. */
	ca?: string | undefined
	/** The beginning of the names of all indices, so that several portals can share a cluster. */
	prefix: string
}

type Errors = typeof import('@opensearch-project/opensearch').errors

type Request = {
	method: 'GET' | 'POST' | 'PUT' | 'DELETE'
	path: string
	query?: Record<string, string | number | boolean>
	body?: object
	/** Lines of JSON, for requests that carry several things. */
	lines?: object[]
	/** Status codes that are answers too. */
	allowed?: number[]
}

export type Cluster = ReturnType<typeof openCluster>

/** The cluster does not answer, refuses for now, or has no such index yet. */
export class ClusterAway extends Error {}

/** The cluster answers, but its lists have not been written yet. */
export class NotWrittenYet extends ClusterAway {}

const refusedForNow = [401, 403, 404, 429, 500, 502, 503, 504]
/** Two other nodes are tried before somebody is told that the cluster is away. */
const maxRetries = 2

/**
 * Speaks to a cluster. A node that does not answer is left out for a while. Throws `ClusterAway` when none answers, after
 * `longestMs` at most for each try.
 */
export function openCluster({ urls, user, password, ca, prefix }: ClusterSettings, longestMs = 3000) {
	const opened = open()

	/** The library takes 30 MB, so it is loaded only where there is a cluster. */
	async function open() {
		const { Client, errors } = await import('@opensearch-project/opensearch')
		const client = new Client({
			nodes: urls,
			maxRetries,
			requestTimeout: longestMs,
			...(user !== undefined && { auth: { username: user, password: password ?? '' } }),
			...(ca !== undefined && { ssl: { ca } }),
		})
		return { client, errors }
	}

	return {
		prefix,
		async ask<Body>({ method, path, query, body, lines, allowed }: Request): Promise<Body> {
			const { client, errors } = await opened
			try {
				const answer = await client.transport.request(
					{
						method,
						path,
						...(query && { querystring: query }),
						...(body && { body }),
						...(lines && { bulkBody: lines }),
					},
					allowed ? { ignore: allowed } : {},
				)
				return answer.body as Body
			} catch (error) {
				throw isAway(error, errors) ? new ClusterAway(error.message, { cause: error }) : error
			}
		},
		close: async () => (await opened).client.close(),
	}
}

function isAway(error: unknown, errors: Errors): error is Error {
	if (error instanceof errors.ResponseError) return refusedForNow.includes(error.statusCode)
	return error instanceof errors.OpenSearchClientError && !(error instanceof errors.ConfigurationError)
}
