import { writeSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'

/** The inside of a confined program: it takes its input, and ends with an answer or with a no. */

const [answers, refusals] = [1, 3]

/** What the program was given. From here on it may take so much memory and no more. */
export async function takeInput() {
	const input = await buffer(process.stdin)
	await watchMemory()
	return input
}

export function answer(bytes: Uint8Array): never {
	for (let written = 0; written < bytes.length;) written += writeSync(answers, bytes, written)
	process.exit(0)
}

/** Ends with a sentence for a person, and at once: an orderly end would wait for a library that is in the middle of it. */
export function refuse(words: string): never {
	writeSync(refusals, words)
	process.kill(process.pid, 'SIGKILL')
	throw new Error(words)
}

/** In a thread, so that it looks however busy the work is. */
function watchMemory() {
	const watcher = new Worker(new URL('./memory-watch.ts', import.meta.url))
	watcher.unref()
	return new Promise((resolve) => watcher.once('message', resolve))
}
