import { Worker } from 'node:worker_threads'
import type { Times } from './timing.ts'

export type LibraryFigures = { times: Times; seconds: number } | { failed: string }

/** So long a library may take to take in all documents. */
const limitMs = 120_000
const answerMs = 120_000

/** How a search library does with the same people as documents; told when it does not come to an end. */
export function measureLibrary(
	library: 'MiniSearch' | 'Orama',
	size: number,
	jobs: number,
): Promise<LibraryFigures> {
	const { promise, resolve } = Promise.withResolvers<LibraryFigures>()
	const worker = new Worker(new URL('library-worker.ts', import.meta.url), {
		workerData: { library, size, jobs, limitMs },
		resourceLimits: { maxOldGenerationSizeMb: 8192 },
	})
	const timer = setTimeout(() => {
		resolve({ failed: `no answers within ${(limitMs + answerMs) / 1000} s` })
		void worker.terminate()
	}, limitMs + answerMs)
	worker.once('message', resolve)
	worker.once('error', ({ message }) => resolve({ failed: message }))
	return promise.finally(() => {
		clearTimeout(timer)
		return worker.terminate()
	})
}
