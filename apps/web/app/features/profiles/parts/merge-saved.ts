/**
 * What was entered here, on top of what was saved meanwhile in another tab or by somebody else: a field that was not changed
 * here has the value that was saved. `contested` are those that were changed on both sides, to different values.
 */
export function mergeSaved<Values extends object>(before: Values, here: Values, saved: Values) {
	const names = Object.keys(here) as (keyof Values)[]
	const mine = names.filter((name) => !isSame(before[name], here[name]))
	const merged = { ...saved }
	for (const name of mine) merged[name] = here[name]
	const contested = mine.filter(
		(name) => !isSame(before[name], saved[name]) && !isSame(here[name], saved[name]),
	)
	return { merged, contested }
}

function isSame(one: unknown, other: unknown) {
	return JSON.stringify(one) === JSON.stringify(other)
}
