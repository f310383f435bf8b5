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
	/** Between what stands in it; two are between rows and between columns. */
	gap?: Gap | readonly [rows: Gap, columns: Gap]
	/** Above the whole. */
	mt?: Gap
	/** Below the whole. */
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
