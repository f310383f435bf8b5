import type { Numbers, Piece, Sections } from './sections.ts'

/** The pieces put together, as a file would hold them. */
export function sectionsOf(pieces: Iterable<Piece>): Sections {
	const parts = new Map<string, Numbers[]>()
	for (const { name, numbers } of pieces) parts.set(name, [...(parts.get(name) ?? []), numbers])
	return new Map([...parts].map(([name, all]) => [name, join(all)]))
}

function join(all: Numbers[]): Numbers {
	const bytes = all.flatMap((numbers) => [
		...new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength),
	])
	const { buffer } = Uint8Array.from(bytes)
	if (all[0] instanceof Int32Array) return new Int32Array(buffer)
	if (all[0] instanceof Uint16Array) return new Uint16Array(buffer)
	return all[0] instanceof Uint32Array ? new Uint32Array(buffer) : new Uint8Array(buffer)
}
