import type { FirstStep } from './step-frame.tsx'

/**
 * Where somebody goes on who comes back: at the step after the last one whose answers are there, since what lies before
 * it was skipped; at the end once that is the last one.
 */
export function whereToGoOn(steps: readonly FirstStep[], end: string) {
	return nextOf(steps, steps.findLast(({ isDone }) => isDone)?.key, end)
}

/** The address of the step after this one, of the first one where there is none, or of the end. */
export function nextOf(steps: readonly FirstStep[], current: string | undefined, end: string) {
	return steps[steps.findIndex(({ key }) => key === current) + 1]?.to ?? end
}
