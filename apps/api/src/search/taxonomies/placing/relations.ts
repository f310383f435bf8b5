import type { Db } from '@profile-search/db/client'
import { deleteLinks, insertLinks, relateUnitGroups } from '../queries.ts'
import type { Relation, Taxonomy } from '../taxonomy.ts'
import type { namesakesOf, Placed } from './place.ts'
import { sameUnitGroup, sharedTitles } from './shares.ts'

type Namesakes = ReturnType<typeof namesakesOf>

/** Professions related to an occupation because they share titles, as many as the reference files give one at most. */
const mostNamesakes = 8

/** Related professions per unit group: about twice as many as the largest group has in the reference files. */
const mostOfUnitGroup = 30

/** Replaces the relations of the last release with those of this one. */
export async function takeInRelations(
	db: Db,
	{ source, typicalSkills, relatedSkills, relatedOccupations }: Taxonomy,
	{ idOf: occupations, namesakes }: { idOf: Placed['idOf']; namesakes: Namesakes },
	skills: Placed['idOf'],
) {
	for (const table of ['profession_skills', 'skill_relations', 'profession_relations'] as const)
		await deleteLinks(db, source, table)
	const typical = linksOf(typicalSkills, occupations, skills)
	const ofSkills = linksOf(relatedSkills, skills, skills).filter(({ one, other }) => one !== other)
	const ofOccupations = linksOf(relatedOccupations, occupations, occupations).filter(
		({ one, other }) => one !== other,
	)
	const related = await insertLinks(db, source, 'profession_relations', [
		...ofOccupations,
		...bySharedTitles(namesakes, ofOccupations),
	])
	return {
		typicalSkills: await insertLinks(db, source, 'profession_skills', typical),
		relatedSkills: await insertLinks(db, source, 'skill_relations', ofSkills),
		relatedOccupations: related + (await relateUnitGroups(db, source, sameUnitGroup, mostOfUnitGroup)),
	}
}

type Link = { one: number; other: number; share: number }

/** Links both ways between an occupation and the few rows that share most titles with it, unless the files relate them. */
function bySharedTitles(namesakes: Namesakes, stated: Link[]) {
	const links = new Map<string, Link>()
	const known = new Set(stated.map(({ one, other }) => `${one} ${other}`))
	for (const { id, others } of nearestNamesakes(namesakes))
		for (const { other, shared } of others)
			for (const [a, b] of [
				[id, other],
				[other, id],
			] as const)
				if (!known.has(`${a} ${b}`)) links.set(`${a} ${b}`, { one: a, other: b, share: sharedTitles(shared) })
	return [...links.values()]
}

function nearestNamesakes(namesakes: Namesakes) {
	const byId = Map.groupBy(namesakes, ({ id }) => id)
	return [...byId].map(([id, others]) => ({
		id,
		others: others.toSorted((a, b) => b.shared - a.shared || a.other - b.other).slice(0, mostNamesakes),
	}))
}

/** Relations by id, each pair once with its largest share. */
function linksOf(relations: Relation[], wantedIds: Placed['idOf'], hadIds: Placed['idOf']) {
	const links = new Map<string, Link>()
	for (const { wanted, had, share } of relations) {
		const [one, other] = [wantedIds.get(wanted), hadIds.get(had)]
		if (one === undefined || other === undefined) continue
		const key = `${one} ${other}`
		links.set(key, { one, other, share: Math.max(share, links.get(key)?.share ?? 0) })
	}
	return [...links.values()]
}
