/**
 * One side of what rows bring, as the number of a class: rows that say the same are of the same class. A search rates each class
 * once, so that a row costs an array access.
 */
export type Column<Facts> = {
	/** Among the classes of a row. */
	position: number
	classes: Map<string | number, number>
	/** By class: a row of it, with nothing else said. Class 0 is of those that are not told apart. */
	examples: Facts[]
}

/** More would take longer to rate than they spare. */
const mostClasses = 2 ** 14

export function createColumn<Facts>(position: number, nothingSaid: Facts): Column<Facts> {
	return { position, classes: new Map(), examples: [nothingSaid] }
}

/** The class of those that have this key; `example` is asked for one when it is new. */
export function classOf<Facts>(
	{ classes, examples }: Column<Facts>,
	key: string | number,
	example: () => Facts,
): number {
	const known = classes.get(key)
	if (known !== undefined) return known
	if (examples.length === mostClasses) return 0

	classes.set(key, examples.length)
	return examples.push(example()) - 1
}

/** What each class is given; those that are not told apart as if they met all. */
export function rateClasses<Facts>(
	{ examples }: Column<Facts>,
	rate: (example: Facts) => number,
): Float64Array {
	const shares = new Float64Array(examples.length).fill(1)
	for (const [number, example] of examples.entries()) if (number > 0) shares[number] = rate(example)
	return shares
}

/** Pay is told apart in steps of a sixteenth or less. */
const paySteps = 16

/** Less is wanted than in truth: what is left of a total is never too little. */
export function roundedDown(pay: number): number {
	const step = payStep(pay)
	return Math.floor(pay / step) * step
}

/** More is given than in truth. */
export function roundedUp(pay: number): number {
	const step = payStep(pay)
	return Math.ceil(pay / step) * step
}

function payStep(pay: number): number {
	return pay < paySteps ? 1 : 2 ** Math.floor(Math.log2(pay / paySteps))
}

/** The same classes, with room for so many and for more to come. */
export function withRoom(classes: Uint16Array, least: number): Uint16Array<ArrayBuffer> {
	const larger = new Uint16Array(Math.ceil((least + 16) * 1.2))
	larger.set(classes)
	return larger
}
