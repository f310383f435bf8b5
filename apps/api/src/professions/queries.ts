import type { Db } from '@profile-search/db/client'
import { professionRelations, professions } from '@profile-search/db/schema/reference'
import { desc, eq } from 'drizzle-orm'
import { listSkillsOfProfession } from '../reference/queries.ts'

const shownSkills = 12
const shownNear = 6
/** Ours come first; a published taxonomy may add a hundred. */
const shownNames = 30

/** What a profession is. Undefined when there is none of this id. */
export async function findProfession(db: Db, id: number) {
	const [profession] = await db
		.select({
			id: professions.id,
			name: professions.name,
			field: professions.field,
			otherNames: professions.aliases,
		})
		.from(professions)
		.where(eq(professions.id, id))
	if (!profession) return undefined

	const [skills, near] = await Promise.all([listSkillsOfProfession(db, id), listNear(db, id)])
	const otherNames = profession.otherNames.slice(0, shownNames)
	return { ...profession, otherNames, skills: skills.slice(0, shownSkills), near }
}

async function listNear(db: Db, id: number) {
	return db
		.select({ id: professions.id, name: professions.name })
		.from(professionRelations)
		.innerJoin(professions, eq(professions.id, professionRelations.hadId))
		.where(eq(professionRelations.wantedId, id))
		.orderBy(desc(professionRelations.share), professions.name)
		.limit(shownNear)
}
