import type { ProfessionView } from '@profile-search/contract/profiles/professions'
import type { Db } from '@profile-search/db/client'
import { decidedNames } from '@profile-search/db/schema/search/curation'
import { professionRelations, professions } from '@profile-search/db/schema/search/reference'
import { and, desc, eq, gt } from 'drizzle-orm'
import { listSkillsOfProfession } from '#platform/reference/queries.ts'

const shownSkills = 12
const shownNear = 6
/** Names from the reference files come first; a published taxonomy may add a hundred. */
const shownNames = 30

/** A profession by id, or the one that it was merged into. Undefined when there is none. */
export async function findProfession(db: Db, id: number): Promise<ProfessionView | undefined> {
	const [profession] = await db
		.select({
			id: professions.id,
			name: professions.name,
			field: professions.field,
			otherNames: professions.aliases,
		})
		.from(professions)
		.where(eq(professions.id, id))
	if (!profession) {
		const into = await findMergedInto(db, id)
		return into === undefined ? undefined : findProfession(db, into)
	}

	const [skills, near] = await Promise.all([listSkillsOfProfession(db, id), listNear(db, id)])
	const otherNames = profession.otherNames.slice(0, shownNames)
	return { ...profession, otherNames, skills: skills.slice(0, shownSkills), near }
}

async function findMergedInto(db: Db, id: number) {
	const [found] = await db
		.select({ ownerId: decidedNames.ownerId })
		.from(decidedNames)
		.where(and(eq(decidedNames.subject, 'professions'), eq(decidedNames.formerId, id)))
	return found?.ownerId ?? undefined
}

async function listNear(db: Db, id: number) {
	return db
		.select({ id: professions.id, name: professions.name })
		.from(professionRelations)
		.innerJoin(professions, eq(professions.id, professionRelations.hadId))
		.where(and(eq(professionRelations.wantedId, id), gt(professionRelations.share, 0)))
		.orderBy(desc(professionRelations.share), professions.name)
		.limit(shownNear)
}
