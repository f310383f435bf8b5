import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Blob, Buffer as Line, Face, Font, shapeWithTrace, TracePhase } from 'harfbuzzjs'

/** `HB_SUBSET_FLAGS_NO_HINTING` and `HB_SUBSET_FLAGS_NO_LAYOUT_CLOSURE` of hb-subset.h. */
const noHinting = 1
const noLayoutClosure = 0x200
/** `HB_MEMORY_MODE_WRITABLE` of hb-blob.h. */
const writable = 2

/** What `harfbuzz-subset.wasm` exports. Numbers are addresses in its memory. */
type Subsetter = {
	memory: WebAssembly.Memory
	_initialize: () => void
	malloc: (size: number) => number
	hb_blob_create: (data: number, size: number, mode: number, context: number, destroy: number) => number
	hb_blob_get_data: (blob: number, size: number) => number
	hb_blob_get_length: (blob: number) => number
	hb_face_create: (blob: number, index: number) => number
	hb_face_reference_blob: (face: number) => number
	hb_set_add: (set: number, value: number) => void
	hb_subset_input_create_or_fail: () => number
	hb_subset_input_unicode_set: (input: number) => number
	hb_subset_input_glyph_set: (input: number) => number
	hb_subset_input_set_flags: (input: number, flags: number) => void
	hb_subset_or_fail: (face: number, input: number) => number
}

/** The numbers of all glyphs that a font uses while it shapes these words, among them half letters that it then joins. */
export function glyphsOf(ttf: Uint8Array, words: readonly string[]) {
	const font = new Font(new Face(new Blob(bytesOf(ttf))))
	const glyphs = new Set<number>()
	for (const word of words) {
		const line = new Line()
		line.addText(word)
		line.guessSegmentProperties()
		for (const { t } of shapeWithTrace(font, line, [], 0, TracePhase.DONT_STOP))
			for (const { g } of t as { g: number }[]) glyphs.add(g)
	}
	return glyphs
}

/**
 * A TrueType font with these letters and glyphs alone. What the letters could be joined to is not in it, unless it is among
 * the glyphs.
 */
export async function subset(ttf: Uint8Array, letters: string, glyphs: ReadonlySet<number> = new Set()) {
	// Each font is made in a memory of its own, which is let go as a whole.
	const wasm = await readFile(fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')))
	const { instance } = await WebAssembly.instantiate(wasm)
	const hb = instance.exports as Subsetter
	hb._initialize()
	const address = hb.malloc(ttf.length)
	new Uint8Array(hb.memory.buffer).set(ttf, address)

	const input = hb.hb_subset_input_create_or_fail()
	for (const letter of letters)
		hb.hb_set_add(hb.hb_subset_input_unicode_set(input), letter.codePointAt(0) ?? 0)
	for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph)
	hb.hb_subset_input_set_flags(input, noHinting | noLayoutClosure)
	const face = hb.hb_face_create(hb.hb_blob_create(address, ttf.length, writable, 0, 0), 0)
	const made = hb.hb_subset_or_fail(face, input)
	if (!made) throw new Error('The font cannot be made smaller.')

	const blob = hb.hb_face_reference_blob(made)
	const start = hb.hb_blob_get_data(blob, 0)
	return new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob))
}

/** The bytes in a buffer of their own, as HarfBuzz takes them. */
export function bytesOf(data: Uint8Array) {
	return new Uint8Array(data).buffer
}
