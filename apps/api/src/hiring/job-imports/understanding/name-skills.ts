import { problem } from '@profile-search/contract/platform/problem'
import type { Db } from '@profile-search/db/client'
import { skills } from '@profile-search/db/schema/search/reference'
import { inArray } from 'drizzle-orm'
import { findSkills } from '#platform/reference/resolve-skills.ts'
import type { Understood } from './understand-row.ts'

/** Gives the skills the names that the portal has for them, and notes those that are new to it. */
export async function nameSkills(db: Db, rows: Understood[]) {
	const keys = new Set(
		rows.flatMap(({ draft }) =>
			[...(draft?.mustHaveSkills ?? []), ...(draft?.niceToHaveSkills ?? [])].map(skillKeyOf),
		),
	)
	if (keys.size === 0) return
	const ids = await findSkills(db, [...keys])
	const known = ids.size
		? await db
				.select({ id: skills.id, name: skills.name })
				.from(skills)
				.where(inArray(skills.id, [...new Set(ids.values())]))
		: []
	const nameOf = new Map(known.map(({ id, name }) => [id, name]))
	for (const { draft, notes } of rows)
		for (const column of ['mustHaveSkills', 'niceToHaveSkills'] as const) {
			if (!draft) continue
			draft[column] = draft[column].map((typed) => {
				const name = nameOf.get(ids.get(skillKeyOf(typed)) ?? -1)
				if (name === undefined)
					notes.push({
						column,
						value: typed,
						message: problem('hiringProblems.importNewSkill', { name: typed }),
					})
				return name ?? typed
			})
		}
}

function skillKeyOf(name: string) {
	return name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
