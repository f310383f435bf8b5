/**
 * A dictionary-encoded column: rows with the same value have the same class number. A search rates each class once, so a
 * row costs one array access.
 */
export type Column<Facts> = {
	/** The position of the column in a row. */
	position: number
	classes: Map<string | number, number>
	/** By class, facts with this value and nothing else. Class 0 holds the rows that are not told apart. */
	examples: Facts[]
}

/** Rating more classes would take longer than it saves. */
const mostClasses = 2 ** 14

export function createColumn<Facts>(position: number, nothingSaid: Facts): Column<Facts> {
	return { position, classes: new Map(), examples: [nothingSaid] }
}

/** The class of a key; `example` is called when the key is new. */
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

/** The rating of each class; 1 for rows that are not told apart. */
export function rateClasses<Facts>(
	{ examples }: Column<Facts>,
	rate: (example: Facts) => number,
): Float64Array {
	const shares = new Float64Array(examples.length).fill(1)
	for (const [number, example] of examples.entries()) if (number > 0) shares[number] = rate(example)
	return shares
}

/** Pay is encoded in steps of at most a sixteenth, so that there are few classes. */
const paySteps = 16

/** Understates the expected pay, so that the bound is never too low. */
export function roundedDown(pay: number): number {
	const step = payStep(pay)
	return Math.floor(pay / step) * step
}

/** Overstates the pay of a job, so that the bound is never too low. */
export function roundedUp(pay: number): number {
	const step = payStep(pay)
	return Math.ceil(pay / step) * step
}

function payStep(pay: number): number {
	return pay < paySteps ? 1 : 2 ** Math.floor(Math.log2(pay / paySteps))
}

/** A larger copy, with room for at least `least` classes. */
export function withRoom(classes: Uint16Array, least: number): Uint16Array<ArrayBuffer> {
	const larger = new Uint16Array(Math.ceil((least + 16) * 1.2))
	larger.set(classes)
	return larger
}
