import { createHash } from 'node:crypto'
import type { Knowledge, Related } from '@profile-search/matching/types'
import type { Db } from '@profile-search/db/client'
import { professionRelations, skillRelations, skills } from '@profile-search/db/schema/reference'
import { asc, gt } from 'drizzle-orm'

/** What the portal knows of skills and professions. The version is a hash of it: the same knowledge, the same version. */
export async function readKnowledge(db: Db): Promise<Knowledge> {
	const rarity = await db
		.select({ id: skills.id, rarity: skills.rarity })
		.from(skills)
		.where(gt(skills.rarity, 0))
		.orderBy(asc(skills.id))
	const skillLinks = await db
		.select()
		.from(skillRelations)
		.orderBy(asc(skillRelations.wantedId), asc(skillRelations.hadId))
	const professionLinks = await db
		.select()
		.from(professionRelations)
		.orderBy(asc(professionRelations.wantedId), asc(professionRelations.hadId))
	const known = rarity.filter((skill) => skill.rarity !== 1)
	return {
		version: createHash('sha256')
			.update(JSON.stringify([known, skillLinks, professionLinks]))
			.digest('hex')
			.slice(0, 12),
		rarity: new Map(known.map((skill) => [skill.id, skill.rarity])),
		relatedSkills: byWanted(skillLinks),
		relatedProfessions: byWanted(professionLinks),
	}
}

function byWanted(links: { wantedId: number; hadId: number; share: number }[]) {
	const map = new Map<number, Related[]>()
	for (const { wantedId, hadId, share } of links) {
		const list = map.get(wantedId) ?? []
		list.push({ id: hadId, share })
		map.set(wantedId, list)
	}
	return map
}
