import { spawn } from 'node:child_process'
import type { Stream } from 'node:stream'
import { fileURLToPath } from 'node:url'

/** The limits of a piece of work. */
export type Confinement = {
	/** Seconds of a processor. On a busy machine they take longer by the clock, up to four times as long. */
	seconds: number
	/** Megabytes that the program may take beyond what it holds before it reads its input. */
	memory: number
}

/** How the work ended. */
export type Ending =
	| { kind: 'answered'; answer: Buffer }
	/** A refusal, with a sentence for a person. */
	| { kind: 'refused'; message: string }
	| { kind: 'late' }
	| { kind: 'heavy' }
	/** A bug, or a file that triggers one: where it happened. */
	| { kind: 'broken'; trace: string }

/**
 * Hands a stranger's file to a program of its own, which has little time and memory and may be killed at any
 * moment. Whatever a library does with the file, the serving process holds nothing of it and goes on.
 */
export function runConfined(program: URL, argument: string, input: Uint8Array, limits: Confinement) {
	const { seconds, memory } = limits
	const node = [process.execPath, `--max-old-space-size=${memory}`, fileURLToPath(program), argument]
	// The shell sets limits that the system enforces, and becomes the program. The program watches itself more
	// closely.
	const time = Math.max(1, Math.ceil(seconds))
	const limited = `ulimit -d ${mostData}; ulimit -H -t ${time + 1}; ulimit -S -t ${time}; exec "$@"`
	const child = spawn('/bin/sh', ['-c', limited, 'sh', ...node], {
		// No settings or secrets of the portal. Few arenas keep freed memory from piling up.
		env: { MALLOC_ARENA_MAX: '2', CONFINED_MEMORY: String(memory) },
		stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
	})
	return new Promise<Ending>((resolve, reject) => {
		let isLate = false
		const timer = setTimeout(
			() => {
				isLate = true
				child.kill('SIGKILL')
			},
			seconds * mostByTheClock * 1000,
		)
		const [answer, trace, refusal] = [1, 2, 3].map((at) => collected(child.stdio[at]))
		// The program may end before it has read everything. How it ended says the rest.
		child.stdin?.on('error', () => {})
		child.once('error', reject)
		child.once('close', (code, signal) => {
			clearTimeout(timer)
			const message = refusal?.().toString() ?? ''
			if (isLate || signal === 'SIGXCPU') resolve({ kind: 'late' })
			else if (message) resolve({ kind: 'refused', message })
			else if (code === 0) resolve({ kind: 'answered', answer: answer?.() ?? Buffer.alloc(0) })
			else if (signal) resolve({ kind: 'heavy' })
			else resolve({ kind: 'broken', trace: placesIn(trace?.().toString() ?? '') })
		})
		child.stdin?.end(input)
	})
}

/** The kind and the places of an error that ended a program. Its message may quote the file. */
function placesIn(trace: string) {
	const lines = trace.split('\n')
	const kind = lines.map((line) => /^(?:Uncaught )?(\w*Error)\b/.exec(line)?.[1]).find(Boolean)
	const places = lines.filter((line) => /^ {4}at /.test(line)).slice(0, 10)
	return [kind ?? 'The program ended', ...places].join('\n')
}

/** How often the seconds of the processor may pass by the clock, so that a program that only waits ends, too. */
const mostByTheClock = 4

/**
 * Kilobytes of data that the system allows a program at all. The engine and its threads reserve most of it
 * unused.
 */
const mostData = 2_000_000

/** What a stream has given so far. */
function collected(stream: Stream | null | undefined) {
	const parts: Buffer[] = []
	stream?.on('data', (part: Buffer) => parts.push(part))
	return () => Buffer.concat(parts)
}
