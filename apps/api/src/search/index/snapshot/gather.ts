import { setImmediate as letOthers } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import type { Numbers, Piece } from '@profile-search/matching/snapshot/sections'

/** A section ready to be written. */
export type Gathered = { name: string; kind: Kind; bytes: number; checksum: number; parts: Numbers[] }

/** How the numbers of a section are stored. */
export type Kind = 'signed' | 'unsigned' | 'units' | 'bytes'

/** Milliseconds of work before others get their turn. */
const turnMs = 5

/**
 * Collects all pieces into sections, with pauses in which the thread answers questions. The source of the pieces must
 * not change meanwhile.
 */
export async function gather(pieces: Iterable<Piece>): Promise<Gathered[]> {
	const sections = new Map<string, Gathered>()
	let turn = performance.now()
	for (const { name, numbers } of pieces) {
		const section = sections.get(name) ?? { name, kind: kindOf(numbers), bytes: 0, checksum: 0, parts: [] }
		section.parts.push(numbers)
		section.bytes += numbers.byteLength
		section.checksum = crc32(numbers, section.checksum)
		sections.set(name, section)
		if (performance.now() - turn < turnMs) continue
		await letOthers()
		turn = performance.now()
	}
	return [...sections.values()]
}

function kindOf(numbers: Numbers): Kind {
	if (numbers instanceof Int32Array) return 'signed'
	if (numbers instanceof Uint32Array) return 'unsigned'
	return numbers instanceof Uint16Array ? 'units' : 'bytes'
}
