import { spawn } from 'node:child_process'
import type { Stream } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { fewAtOnce } from '../few-at-once.ts'
import { malformed, unavailable } from '../refusal.ts'
import { decodingLimits } from './limits.ts'

const encoder = fileURLToPath(new URL('./encoder.ts', import.meta.url))

/** One gate for the whole program, whichever door a picture comes in by. */
const inTurn = fewAtOnce(decodingLimits, () =>
	unavailable('Many pictures are being read just now. Please try again in a moment.'),
)

/**
 * Decodes a picture that somebody sent and encodes it anew as WebP: what is kept is made by us, small, upright, and
 * without the place and the camera that a photo carries along. It is done in a process of its own with little time and
 * memory, since a small file may claim to be an enormous picture.
 */
export function encodeAnew(bytes: Uint8Array, longestSide: number, seconds: number = decodingLimits.seconds) {
	return inTurn(() => encodeInProcess(bytes, longestSide, seconds))
}

function encodeInProcess(bytes: Uint8Array, longestSide: number, seconds: number) {
	const node = [process.execPath, '--max-old-space-size=64', encoder, String(longestSide)]
	// The shell sets the limits, which the program then has; where the system knows none of them, it watches itself.
	const limited = `ulimit -d ${decodingLimits.data}; ulimit -t ${decodingLimits.seconds * 2}; exec "$@"`
	const child = spawn('/bin/sh', ['-c', limited, 'sh', ...node], {
		// No setting of the portal, none of its secrets. Few arenas keep what is freed from lying about.
		env: { MALLOC_ARENA_MAX: '2' },
		stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
	})
	return new Promise<Buffer>((resolve, reject) => {
		const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000)
		const picture = collected(child.stdio[1])
		const refusal = collected(child.stdio[3])
		// It may end before it has read everything; how it ended says the rest.
		child.stdin?.on('error', () => {})
		child.once('error', reject)
		child.once('close', (code) => {
			clearTimeout(timer)
			if (code === 0) resolve(picture())
			else reject(malformed(refusal().toString() || tooHeavy))
		})
		child.stdin?.end(bytes)
	})
}

/** What a stream has given so far. */
function collected(stream: Stream | null | undefined) {
	const parts: Buffer[] = []
	stream?.on('data', (part: Buffer) => parts.push(part))
	return () => Buffer.concat(parts)
}

const tooHeavy = 'This picture takes too much time or memory to be opened. Please choose a smaller one.'
