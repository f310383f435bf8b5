/** What a section holds. */
export type Numbers = Int32Array | Uint32Array | Uint8Array

/** A part of a section: the pieces of one name, one after the other, are the section. */
export type Piece = { name: string; numbers: Numbers }

/** A snapshot as it is read back: each section whole. The arrays belong to whoever reads them. */
export type Sections = ReadonlyMap<string, Numbers>

/** How one kind of value becomes sections, and again a value. */
export type Codec<Value> = {
	/** Pieces that share nothing with the value; it must stay as it is until the last one is taken. */
	write: (name: string, value: Value) => Iterable<Piece>
	/** Throws when a section is missing or does not fit the others. */
	read: (name: string, sections: Sections) => Value
}

/** A codec for each field of a state: a field without one does not compile. */
export type Codecs<State> = { [Field in keyof State]: Codec<State[Field]> }

/** The fields of a state, piece after piece. */
export function* piecesOf<State>(codecs: Codecs<State>, state: State): Generator<Piece> {
	for (const field in codecs) yield* codecs[field].write(field, state[field])
}

/** Fills the fields of a state that is still empty. */
export function fill<State>(codecs: Codecs<State>, state: State, sections: Sections): void {
	for (const field in codecs) state[field] = codecs[field].read(field, sections)
}

/** Numbers in one piece: 4 MB, copied in about a millisecond, so that questions get in between. */
export const pieceLength = 1 << 20

/** An array in pieces that are copies. An empty one is a piece too: its section is there. */
export function* copied(name: string, numbers: Numbers): Generator<Piece> {
	if (numbers.length === 0) yield { name, numbers: numbers.slice() }
	for (let at = 0; at < numbers.length; at += pieceLength)
		yield { name, numbers: numbers.slice(at, at + pieceLength) }
}

export function signedIn(sections: Sections, name: string): Int32Array {
	const numbers = sections.get(name)
	if (numbers instanceof Int32Array) return numbers
	throw new Error(`The section ${name} is missing.`)
}

export function unsignedIn(sections: Sections, name: string): Uint32Array {
	const numbers = sections.get(name)
	if (numbers instanceof Uint32Array) return numbers
	throw new Error(`The section ${name} is missing.`)
}

export function bytesIn(sections: Sections, name: string): Uint8Array {
	const numbers = sections.get(name)
	if (numbers instanceof Uint8Array) return numbers
	throw new Error(`The section ${name} is missing.`)
}
