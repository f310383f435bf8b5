import { openPay, unsaid } from '../unsaid.ts'
import { distance, lateStart, missingMustHave, payOver, workModeGap } from '../weights.ts'

/** The share of the points that is left with `missing` must-haves missing. A related skill counts for a fraction of one. */
export function mustHaveFactor(missing: number): number {
	return 1 / (1 + missingMustHave * missing)
}

/** The share that is left at a distance. `willing` is 1, 0 or `unsaid`. */
export function placeFactor(km: number, willing: number): number {
	const factor =
		km === unsaid ? distance.unknown : fadeByDoubling(km, willing === 0 ? distance.far : distance.unsaid)
	return willing === 1 ? Math.max(distance.willing, factor) : factor
}

function fadeByDoubling(km: number, far: number): number {
	if (km <= distance.nearKm) return 1
	if (km >= distance.farKm) return far

	const way = Math.log(km / distance.nearKm) / Math.log(distance.farKm / distance.nearKm)
	return 1 - (1 - far) * way
}

/** `modes` is a set of bits, 0 if not said; `asked` is the number of a mode: on site 0, hybrid 1, remote 2. */
export function workModeFactor(modes: number, asked: number): number {
	if (asked === unsaid) return 1
	if (modes === 0) return workModeGap.unknown

	const bit = 1 << asked
	if ((modes & bit) !== 0) return 1
	return (modes & ((bit << 1) | (bit >> 1))) !== 0 ? workModeGap.one : workModeGap.two
}

/** `atMost` is `unsaid` if the job does not disclose its pay, and 0 if it names no upper end. */
export function payFactor(expected: number, atMost: number): number {
	if (atMost === unsaid) return expected === unsaid ? 1 : payOver.undisclosed
	if (atMost === openPay) return 1
	if (expected === unsaid) return payOver.unknown

	return fade((expected - atMost) / (atMost * payOver.farShare), payOver.far)
}

export function availabilityFactor(days: number, asked: number): number {
	if (asked === unsaid) return 1
	if (days === unsaid) return lateStart.unknown

	return fade((days - asked) / lateStart.farDays, lateStart.far)
}

/** Falls evenly from 1 to `least` while `way` goes from 0 to 1. */
function fade(way: number, least: number): number {
	return 1 - (1 - least) * Math.min(1, Math.max(0, way))
}
