import { setInterval as every } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { ResumeSource } from '@profile-search/contract/resume-import'
import { fewAtOnce } from '../few-at-once.ts'
import { malformed, unavailable } from '../refusal.ts'
import type { Draft, Known } from './draft.ts'

/** What the thread says of a file. */
export type ThreadAnswer =
	| { kind: 'read'; source: ResumeSource; draft: Draft }
	| { kind: 'refused'; message: string }

const limits = {
	seconds: 10,
	/** Megabytes of memory: what JavaScript holds is watched by the engine, and buffers besides it by us. */
	heap: 192,
	buffers: 192,
	atOnce: 2,
	waiting: 20,
}

/** Reads files in threads of their own, few at a time, each with little time and memory. */
export function createFileReader(seconds = limits.seconds) {
	const inTurn = fewAtOnce(limits, () =>
		unavailable('Many résumés are being read just now. Please try again in a moment.'),
	)
	return (bytes: Uint8Array, known: Known, note: (error: Error) => void) =>
		inTurn(() => readInThread(bytes, known, seconds, note))
}

async function readInThread(bytes: Uint8Array, known: Known, seconds: number, note: (error: Error) => void) {
	const worker = new Worker(new URL('./thread.ts', import.meta.url), {
		workerData: { bytes, known },
		resourceLimits: { maxOldGenerationSizeMb: limits.heap, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
		// What a library says about a broken file is no news for the log.
		stdout: true,
		stderr: true,
	})
	try {
		const answer = await answerOf(worker, seconds, note)
		if (answer.kind === 'refused') throw malformed(answer.message)
		return answer
	} finally {
		await worker.terminate()
	}
}

function answerOf(worker: Worker, seconds: number, note: (error: Error) => void) {
	return new Promise<ThreadAnswer>((resolve, reject) => {
		const stop = new AbortController()
		const settle = (act: () => void) => {
			stop.abort()
			clearTimeout(timer)
			act()
		}
		const timer = setTimeout(
			() => settle(() => reject(malformed(`This file could not be read in ${seconds} seconds. ${instead}`))),
			seconds * 1000,
		)
		worker.once('message', (answer: ThreadAnswer) => settle(() => resolve(answer)))
		worker.once('error', (error: Error & { code?: string }) => {
			if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') note(error)
			settle(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHeavy() : malformed(broken)))
		})
		worker.once('exit', () => settle(() => reject(malformed(broken))))
		void watchBuffers(worker, stop.signal).then((isHeavy) => isHeavy && settle(() => reject(tooHeavy())))
	})
}

/** Whether a thread comes to hold more in buffers than it may; false once it has ended. */
async function watchBuffers(worker: Worker, signal: AbortSignal) {
	try {
		for await (const _ of every(50, undefined, { signal })) {
			const { external_memory: bytes } = await worker.getHeapStatistics()
			if (bytes > limits.buffers * 1024 * 1024) return true
		}
	} catch {
		// The thread has ended, or its answer is there.
	}
	return false
}

const instead = 'Please send another form of it (PDF, Word or text), or paste the text.'
const broken = `This file is damaged or unusual and could not be read. ${instead}`

function tooHeavy() {
	return malformed(`This file unpacks to far more than a résumé has, so it was not read. ${instead}`)
}
