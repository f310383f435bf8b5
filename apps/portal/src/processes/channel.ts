import { traced, tracedPart, traceHeaders } from '@profile-search/api/platform/log/traces'
import { Refusal } from '@profile-search/api/platform/refusal'

/** One end of the connection between two processes. */
export type Channel = {
	send: (message: unknown) => void
	onMessage: (listener: (message: unknown) => void) => void
}

type Call = { call: number; method: string; args: unknown[]; traceparent?: string }
type Answer = { answer: number; result?: unknown; error?: SentError }
/** An error as it crosses the channel, which drops the class of an error and what was added to it. */
type SentError = {
	message: string
	refusal?: Pick<Refusal, 'status' | 'errorCode' | 'fields' | 'retryAfter'>
	system?: object
}

/** What the other process may call. */
// oxlint-disable-next-line typescript/no-explicit-any -- each method has its own arguments
export type Methods = Record<string, (...args: any[]) => Promise<unknown>>

/** Answers the calls of the other process. */
export function answerCalls({ send, onMessage }: Channel, methods: Methods) {
	onMessage(async (message) => {
		if (!isCall(message)) return
		const { call, method, args, traceparent } = message
		try {
			const found = Object.hasOwn(methods, method) ? methods[method] : undefined
			if (!found) throw new Error(`There is no method ${method}.`)
			const work = () => found(...args)
			const result = traceparent
				? await traced(method, { kind: 'server', parent: traceparent }, work)
				: await work()
			send({ answer: call, result } satisfies Answer)
		} catch (error) {
			send({ answer: call, error: sentError(error) } satisfies Answer)
		}
	})
}

/** Returns a function that calls a method of the other process. */
export function createCaller({ send, onMessage }: Channel) {
	const waiting = new Map<number, PromiseWithResolvers<unknown>>()
	let last = 0
	onMessage((message) => {
		if (!isAnswer(message)) return
		const { answer, result, error } = message
		const waiter = waiting.get(answer)
		waiting.delete(answer)
		if (error) waiter?.reject(receivedError(error))
		else waiter?.resolve(result)
	})
	return (method: string, ...args: unknown[]) => {
		const waiter = Promise.withResolvers<unknown>()
		last += 1
		waiting.set(last, waiter)
		const call = last
		return tracedPart(method, { kind: 'client' }, () => {
			send({ call, method, args, ...traceHeaders() } satisfies Call)
			return waiter.promise
		})
	}
}

/** Prepares an error for the channel. */
export function sentError(error: unknown): SentError {
	if (!(error instanceof Error)) return { message: String(error) }
	const { message } = error
	if (!(error instanceof Refusal)) {
		// A function among them, as in errors of the server's plugins, would keep the whole error from being sent.
		const plain = Object.entries(error).filter(([, value]) => typeof value !== 'function')
		return { message, system: Object.fromEntries(plain) }
	}
	const { status, errorCode, fields, retryAfter } = error
	return { message, refusal: { status, errorCode, fields, retryAfter } }
}

/** The error that the other process had. */
export function receivedError({ message, refusal, system }: SentError) {
	if (!refusal) return Object.assign(new Error(message), system)
	const { status, errorCode, fields, retryAfter } = refusal
	return new Refusal(status, errorCode, message, {
		...(fields && { fields }),
		...(retryAfter && { retryAfter }),
	})
}

function isCall(message: unknown): message is Call {
	return typeof message === 'object' && message !== null && 'call' in message
}

function isAnswer(message: unknown): message is Answer {
	return typeof message === 'object' && message !== null && 'answer' in message
}
