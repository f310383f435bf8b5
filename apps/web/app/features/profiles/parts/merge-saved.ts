/**
 * Puts what was entered here on top of what was saved meanwhile, in another tab or by somebody else. `merged` is both together:
 * a field that was not changed here has the value that was saved. `taken` are the fields that differ from here by that.
 * `contested` names those that were changed on both sides, to different values.
 */
export function mergeSaved<Values extends object>(before: Values, here: Values, saved: Values) {
	const names = Object.keys(here) as (keyof Values)[]
	const mine = names.filter((name) => !isSame(before[name], here[name]))
	const merged = { ...saved }
	for (const name of mine) merged[name] = here[name]
	const taken: Partial<Values> = {}
	for (const name of names) if (!isSame(here[name], merged[name])) taken[name] = merged[name]
	const contested = mine.filter(
		(name) => !isSame(before[name], saved[name]) && !isSame(here[name], saved[name]),
	)
	return { merged, taken, contested }
}

function isSame(one: unknown, other: unknown) {
	return JSON.stringify(one) === JSON.stringify(other)
}
