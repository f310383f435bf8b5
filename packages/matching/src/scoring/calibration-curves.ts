import type { Curve } from './calibration.ts'

/** Written by `npm run match:eval -- --calibrate`, from the development half of the evaluation set. */
export const curves: Record<'fields' | 'text', Curve> = {
	fields: {
		level: 4.308,
		low: 3.851,
		bends: [
			{ at: 0.3, by: -8.118 },
			{ at: 0.6, by: 9.82 },
		],
	},
	text: {
		level: -1.602,
		low: 1.996,
		bends: [
			{ at: 0.3, by: 4.455 },
			{ at: 0.6, by: 2.261 },
		],
	},
}
