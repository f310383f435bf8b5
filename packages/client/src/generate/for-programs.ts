/** What the build reads of an OpenAPI document. */
export type Description = {
	paths: Record<string, Record<string, OperationDescription>>
	[other: string]: unknown
}

export type OperationDescription = {
	operationId: string
	summary: string
	description: string
	security: Record<string, string[]>[]
	parameters: { name: string; in: string }[]
	requestBody?: { content: Record<string, object> }
	[other: string]: unknown
}

/**
 * The part of the API that a program is there for: what an access token may call, and what needs no account. Everything
 * else is for people in a browser, and for approvers and administrators.
 */
export function forPrograms(description: Description): Description {
	const paths = Object.entries(description.paths).flatMap(([path, methods]) => {
		const open = Object.entries(methods).filter(([, { security }]) => isForPrograms(security))
		return open.length ? [[path, Object.fromEntries(open)]] : []
	})
	return { ...description, paths: Object.fromEntries(paths) }
}

function isForPrograms(security: OperationDescription['security']) {
	return security.length === 0 || security.some((way) => 'accessToken' in way)
}
