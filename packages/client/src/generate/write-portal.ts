import type { Description, OperationDescription } from './for-programs.ts'

/** The entry of the package: an interface with a documented method for each operation, and a table of their routes. */
export function portalOf({ paths }: Description) {
	const operations = Object.entries(paths)
		.flatMap(([path, methods]) =>
			Object.entries(methods).map(([method, operation]) => ({
				path,
				method: method.toUpperCase(),
				operation,
			})),
		)
		.toSorted((a, b) => (a.operation.operationId < b.operation.operationId ? -1 : 1))

	const methods = operations.map(({ operation }) => {
		const { operationId, summary, description } = operation
		return `\t/** ${summary} ${description} */\n\t${operationId}: Call<operations['${operationId}']>`
	})
	const routes = operations.map(({ path, method, operation }) => {
		const route = {
			method,
			path,
			...(isForm(operation) && { isForm: true }),
			...(isRepeatable(method, operation) && { isRepeatable: true }),
		}
		return `\t${operation.operationId}: ${JSON.stringify(route)},`
	})
	return `// Made from the description of the API.
import { call, type ClientOptions, type Route } from './call.ts'
import type { operations } from './schema.ts'
import type { Call, CallOptions } from './types.ts'

export { each } from './each.ts'
export { PortalError } from './portal-error.ts'
export type { components } from './schema.ts'
export type { CallOptions, ClientOptions }

/** The calls of a portal. Each gives the details of the answer; a refusal is thrown as a PortalError. */
export interface Portal {
${methods.join('\n')}
}

const routes: Record<keyof Portal, Route> = {
${routes.join('\n')}
}

/** A client of a portal. */
export function createClient(options: ClientOptions): Portal {
	const calls = Object.entries(routes).map(([name, route]) => [
		name,
		(input?: object, callOptions?: CallOptions) => call(options, route, input, callOptions),
	])
	return Object.fromEntries(calls)
}
`
}

function isForm({ requestBody }: OperationDescription) {
	return requestBody !== undefined && 'multipart/form-data' in requestBody.content
}

/** Whether a call that may have arrived can be made again: a POST only where the portal knows it by a key. */
function isRepeatable(method: string, { parameters }: OperationDescription) {
	return method !== 'POST' || parameters.some(({ name }) => name === 'Idempotency-Key')
}
