/**
 * The records of a directory are in units of 16 bits, which takes half the memory of whole numbers. A number below 2 ** 15
 * is one unit. A greater one is a pair whose halves differ from each other and from single units, as in UTF-16, so that a
 * run of units occurs only where its numbers stand side by side.
 */
const [firstHalf, secondHalf, secondBits] = [0x8000, 0xc000, 13]

/** Between the words of one text and those of the next. */
export const textEnd = 0xffff

/** The greatest number that fits into a pair. */
export const greatest = 2 ** 27 - 1

/** The units of whole numbers from 0 to `greatest`. */
export function unitsOf(numbers: readonly number[]): number[] {
	const units: number[] = []
	for (const number of numbers)
		if (number < firstHalf) units.push(number)
		else if (number <= greatest)
			units.push(firstHalf + (number >>> secondBits), secondHalf + (number & (2 ** secondBits - 1)))
		else throw new RangeError(`${number} is too great for a record.`)
	return units
}

/** Whether the number that begins with this unit takes another one. */
export function isPair(unit: number): boolean {
	return unit >= firstHalf && unit < secondHalf
}

/** The number of a pair. */
export function numberOfPair(first: number, second: number): number {
	return ((first - firstHalf) << secondBits) + (second - secondHalf)
}

/** Visits the numbers from one place to below another; ends of texts are passed over. */
export function eachNumber(
	memory: Uint16Array,
	from: number,
	to: number,
	visit: (number: number) => void,
): void {
	for (let at = from; at < to; at++) {
		const unit = memory[at] ?? 0
		if (isPair(unit)) visit(numberOfPair(unit, memory[++at] ?? 0))
		else if (unit !== textEnd) visit(unit)
	}
}
