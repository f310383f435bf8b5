import { problem } from '@profile-search/contract/platform/problem'
import type { Db } from '@profile-search/db/client'
import { readSkillNames } from '#http/tables/values/skill-names.ts'
import type { Understood } from './understand-row.ts'

/** Gives the skills the names that the portal has for them, and notes those that are new to it. */
export async function nameSkills(db: Db, rows: Understood[]) {
	const nameOf = await readSkillNames(
		db,
		rows.flatMap(({ draft }) => [...(draft?.mustHaveSkills ?? []), ...(draft?.niceToHaveSkills ?? [])]),
	)
	for (const { draft, notes } of rows)
		for (const column of ['mustHaveSkills', 'niceToHaveSkills'] as const) {
			if (!draft) continue
			draft[column] = draft[column].map((typed) => {
				const name = nameOf(typed)
				if (name === undefined)
					notes.push({ column, value: typed, message: problem('problems.importNewSkill', { name: typed }) })
				return name ?? typed
			})
		}
}
