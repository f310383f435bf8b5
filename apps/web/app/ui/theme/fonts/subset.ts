import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Blob, Buffer as Line, Face, Feature, Font, shapeWithTrace, TracePhase } from 'harfbuzzjs'

/** `HB_SUBSET_FLAGS_NO_HINTING` and `HB_SUBSET_FLAGS_NO_LAYOUT_CLOSURE` of hb-subset.h. */
const noHinting = 1
const noLayoutClosure = 0x200
/** `HB_SUBSET_SETS_LAYOUT_FEATURE_TAG` of hb-subset.h. */
const layoutFeatures = 6
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
	hb_set_del: (set: number, value: number) => void
	hb_subset_input_create_or_fail: () => number
	hb_subset_input_unicode_set: (input: number) => number
	hb_subset_input_set: (input: number, kind: number) => number
	hb_subset_input_glyph_set: (input: number) => number
	hb_subset_input_set_flags: (input: number, flags: number) => void
	hb_subset_or_fail: (face: number, input: number) => number
}

/**
 * The numbers of all glyphs that a font uses while it shapes these words with these features, among them half letters that it
 * then joins.
 */
export function glyphsOf(ttf: Uint8Array, words: readonly string[], features: readonly string[] = []) {
	const font = new Font(new Face(new Blob(bytesOf(ttf))))
	const asked = features.map((tag) => new Feature(tag))
	const glyphs = new Set<number>()
	for (const word of words) {
		const line = new Line()
		line.addText(word)
		line.guessSegmentProperties()
		for (const { t } of shapeWithTrace(font, line, asked, 0, TracePhase.DONT_STOP))
			for (const { g } of t as { g: number }[]) glyphs.add(g)
	}
	return glyphs
}

/** What is in a font beside its letters. */
type Kept = {
	/**
	 * The numbers of glyphs. What the letters could be joined to is not kept, unless it is among them; without this, all of it
	 * is.
	 */
	glyphs?: ReadonlySet<number> | undefined
	/** The tags of features that pages ask for, such as `tnum`. */
	features?: readonly string[]
	/** The tags of features that are left out, such as `kern`. */
	without?: readonly string[]
}

/** A TrueType font with these letters alone, without hints, and with what is to be kept. */
export async function subset(
	ttf: Uint8Array,
	letters: string,
	{ glyphs, features = [], without = [] }: Kept = {},
) {
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
	for (const glyph of glyphs ?? []) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph)
	const kept = hb.hb_subset_input_set(input, layoutFeatures)
	for (const feature of features) hb.hb_set_add(kept, tagOf(feature))
	for (const feature of without) hb.hb_set_del(kept, tagOf(feature))
	hb.hb_subset_input_set_flags(input, noHinting | (glyphs ? noLayoutClosure : 0))
	const face = hb.hb_face_create(hb.hb_blob_create(address, ttf.length, writable, 0, 0), 0)
	const made = hb.hb_subset_or_fail(face, input)
	if (!made) throw new Error('The font cannot be made smaller.')

	const blob = hb.hb_face_reference_blob(made)
	const start = hb.hb_blob_get_data(blob, 0)
	return new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob))
}

/** A tag as OpenType writes it: a number of its four letters. */
function tagOf(feature: string) {
	return Buffer.from(feature, 'latin1').readUInt32BE()
}

/** The bytes in a buffer of their own, as HarfBuzz takes them. */
export function bytesOf(data: Uint8Array) {
	return new Uint8Array(data).buffer
}
