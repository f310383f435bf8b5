import { Worker } from 'node:worker_threads'
import type { Times } from './timing.ts'

export type LibraryFigures = { times: Times; seconds: number } | { failed: string }

/** How long a library may take to index all documents. */
const limitMs = 120_000
const answerMs = 120_000

/** Measures a search library with the same people as documents, or says why it did not finish. */
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
