/** The value of a hexadecimal digit by its character code; -1 for all else, capital letters among them. */
const values = Int8Array.from({ length: 128 }, (_, code) =>
	'0123456789abcdef'.indexOf(String.fromCharCode(code)),
)
const pairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
/** Where the eight digits of each number begin. The hyphens in between are at 8, 13, 18 and 23. */
const digits = [
	[0, 1, 2, 3, 4, 5, 6, 7],
	[9, 10, 11, 12, 14, 15, 16, 17],
	[19, 20, 21, 22, 24, 25, 26, 27],
	[28, 29, 30, 31, 32, 33, 34, 35],
] as const
const hyphen = 45

/**
 * Writes a UUID as four numbers. Returns false, and writes zeros, unless `uuidOf` would return the same text; so also for
 * the UUID of zeros.
 */
export function readUuid(text: string, into: Uint32Array, at: number): boolean {
	let isUuid = text.length === 36 && [8, 13, 18, 23].every((place) => text.charCodeAt(place) === hyphen)
	let all = 0
	for (let number = 0; isUuid && number < 4; number++) {
		let value = 0
		for (const place of digits[number] ?? []) {
			const digit = values[text.charCodeAt(place)] ?? -1
			if (digit === -1) isUuid = false
			value = (value << 4) | digit
		}
		all |= value
		into[at + number] = value
	}
	if (isUuid && all !== 0) return true
	into.fill(0, at, at + 4)
	return false
}

/** The text of a UUID. */
export function uuidOf(numbers: Uint32Array, at: number): string {
	const [a, b, c, d] = [
		eight(numbers[at]),
		eight(numbers[at + 1]),
		eight(numbers[at + 2]),
		eight(numbers[at + 3]),
	]
	return `${a}-${b.slice(0, 4)}-${b.slice(4)}-${c.slice(0, 4)}-${c.slice(4)}${d}`
}

function eight(number = 0): string {
	return (
		pairAt(number >>> 24) +
		pairAt((number >>> 16) & 255) +
		pairAt((number >>> 8) & 255) +
		pairAt(number & 255)
	)
}

function pairAt(byte: number): string {
	return pairs[byte] ?? ''
}
