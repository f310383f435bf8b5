import { firstForeignId } from '@profile-search/db/schema/search/reference'

type Known = { id: number; isco: string | null; field: string }

/**
 * The portal's field of work for an imported profession: the most frequent one among the portal's own professions of
 * its unit group, else of its minor, sub-major or major group.
 */
export function unitGroupFields(professions: Known[]) {
	const counts = new Map<string, Map<string, number>>()
	for (const { id, isco, field } of professions) {
		if (id >= firstForeignId || !isco) continue
		for (const length of [4, 3, 2, 1]) {
			const fields = counts.get(isco.slice(0, length)) ?? new Map<string, number>()
			fields.set(field, (fields.get(field) ?? 0) + 1)
			counts.set(isco.slice(0, length), fields)
		}
	}
	return (isco: string | undefined) => {
		const fields = [4, 3, 2, 1].map((length) => counts.get(isco?.slice(0, length) ?? '')).find(Boolean)
		return [...(fields ?? [])].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'Other work'
	}
}
