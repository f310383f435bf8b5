import { bytesIn, copied, signedIn, unsignedIn, type Codec } from './sections.ts'

/**
 * How many texts are written and read at once. A text that is read keeps the others of its batch in memory, so batches
 * are small.
 */
const together = 512

/** Texts as UTF-8, packed into one array. Texts from PostgreSQL hold no lone surrogates. */
export const strings: Codec<string[]> = {
	*write(name, texts) {
		const encoder = new TextEncoder()
		const lengths = new Uint32Array(texts.length)
		const ends: number[] = []
		for (let at = 0; at < texts.length; at += together) {
			const some = texts.slice(at, at + together)
			for (const [offset, text] of some.entries()) lengths[at + offset] = text.length
			const numbers = encoder.encode(some.join(''))
			ends.push((ends.at(-1) ?? 0) + numbers.length)
			yield { name: `${name}.bytes`, numbers }
		}
		if (texts.length === 0) yield { name: `${name}.bytes`, numbers: new Uint8Array() }
		yield* copied(`${name}.ends`, Uint32Array.from(ends))
		yield* copied(`${name}.lengths`, lengths)
	},
	read(name, sections) {
		const bytes = bytesIn(sections, `${name}.bytes`)
		const lengths = unsignedIn(sections, `${name}.lengths`)
		const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
		const texts: string[] = []
		let start = 0
		for (const end of unsignedIn(sections, `${name}.ends`)) {
			const text = decoder.decode(bytes.subarray(start, end))
			let from = 0
			for (const length of lengths.subarray(texts.length, texts.length + together))
				texts.push(text.slice(from, (from += length)))
			start = end
		}
		if (texts.length !== lengths.length) throw new Error(`The texts of ${name} do not add up.`)
		return texts
	},
}

/** An array with all its capacity, used or not. */
export const unsigned: Codec<Uint32Array> = {
	write: copied,
	read: (name, sections) => unsignedIn(sections, name),
}

/** Lists of whole numbers. */
export const lists: Codec<(readonly number[])[]> = {
	*write(name, all) {
		yield* copied(
			`${name}.sizes`,
			Uint32Array.from(all, (list) => list.length),
		)
		yield* copied(`${name}.values`, Int32Array.from(all.flat()))
	},
	read(name, sections) {
		const values = signedIn(sections, `${name}.values`)
		let from = 0
		return Array.from(unsignedIn(sections, `${name}.sizes`), (size) => [
			...values.subarray(from, (from += size)),
		])
	},
}

/** A map from texts to whole numbers. */
export const numbered: Codec<Map<string, number>> = {
	*write(name, map) {
		yield* strings.write(`${name}.keys`, [...map.keys()])
		yield* copied(`${name}.values`, Int32Array.from(map.values()))
	},
	read(name, sections) {
		const values = signedIn(sections, `${name}.values`)
		return new Map(strings.read(`${name}.keys`, sections).map((key, at) => [key, values[at] ?? 0]))
	},
}

/** A map from texts to lists of whole numbers. */
export const listsByText: Codec<Map<string, readonly number[]>> = {
	*write(name, map) {
		yield* strings.write(`${name}.keys`, [...map.keys()])
		yield* lists.write(name, [...map.values()])
	},
	read(name, sections) {
		const values = lists.read(name, sections)
		return new Map(strings.read(`${name}.keys`, sections).map((key, at) => [key, values[at] ?? []]))
	},
}

/** Several values of one kind. */
export function each<Value>({ write, read }: Codec<Value>): Codec<Value[]> {
	return {
		*write(name, values) {
			yield* copied(`${name}.count`, Uint32Array.of(values.length))
			for (const [at, value] of values.entries()) yield* write(`${name}.${at}`, value)
		},
		read(name, sections) {
			const [count = 0] = unsignedIn(sections, `${name}.count`)
			return Array.from({ length: count }, (_, at) => read(`${name}.${at}`, sections))
		},
	}
}
