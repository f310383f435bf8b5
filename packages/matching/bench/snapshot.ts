import { closeSync, fsyncSync, mkdtempSync, openSync, readSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Numbers, Piece, Sections } from '../src/snapshot/sections.ts'

/**
 * Writes all pieces to a file, reads them back and prints the times, including the longest pause between two pieces.
 */
export function measureSnapshot(
	name: string,
	pieces: () => Iterable<Piece>,
	readBack: (sections: Sections) => unknown,
) {
	const folder = mkdtempSync(join(tmpdir(), 'snapshot-'))
	const path = join(folder, 'snapshot')
	const sizes = new Map<string, { kind: Numbers; bytes: number }>()
	const parts = new Map<string, Numbers[]>()
	try {
		let longest = 0
		let last = performance.now()
		const taken = timed(() => {
			for (const { name: section, numbers } of pieces()) {
				const size = sizes.get(section) ?? { kind: numbers, bytes: 0 }
				sizes.set(section, { ...size, bytes: size.bytes + numbers.byteLength })
				const known = parts.get(section)
				if (known) known.push(numbers)
				else parts.set(section, [numbers])
				longest = Math.max(longest, performance.now() - last)
				last = performance.now()
			}
		})
		const written = timed(() => {
			const file = openSync(path, 'w')
			for (const all of parts.values()) for (const numbers of all) writeSync(file, numbers)
			fsyncSync(file)
			closeSync(file)
		})
		parts.clear()
		const sections = new Map<string, Numbers>()
		const read = timed(() => {
			const file = openSync(path, 'r')
			for (const [section, { kind, bytes }] of sizes) {
				const all = new Uint8Array(bytes)
				for (let at = 0; at < bytes;) at += readSync(file, all, at, Math.min(bytes - at, 1 << 26), null)
				sections.set(section, alike(kind, all))
			}
			closeSync(file)
		})
		const made = timed(() => readBack(sections))
		const megabytes = Math.round(statSync(path).size / 1e6)
		console.log(
			`  snapshot of ${name}: ${megabytes} MB, taken in ${taken} ms (longest pause ${longest.toFixed(0)} ms), ` +
				`written in ${written} ms, read in ${read} ms, made an index in ${made} ms`,
		)
	} finally {
		rmSync(folder, { recursive: true })
	}
}

function alike(kind: Numbers, { buffer }: Uint8Array<ArrayBuffer>): Numbers {
	if (kind instanceof Int32Array) return new Int32Array(buffer)
	if (kind instanceof Uint16Array) return new Uint16Array(buffer)
	return kind instanceof Uint32Array ? new Uint32Array(buffer) : new Uint8Array(buffer)
}

function timed(work: () => unknown) {
	const start = performance.now()
	work()
	return Math.round(performance.now() - start)
}
