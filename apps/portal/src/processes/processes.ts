import cluster, { type Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { MailServer } from '@profile-search/api/platform/channels/mail/mail-server'
import type { Matcher } from '@profile-search/api/platform/context/matcher'
import type { Log } from '@profile-search/api/platform/log/log'
import type { Measured } from '@profile-search/api/platform/log/metrics'
import { answerCalls, createCaller, receivedError, type Channel } from './channel.ts'
import { end, type Begin, type ProcessKind, type Report } from './messages.ts'
import { methodsOf, stateOf, watchState } from './remote-matcher.ts'

type Context = {
	matcher: Matcher
	mailbox: MailServer | undefined
	log: Log
	begin: Omit<Begin['begin'], 'kind' | 'index' | 'address'>
}

/** A process that ends sooner than this after its start is replaced after a pause. */
const shortLifeMs = 5000
const restartMs = 1000
/** How long a process may take to say what it has measured, in milliseconds. */
const answerMs = 2000
/**
 * The semi-space of V8, for young objects, in megabytes. Loading fills it, and it is never given back. A page with a session
 * makes so many objects that with 4 MB a fifth of its time goes into collecting them; nothing in the background is faster with more.
 */
const semiSpaceMegabytes = { web: 16, background: 4 } as const satisfies Record<ProcessKind, number>
/** The rest of the heap is collected once it has grown by so many per cent; by default it may grow to four times what is in use. */
const heapGrowth = 40

/**
 * Starts the processes that serve requests on one port, and the one that works in the background. They ask this process
 * for rankings and lists. One that dies is replaced. `ready` resolves to the address.
 */
export function startProcesses(kinds: readonly ProcessKind[], { matcher, mailbox, log, begin }: Context) {
	const running = new Map<Worker, ProcessKind>()
	const callers = new WeakMap<Worker, ReturnType<typeof createCaller>>()
	let isEnding = false
	let address: string | undefined
	const methods = { ...methodsOf(matcher), readMails: async () => mailbox?.mails ?? [] }
	const unwatch = watchState(matcher, (state) => {
		for (const worker of running.keys()) sendTo(worker, state)
	})

	/** Starts one. Resolves when it works; rejects when it ends before. */
	function launch(kind: ProcessKind) {
		cluster.setupPrimary({
			exec: fileURLToPath(new URL('child.ts', import.meta.url)),
			args: [],
			execArgv: [
				...process.execArgv,
				`--max-semi-space-size=${semiSpaceMegabytes[kind]}`,
				`--heap-growing-percent=${heapGrowth}`,
			],
			serialization: 'advanced',
		})
		const worker = cluster.fork()
		running.set(worker, kind)
		answerCalls(channelTo(worker), methods)
		callers.set(worker, createCaller(channelTo(worker)))
		sendTo(worker, { begin: { kind, ...begin, ...stateOf(matcher), address } } satisfies Begin)
		const started = Promise.withResolvers<void>()
		worker.on('message', (report: Report) => {
			if ('ready' in report) {
				address ??= report.ready.address
				started.resolve()
			}
			if ('failed' in report) started.reject(receivedError(report.failed))
		})
		worker.once('exit', () => started.reject(new Error(`A ${kind} process ended while it was starting.`)))
		return { worker, started: started.promise }
	}

	/** Replaces a process each time that it ends, until all of them are ended. */
	async function keepRunning(kind: ProcessKind, first: Worker) {
		for (let worker = first; ;) {
			const began = Date.now()
			const { code, signal } = await exitOf(worker)
			running.delete(worker)
			if (isEnding) return
			log.error({ kind, code, signal }, 'A process has ended; another one takes its place.')
			if (Date.now() - began < shortLifeMs) await pause(restartMs, undefined, { ref: false })
			if (isEnding) return
			const next = launch(kind)
			next.started.catch((error: unknown) => log.error({ kind, err: error }, 'A process did not start.'))
			worker = next.worker
		}
	}

	const kept: Promise<void>[] = []
	async function start(kind: ProcessKind) {
		const { worker, started } = launch(kind)
		await started
		kept.push(keepRunning(kind, worker))
	}

	return {
		/** Requests are served before the background work starts, since that one writes their address into mails. */
		ready: (async () => {
			await Promise.all(kinds.filter((kind) => kind === 'web').map(start))
			await Promise.all(kinds.filter((kind) => kind === 'background').map(start))
			return address
		})(),
		/** What the processes have measured; one that does not answer in time is left out. */
		async readMeasured() {
			const asked = [...running.keys()].map((worker) =>
				Promise.race([callers.get(worker)?.('readMeasured'), pause(answerMs, undefined, { ref: false })]),
			)
			const answers = await Promise.all(asked.map((answer) => answer.catch(() => undefined)))
			return answers.filter((answer): answer is Measured => answer !== undefined)
		},
		async end() {
			isEnding = true
			unwatch()
			const exits = [...running.keys()].filter((worker) => !worker.isDead()).map(exitOf)
			for (const worker of running.keys()) sendTo(worker, end)
			await Promise.all(exits)
		},
	}
}

function channelTo(worker: Worker): Channel {
	return {
		send: (message) => sendTo(worker, message),
		onMessage: (listener) => void worker.on('message', listener),
	}
}

/** Sends, unless the process has gone meanwhile. */
function sendTo(worker: Worker, message: unknown) {
	if (worker.isConnected()) worker.send(message as object, () => {})
}

async function exitOf(worker: Worker) {
	const { promise, resolve } = Promise.withResolvers<{ code: number | null; signal: string | null }>()
	worker.once('exit', (code, signal) => resolve({ code, signal }))
	return promise
}
