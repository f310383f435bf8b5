import { type Month, firstDayOf, lastDayOf } from '../calendar.ts'
import { inventOrganisationName } from '../employers/organisation-names.ts'
import type { GeneratedWorkEntry } from '../generated-types.ts'
import type { Ground, Occupation, Settlement } from '../ground.ts'
import { type Random, between, chance, pick, unit } from '../random.ts'

export type WorkHistory = { entries: GeneratedWorkEntry[]; months: number; worksNow: boolean }

/** A career from its first month until now. The months of its entries are the experience. */
export function inventWorkHistory(
	random: Random,
	ground: Ground,
	occupation: Occupation,
	place: Settlement,
	begin: Month,
): WorkHistory {
	const entries: GeneratedWorkEntry[] = []
	const pace = 0.6 + unit(random) * 0.7
	let months = 0
	let worksNow = false
	for (let start = begin; start < ground.thisMonth && entries.length < 12;) {
		const end = inventEnd(random, ground.thisMonth, start, entries.length)
		worksNow = end === undefined
		const length = (end ?? ground.thisMonth) - start
		const title = titleAfter(occupation.career.titles, (months + length / 3) * pace)
		entries.push({
			title,
			organisationName: inventEmployerName(random, ground, occupation, place),
			startedOn: firstDayOf(start),
			...(end !== undefined && { endedOn: lastDayOf(end - 1) }),
		})
		months += length
		if (end === undefined) break
		start = end + (chance(random, 0.6) ? 0 : between(random, 1, 8))
	}
	return { entries, months, worksNow }
}

const titleMonths = [0, 24, 60, 120, 192]

/** The job title after that many months. */
export function titleAfter(titles: string[], months: number) {
	const reached = titles.filter((_, rung) => (titleMonths[rung] ?? 240) <= months)
	return reached.at(-1) ?? titles[0] ?? ''
}

/** The month after the last one in that work; undefined while the person works there. */
function inventEnd(random: Random, now: Month, start: Month, changes: number) {
	const end = start + 10 + Math.floor(unit(random) ** 1.6 * (70 + changes * 25))
	if (end < now) return end
	if (now - start < 4 || chance(random, 0.84)) return undefined
	return now - between(random, 1, Math.min(9, now - start - 1))
}

function inventEmployerName(random: Random, ground: Ground, { career }: Occupation, place: Settlement) {
	const key = pick(random, career.employers)
	const trade = ground.trades.get(key)
	return trade ? inventOrganisationName(random, ground, trade, place) : 'Self-employed'
}
