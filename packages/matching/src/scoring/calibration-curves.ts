import type { Curve } from './calibration.ts'

/** Written by `npm run match:eval -- --calibrate`, from the development half of the evaluation set. */
export const curves: Record<'fields' | 'text', Curve> = {
	fields: { level: 3.326, low: 3.181, high: 0.045 },
	text: { level: -1.228, low: 2.817, high: 2.56 },
}
