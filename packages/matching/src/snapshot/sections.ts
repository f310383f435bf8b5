/** The contents of a section. */
export type Numbers = Int32Array | Uint32Array | Uint16Array | Uint8Array

/** A piece of a section. The pieces with one name, one after the other, are the section. */
export type Piece = { name: string; numbers: Numbers }

/** A snapshot with each section whole. The arrays belong to the reader. */
export type Sections = ReadonlyMap<string, Numbers>

/** Turns one kind of value into sections and back. */
export type Codec<Value> = {
	/** The pieces share no memory with the value, which must not change until the last piece is taken. */
	write: (name: string, value: Value) => Iterable<Piece>
	/** Throws if a section is missing or does not fit the others. */
	read: (name: string, sections: Sections) => Value
}

/** A codec for each field of a state. A field without one does not compile. */
export type Codecs<State> = { [Field in keyof State]: Codec<State[Field]> }

/** All fields of a state, piece by piece. */
export function* piecesOf<State>(codecs: Codecs<State>, state: State): Generator<Piece> {
	for (const field in codecs) yield* codecs[field].write(field, state[field])
}

/** Fills the fields of an empty state. */
export function fill<State>(codecs: Codecs<State>, state: State, sections: Sections): void {
	for (const field in codecs) state[field] = codecs[field].read(field, sections)
}

/** The length of a piece: 4 MB, copied in about a millisecond, so that searches get in between. */
export const pieceLength = 1 << 20

/** Copies an array in pieces. An empty array is one piece, so that its section exists. */
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

export function unitsIn(sections: Sections, name: string): Uint16Array {
	const numbers = sections.get(name)
	if (numbers instanceof Uint16Array) return numbers
	throw new Error(`The section ${name} is missing.`)
}

export function bytesIn(sections: Sections, name: string): Uint8Array {
	const numbers = sections.get(name)
	if (numbers instanceof Uint8Array) return numbers
	throw new Error(`The section ${name} is missing.`)
}
