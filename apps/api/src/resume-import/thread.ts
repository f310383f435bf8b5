import { parentPort, workerData } from 'node:worker_threads'
import type { Known } from './draft.ts'
import { readBytes } from './files/kinds.ts'
import { fit } from './fit.ts'
import type { ThreadAnswer } from './read-file.ts'

/** The thread that opens a file of a stranger: it may be ended at any time, and then nothing else is lost. */

const { bytes, known }: { bytes: Uint8Array; known: Known } = workerData
try {
	const { source, draft } = await readBytes(bytes, known)
	post({ kind: 'read', source, draft: fit(draft) })
} catch (error) {
	if (!(error instanceof Error) || error.name !== 'Unreadable') throw error
	post({ kind: 'refused', message: error.message })
}

function post(answer: ThreadAnswer) {
	parentPort?.postMessage(answer)
}
