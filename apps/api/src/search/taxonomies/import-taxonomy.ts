import type { Db } from '@profile-search/db/client'
import { applyDecidedNames } from '@profile-search/db/reference/decided-names'
import { updateRarity } from '@profile-search/db/reference/update-rarity'
import { firstForeignId } from '@profile-search/db/schema/search/reference'
import { noteNewKnowledge } from '../index/knowledge/new-knowledge.ts'
import { readEsco } from './files/esco.ts'
import { readNco } from './files/nco.ts'
import { readOnet } from './files/onet.ts'
import { keyOf } from './placing/labels.ts'
import {
	namesakesOf,
	namesOf,
	placeConcepts,
	shareAliases,
	titlesOf,
	type Names,
	type Placed,
	type Present,
} from './placing/place.ts'
import { takeInRelations } from './placing/relations.ts'
import { unitGroupFields } from './placing/unit-group-fields.ts'
import {
	confirmSkills,
	findNextSkillId,
	insertProfessions,
	insertSkills,
	listProfessions,
	listSkills,
	listSources,
	lockTaxonomy,
	renameRows,
	upsertSources,
	type Subject,
} from './queries.ts'
import type { Concept, OnProgress, Source, Taxonomy } from './taxonomy.ts'

type Counts = { matched: number; added: number }

/** The result of an import. Relations are those now attributed to this taxonomy. */
export type ImportReport = {
	occupations: Counts
	skills: Counts
	aliases: { added: number; refused: number }
	relations: { typicalSkills: number; relatedSkills: number; relatedOccupations: number }
	leftOut: number
}

/** Skills are chosen by name, in forms that accept names up to this length. */
const longestName = { skills: 60, professions: 120 }

/** Reads the published files of a folder, and imports all of them or none. */
export async function importTaxonomy(
	db: Db,
	source: Source,
	folder: string,
	onProgress: OnProgress = () => {},
) {
	const taxonomy = await readPublished(source, folder, onProgress)
	return db.transaction((transaction) => applyTaxonomy(transaction, taxonomy))
}

/** Reads the published files of a folder and checks them. */
export async function readPublished(source: Source, folder: string, onProgress: OnProgress) {
	const read = { esco: readEsco, onet: readOnet, nco: readNco }[source]
	return read(folder, onProgress)
}

/** Writes a taxonomy; to be called in a transaction. */
export async function applyTaxonomy(db: Db, taxonomy: Taxonomy): Promise<ImportReport> {
	await lockTaxonomy(db)
	const sources = await listSources(db, taxonomy.source)
	const skills = await takeInSkills(db, taxonomy, sources)
	const occupations = await takeInOccupations(db, taxonomy, sources)
	await confirmSkills(db, taxonomy.source)
	const relations = await takeInRelations(db, taxonomy, occupations, skills.idOf)
	await applyDecidedNames(db)
	await updateRarity(db)
	await noteNewKnowledge(db)
	return {
		occupations: occupations.counts,
		skills: skills.counts,
		aliases: {
			added: occupations.aliases + skills.aliases,
			refused: occupations.refused + skills.refused,
		},
		relations,
		leftOut: taxonomy.leftOut + occupations.leftOut + skills.leftOut,
	}
}

type Sources = Awaited<ReturnType<typeof listSources>>

async function takeInSkills(db: Db, taxonomy: Taxonomy, sources: Sources) {
	const present = await listSkills(db)
	const names = namesOf(present)
	const known = new Map(sources.flatMap(({ code, skillId }) => (skillId === null ? [] : [[code, skillId]])))
	const firstId = await findNextSkillId(db)
	const placed = placeConcepts(taxonomy.skills, names, known, firstId, longestName.skills, {
		isByOtherNames: true,
	})
	await insertSkills(db, [...placed.added.values()])
	return noteConcepts(db, taxonomy, 'skills', taxonomy.skills, { present, names, placed, sources })
}

async function takeInOccupations(db: Db, taxonomy: Taxonomy, sources: Sources) {
	const { occupations } = taxonomy
	const present = await listProfessions(db)
	const names = namesOf(present)
	const known = new Map(
		sources.flatMap(({ code, professionId }) => (professionId === null ? [] : [[code, professionId]])),
	)
	const firstId = Math.max(firstForeignId, (present.at(-1)?.id ?? 0) + 1)
	const placed = placeConcepts(occupations, names, known, firstId, longestName.professions, {
		isByOtherNames: false,
	})
	const fieldOf = unitGroupFields(present)
	const rows = occupations.flatMap(({ code, isco, field }) => {
		const added = placed.added.get(code)
		return added ? [{ ...added, isco: isco ?? null, field: field ?? fieldOf(isco) }] : []
	})
	await insertProfessions(db, rows)
	const noted = await noteConcepts(db, taxonomy, 'professions', occupations, {
		present,
		names,
		placed,
		sources,
	})
	return { ...noted, namesakes: namesakesOf(occupations, noted.idOf, names) }
}

type Found = { present: Present[]; names: Names; placed: Placed; sources: Sources }

/** Records the skill or profession of each concept, and adds the names. */
async function noteConcepts(db: Db, taxonomy: Taxonomy, subject: Subject, concepts: Concept[], found: Found) {
	const { placed, names } = found
	const { idOf, added, leftOut } = placed
	const renamed = taxonomy.isEnglish ? renamings(concepts, longestName[subject], found) : []
	await renameRows(db, taxonomy.source, subject, renamed)

	const newNames = new Map([...added.values(), ...renamed].map(({ id, name }) => [id, name]))
	const present = found.present.map((row) => {
		const name = newNames.get(row.id)
		return name === undefined ? row : { id: row.id, name, aliases: [...row.aliases, row.name.toLowerCase()] }
	})
	const fresh = [...added.values()].map((row) => ({ ...row, aliases: [] }))
	const { aliases, refused } = shareAliases(concepts, idOf, names, [...present, ...fresh])
	const titles = new Map(concepts.map((concept) => [concept.code, titlesOf(concept)]))
	const entries = [...idOf].map(([code, id]) => {
		return {
			code,
			id,
			isAdded: added.has(code),
			aliases: aliases.get(code) ?? [],
			titles: subject === 'professions' ? (titles.get(code) ?? []) : [],
		}
	})
	await upsertSources(db, taxonomy.source, subject, entries)
	return {
		idOf,
		counts: { matched: idOf.size - added.size, added: added.size },
		aliases: [...aliases.values()].reduce((sum, list) => sum + list.length, 0),
		refused,
		leftOut,
	}
}

/**
 * Rows that this taxonomy added and the new release names differently, unless an administrator has named them. Adds the
 * new names to `names`.
 */
function renamings(concepts: Concept[], longest: number, { present, names, placed, sources }: Found) {
	const brought = new Set(sources.flatMap(({ code, isAdded }) => (isAdded ? [code] : [])))
	const nameNow = new Map(present.map(({ id, name }) => [id, name]))
	const curated = new Set(present.flatMap(({ id, isCurated }) => (isCurated ? [id] : [])))
	return concepts.flatMap(({ code, name }) => {
		const id = placed.idOf.get(code)
		const before = id === undefined ? undefined : nameNow.get(id)
		if (id === undefined || before === undefined || !brought.has(code) || curated.has(id)) return []
		const isOther = before.toLowerCase() !== name.toLowerCase() && name.length <= longest
		if (!isOther || (names.get(keyOf(name)) ?? id) !== id) return []
		names.set(keyOf(name), id)
		return [{ id, code, name }]
	})
}
