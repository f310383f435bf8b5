import { openPay, unsaid } from '../unsaid.ts'
import { distance, lateStart, missingMustHave, payOver, workModeGap } from '../weights.ts'

/** What remains of the total with so many must-haves missing; a related skill leaves a part of one missing. */
export function mustHaveFactor(missing: number): number {
	return 1 / (1 + missingMustHave * missing)
}

/** What remains at this distance; `willing` is 1, 0 or not said. */
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

/** `modes` is a set of bits (0 not said), `asked` the number of one: on site 0, hybrid 1, remote 2. */
export function workModeFactor(modes: number, asked: number): number {
	if (asked === unsaid) return 1
	if (modes === 0) return workModeGap.unknown

	const bit = 1 << asked
	if ((modes & bit) !== 0) return 1
	return (modes & ((bit << 1) | (bit >> 1))) !== 0 ? workModeGap.one : workModeGap.two
}

/** `atMost` is unsaid where the job does not disclose its pay, and 0 where it names no upper end. */
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

/** From 1 at 0 and below, evenly down to `least` at 1 and above. */
function fade(way: number, least: number): number {
	return 1 - (1 - least) * Math.min(1, Math.max(0, way))
}
