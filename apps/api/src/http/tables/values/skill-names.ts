import type { Db } from '@profile-search/db/client'
import { findSkills, nameSkills } from '#platform/reference/resolve-skills.ts'

/** Finds the names that the portal has for typed skills; undefined for those that are new to it. */
export async function readSkillNames(db: Db, typed: readonly string[]) {
	const keys = [...new Set(typed.map(skillKeyOf))]
	const ids = keys.length > 0 ? await findSkills(db, keys) : new Map<string, number>()
	const names = await nameSkills(db, [...new Set(ids.values())])
	return (name: string) => names.get(ids.get(skillKeyOf(name)) ?? -1)
}

function skillKeyOf(name: string) {
	return name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
