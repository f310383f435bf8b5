import { createHash } from 'node:crypto'
import type { Db } from '@profile-search/db/client'
import {
	learnedProfessionRelations,
	learnedSkillRelations,
	learnedWeights,
} from '@profile-search/db/schema/search/learned'
import { professionRelations, skillRelations, skills } from '@profile-search/db/schema/search/reference'
import { withPartWeights } from '@profile-search/matching/learn/weights'
import type { Knowledge, PartWeights, Related } from '@profile-search/matching/types'
import { asc, desc, gt } from 'drizzle-orm'
import { readLexicon } from './lexicon.ts'

type Link = { wantedId: number; hadId: number; share: number; source: string }

/**
 * What the portal knows of skills and professions. The version is a hash of it, so the same knowledge has the same
 * version. Without `isLearning`, what was learned from the portal's own data is left out.
 */
export async function readKnowledge(db: Db, { isLearning = true } = {}): Promise<Knowledge> {
	const rarity = await db
		.select({ id: skills.id, rarity: skills.rarity })
		.from(skills)
		.where(gt(skills.rarity, 0))
		.orderBy(asc(skills.id))
	const skillLinks = linksOf(
		await db.select().from(skillRelations),
		isLearning ? await db.select().from(learnedSkillRelations) : [],
	)
	const professionLinks = linksOf(
		await db.select().from(professionRelations),
		isLearning ? await db.select().from(learnedProfessionRelations) : [],
	)
	const lexicon = await readLexicon(db)
	const known = rarity.filter((skill) => skill.rarity !== 1)
	const knowledge: Knowledge = {
		version: createHash('sha256')
			.update(JSON.stringify([known, skillLinks, professionLinks, lexicon, [...lexicon.frequency]]))
			.digest('hex')
			.slice(0, 12),
		rarity: new Map(known.map((skill) => [skill.id, skill.rarity])),
		relatedSkills: byWanted(skillLinks),
		relatedProfessions: byWanted(professionLinks),
		lexicon,
	}
	const weights = isLearning ? await findLearnedWeights(db) : undefined
	return weights ? withPartWeights(knowledge, weights) : knowledge
}

/** The latest learned weights of the parts; undefined while the ones set by hand apply. */
export async function findLearnedWeights(db: Db): Promise<PartWeights | undefined> {
	const { skills, profession, experience, education, languages, text } = learnedWeights
	const [last] = await db
		.select({ skills, profession, experience, education, languages, text })
		.from(learnedWeights)
		.orderBy(desc(learnedWeights.id))
		.limit(1)
	return last
}

/** Links by ascending id. What people have entered on a pair takes precedence over what was learned. */
function linksOf(stored: Link[], learned: Omit<Link, 'source'>[]) {
	const known = new Set(stored.map(({ wantedId, hadId }) => `${wantedId} ${hadId}`))
	const added = learned.filter(({ wantedId, hadId }) => !known.has(`${wantedId} ${hadId}`))
	return [...stored, ...added.map((link) => ({ ...link, source: 'learned' }))].sort(
		(a, b) => a.wantedId - b.wantedId || a.hadId - b.hadId,
	)
}

function byWanted(links: Link[]) {
	const map = new Map<number, Related[]>()
	// An administrator's 0 excludes what was learned of a pair, and is no link itself.
	for (const { wantedId, hadId, share } of links.filter((link) => link.share > 0)) {
		const list = map.get(wantedId) ?? []
		list.push({ id: hadId, share })
		map.set(wantedId, list)
	}
	return map
}

export { prepareTexts } from '@profile-search/matching/text/read-text'
