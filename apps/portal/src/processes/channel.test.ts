import { Refusal } from '@profile-search/api/platform/refusal'
import { afterAll, expect, test } from 'vitest'
import { answerCalls, createCaller, receivedError, sentError } from './channel.ts'

/** Two ends of a channel whose messages are copied, as between processes. */
function channelPair() {
	const ports = new MessageChannel()
	afterAll(() => ports.port1.close())
	const endOf = (port: MessagePort) => ({
		send: (message: unknown) => port.postMessage(message),
		onMessage: (listener: (message: unknown) => void) =>
			void Object.assign(port, { onmessage: (event: MessageEvent) => listener(event.data) }),
	})
	return [endOf(ports.port1), endOf(ports.port2)] as const
}

test('each call gets its own answer, in whatever order they come', async () => {
	const [here, there] = channelPair()
	const slow = Promise.withResolvers<string>()
	answerCalls(there, { slow: () => slow.promise, double: async (value: number) => value * 2 })
	const call = createCaller(here)

	const first = call('slow')
	expect(await Promise.all([call('double', 2), call('double', 3)])).toEqual([4, 6])
	slow.resolve('done')

	expect(await first).toBe('done')
})

test('a refusal is still a refusal on the other side', async () => {
	const [here, there] = channelPair()
	const refusal = new Refusal(503, 7, 'Please wait.', { retryAfter: 5 })
	answerCalls(there, { refuse: () => Promise.reject(refusal) })

	const error = await createCaller(here)('refuse').catch((error: unknown) => error)

	expect(error).toBeInstanceOf(Refusal)
	expect(error).toMatchObject({ status: 503, errorCode: 7, message: 'Please wait.', retryAfter: 5 })
})

test('what the system said about an error crosses with it', () => {
	const taken = Object.assign(new Error('listen EADDRINUSE'), {
		code: 'EADDRINUSE',
		syscall: 'listen',
		port: 80,
	})

	expect(receivedError(structuredClone(sentError(taken)))).toMatchObject({
		message: 'listen EADDRINUSE',
		code: 'EADDRINUSE',
		syscall: 'listen',
		port: 80,
	})
})

test('only methods that are offered can be called', async () => {
	const [here, there] = channelPair()
	answerCalls(there, {})

	await expect(createCaller(here)('constructor')).rejects.toThrow('There is no method constructor.')
})

test('an error that carries a function arrives without it', async () => {
	const [here, there] = channelPair()
	const late = Object.assign(new Error('The plugin is late.'), { code: 'LATE', plugin: () => 'never sent' })
	answerCalls(there, { start: () => Promise.reject(late) })

	const error: unknown = await createCaller(here)('start').catch((caught: unknown) => caught)

	expect(error).toMatchObject({ message: 'The plugin is late.', code: 'LATE' })
	expect(error).not.toHaveProperty('plugin')
})
