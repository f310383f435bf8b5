import { AsyncLocalStorage } from 'node:async_hooks'
import { z } from 'zod'
import { traceHeaders } from '../log/traces.ts'

const requestIds = new AsyncLocalStorage<string | undefined>()

/** Does something for the request of this id, or for none. */
export function forRequest<Result>(id: string | undefined, work: () => Result) {
	return requestIds.run(id, work)
}

/** What queued work remembers of the request that has caused it. */
const Cause = z.object({
	cause: z.object({ requestId: z.string().optional(), traceparent: z.string().optional() }),
})

/** The payload with what causes it: the request and the trace that are under way. */
export function withCause(payload: object) {
	const requestId = requestIds.getStore()
	const cause = { ...(requestId && { requestId }), ...traceHeaders() }
	return Object.keys(cause).length > 0 ? { ...payload, cause } : payload
}

/** What has caused queued work, as far as its payload tells. */
export function causeIn(payload: unknown) {
	return Cause.safeParse(payload).data?.cause ?? {}
}
