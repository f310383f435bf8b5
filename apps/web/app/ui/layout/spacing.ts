/** A step of the scale in tokens.css. */
type Gap =
	| 0
	| 2
	| 4
	| 6
	| 8
	| 10
	| 12
	| 14
	| 16
	| 18
	| 20
	| 24
	| 28
	| 32
	| 36
	| 40
	| 44
	| 48
	| 56
	| 64
	| 72
	| 80

export type Spacing = {
	/** Between children; two values set the gap of rows and of columns. */
	gap?: Gap | readonly [rows: Gap, columns: Gap]
	/** Margin above. */
	mt?: Gap
	/** Margin below. */
	mb?: Gap
}

export function spacingOf({ gap, mt, mb }: Spacing) {
	return {
		gap: typeof gap === 'object' ? gap.map(step).join(' ') : step(gap),
		marginTop: step(mt),
		marginBottom: step(mb),
	}
}

function step(gap: Gap | undefined) {
	return gap ? `var(--gap-${gap})` : gap
}
