import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Times } from '../match/timing.ts'

/** The times of ranking for every job and for every person once, in milliseconds, ascending. */
export type Round = { people: Times; jobs: Times }

/** An engine in a process of its own. `found` are the ids of those it ranks first, by job. */
export type Engine = { found: readonly string[][]; round: () => Promise<Round>; stop: () => Promise<void> }

/**
 * Starts the engine of a folder and fills it with so many people. Throws if its process ends before it answers, as where
 * the folder has no such engine.
 */
export async function startEngine(folder: string, people: number): Promise<Engine> {
	const child = fork(new URL('engine-process.ts', import.meta.url), [folder, String(people)])
	const found = (await answerOf(child)) as string[][]
	return {
		found,
		async round() {
			child.send('round')
			return (await answerOf(child)) as Round
		},
		async stop() {
			const ended = once(child, 'exit')
			child.disconnect()
			await ended
		},
	}
}

async function answerOf(child: ChildProcess): Promise<unknown> {
	const { promise, resolve, reject } = Promise.withResolvers<unknown>()
	const fail = () => reject(new Error('The process of an engine has ended.'))
	child.once('message', resolve)
	child.once('exit', fail)
	return promise.finally(() => child.off('exit', fail))
}
