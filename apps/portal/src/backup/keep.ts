/** How many backups to keep: the last of each day, week and month, counted back from the newest. */
export type KeepRule = { daily: number; weekly: number; monthly: number }

const named = /^profile-search-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.zst(?:\.age)?$/

/** The name of a backup of this moment. */
export function nameOf(at: Date, isSealed: boolean) {
	return `profile-search-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.zst${isSealed ? '.age' : ''}`
}

/** When a backup of this name was made. Undefined for other files. */
export function timeOf(name: string) {
	const parts = named.exec(name)
	return parts ? new Date(`${parts[1]}T${parts[2]}:${parts[3]}:${parts[4]}Z`) : undefined
}

/** The newest backup of these files. Undefined where none of them is one. */
export function newestOf(names: readonly string[]) {
	return names.filter(timeOf).toSorted().at(-1)
}

/** Those of these files that the rule does not keep. Files of other names are left alone. */
export function listObsolete(names: readonly string[], { daily, weekly, monthly }: KeepRule) {
	const backups = names
		.flatMap((name) => {
			const at = timeOf(name)
			return at ? [{ name, at }] : []
		})
		.toSorted((one, other) => other.at.getTime() - one.at.getTime())
	const kept = new Set([
		...lastOfEach(backups, dayOf, daily),
		...lastOfEach(backups, weekOf, weekly),
		...lastOfEach(backups, monthOf, monthly),
	])
	return backups.map(({ name }) => name).filter((name) => !kept.has(name))
}

type Backup = { name: string; at: Date }

/** The newest of each period, for the latest periods that have any. */
function lastOfEach(backups: readonly Backup[], periodOf: (at: Date) => string, count: number) {
	const newest = new Map<string, string>()
	for (const { name, at } of backups) if (!newest.has(periodOf(at))) newest.set(periodOf(at), name)
	return [...newest.values()].slice(0, count)
}

function dayOf(at: Date) {
	return at.toISOString().slice(0, 10)
}

/** The Monday of the week. */
function weekOf(at: Date) {
	const monday = new Date(at)
	monday.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7))
	return dayOf(monday)
}

function monthOf(at: Date) {
	return at.toISOString().slice(0, 7)
}
