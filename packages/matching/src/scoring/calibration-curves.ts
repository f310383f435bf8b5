import type { Curve } from './calibration.ts'

/** Written by `npm run match:eval -- --calibrate`, from the development half of the evaluation set. */
export const curves: Record<'fields' | 'text', Curve> = {
	fields: { level: 3.344, low: 3.25, high: 0.032 },
	text: { level: -3.274, low: 1.248, high: 2.963 },
}
