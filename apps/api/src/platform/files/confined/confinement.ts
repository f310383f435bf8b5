import { writeSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'

/** The inside of a confined program: it takes its input and ends with an answer or a refusal. */

const [answers, refusals] = [1, 3]

/** The program's input. From here on, its memory is limited. */
export async function takeInput() {
	const input = await buffer(process.stdin)
	await watchMemory()
	return input
}

export function answer(bytes: Uint8Array): never {
	for (let written = 0; written < bytes.length;) written += writeSync(answers, bytes, written)
	process.exit(0)
}

/**
 * Ends at once with a sentence for a person: an orderly exit would wait for a library in the middle of its
 * work.
 */
export function refuse(message: string): never {
	writeSync(refusals, message)
	process.kill(process.pid, 'SIGKILL')
	throw new Error(message)
}

/** Runs in a thread, so that it checks however busy the work is. */
function watchMemory() {
	const watcher = new Worker(new URL('./memory-watch.ts', import.meta.url))
	watcher.unref()
	return new Promise((resolve) => watcher.once('message', resolve))
}
