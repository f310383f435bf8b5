/** A set of rows, one bit each. */
export type Bits = Uint32Array

export function createBits(rows: number): Bits {
	return new Uint32Array((rows >>> 5) + 1)
}

export function setBit(bits: Bits, row: number): void {
	bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31))
}

export function clearBit(bits: Bits, row: number): void {
	bits[row >>> 5] = (bits[row >>> 5] ?? 0) & ~(1 << (row & 31))
}

export function hasBit(bits: Bits, row: number): boolean {
	return ((bits[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0
}

/** Keeps the rows of the first set that are also in the other one. */
export function keepBits(bits: Bits, other: Bits): void {
	for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0)
}

/** Removes the rows of the other set from the first one. */
export function dropBits(bits: Bits, other: Bits): void {
	for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & ~(other[at] ?? 0)
}

export function countBits(bits: Bits): number {
	let count = 0
	for (let word of bits) {
		word -= (word >>> 1) & 0x55555555
		word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
		count += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
	}
	return count
}

/** Visits the rows of a set in ascending order; `step` above 1 samples them. */
export function eachBit(bits: Bits, visit: (row: number) => void, step = 1): void {
	let left = step - 1
	for (let at = 0; at < bits.length; at++) {
		let word = bits[at] ?? 0
		while (word !== 0) {
			const lowest = word & -word
			word ^= lowest
			if (left-- > 0) continue
			left = step - 1
			visit(at * 32 + 31 - Math.clz32(lowest))
		}
	}
}

/** Visits the rows of a set in descending order. */
export function eachBitDown(bits: Bits, visit: (row: number) => void): void {
	for (let at = bits.length - 1; at >= 0; at--) {
		let word = bits[at] ?? 0
		while (word !== 0) {
			const highest = 31 - Math.clz32(word)
			word &= ~(1 << highest)
			visit(at * 32 + highest)
		}
	}
}

export function grownBits(bits: Bits, rows: number): Bits {
	const larger = createBits(rows)
	larger.set(bits)
	return larger
}
