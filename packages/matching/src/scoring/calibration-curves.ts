import type { Curve } from './calibration.ts'

/** Written by `npm run match:eval -- --calibrate`, from the development half of the evaluation set. */
export const curves: Record<'fields' | 'text', Curve> = {
	fields: { level: 3.343, low: 3.255, high: 0.035 },
	text: { level: -2.801, low: 1.522, high: 2.634 },
}
