import { capitalised, tidy } from '../placing/labels.ts'
import { broaderForNarrower, narrowerForBroader, relatedSkill, typicalSkill } from '../placing/shares.ts'
import type { Concept, OnProgress, Occupation, Relation, Taxonomy } from '../taxonomy.ts'
import { fileFault, openFolder, type Folder, type Row } from './read-table.ts'

const tables = [
	'occupations',
	'skills',
	'occupationSkillRelations',
	'skillSkillRelations',
	'broaderRelationsSkillPillar',
]
const concept = ['conceptUri', 'preferredLabel', 'altLabels', 'status']

/**
 * Reads the CSV package of ESCO (v1.1 and later), in one language or several. The main language is English if present,
 * else the first by alphabet; the others add names.
 */
export async function readEsco(path: string, onProgress: OnProgress): Promise<Taxonomy> {
	const folder = await openFolder(path, { delimiter: ',', quote: '"' }, isRead, onProgress)
	const languages = languagesOf(folder.names, 'occupations')
	const language = languages.includes('en') ? 'en' : languages[0]
	if (language === undefined)
		throw fileFault('searchRefusals.files.missing', { name: 'occupations_en.csv', path })
	const file = (table: string) => `${table}_${language}.csv`

	const occupations = await readConcepts(folder, file('occupations'), occupationOf, ['iscoGroup'])
	const skills = await readConcepts(folder, file('skills'), conceptOf)
	await addForeign(folder, 'occupations', language, occupations.concepts)
	await addForeign(folder, 'skills', language, skills.concepts)
	const typical = await readTypicalSkills(
		folder,
		file('occupationSkillRelations'),
		occupations.concepts,
		skills.concepts,
	)
	const needed = await readNeeded(folder, file('skillSkillRelations'), skills.concepts)
	const narrower = await readBroader(folder, file('broaderRelationsSkillPillar'), skills.concepts)
	const parts = [occupations, skills, typical, needed, narrower]
	return {
		source: 'esco',
		isEnglish: language === 'en',
		occupations: [...occupations.concepts.values()],
		skills: [...skills.concepts.values()],
		typicalSkills: typical.relations,
		relatedSkills: [...needed.relations, ...narrower.relations],
		relatedOccupations: [],
		leftOut: parts.reduce((sum, { leftOut }) => sum + leftOut, 0),
	}
}

function isRead(name: string) {
	return tables.some((table) => name.startsWith(`${table}_`)) && name.endsWith('.csv')
}

function languagesOf(names: string[], table: string) {
	return names.flatMap((name) => new RegExp(`^${table}_([a-z]{2})\\.csv$`).exec(name)?.[1] ?? []).toSorted()
}

function conceptOf(row: Row): Concept {
	const [code, name] = [row.value('conceptUri'), tidy(row.value('preferredLabel'))]
	if (!/^https?:\/\/\S+$/.test(code)) throw row.fault('searchRefusals.files.badConcept', { value: code })
	if (name === '') throw row.fault('searchRefusals.files.noLabel')
	return { code, name: capitalised(name), labels: labelsOf(row), foreign: [] }
}

function occupationOf(row: Row): Occupation {
	const isco = row.value('iscoGroup')
	if (!/^\d{4}$/.test(isco)) throw row.fault('searchRefusals.files.badGroup', { value: isco })
	return { ...conceptOf(row), isco }
}

function labelsOf(row: Row) {
	return `${row.value('altLabels')}\n${row.value('hiddenLabels')}`.split('\n').map(tidy).filter(Boolean)
}

async function readConcepts<Kind extends Concept>(
	folder: Folder,
	file: string,
	read: (row: Row) => Kind,
	columns: string[] = [],
) {
	const concepts = new Map<string, Kind>()
	let leftOut = 0
	for await (const row of folder.rows(file, [...concept, ...columns], ['hiddenLabels'])) {
		const item = read(row)
		if (row.value('status') === 'released') concepts.set(item.code, item)
		else leftOut++
	}
	return { concepts, leftOut }
}

/** Adds the names in the other languages. */
async function addForeign(folder: Folder, table: string, leading: string, concepts: Map<string, Concept>) {
	for (const language of languagesOf(folder.names, table)) {
		if (language === leading) continue
		for await (const row of folder.rows(`${table}_${language}.csv`, concept, ['hiddenLabels'])) {
			const { code, name, labels } = conceptOf(row)
			concepts.get(code)?.foreign.push(name, ...labels)
		}
	}
}

async function readTypicalSkills(
	folder: Folder,
	file: string,
	occupations: Map<string, Concept>,
	skills: Map<string, Concept>,
) {
	const found = collector()
	for await (const row of folder.rows(file, ['occupationUri', 'relationType', 'skillUri'])) {
		const [wanted, had] = [row.value('occupationUri'), row.value('skillUri')]
		const share = typicalSkill[kindOf(row)]
		found.add(occupations.has(wanted) && skills.has(had), { wanted, had, share })
	}
	return found
}

/** Only a few of the rows tell which of the two needs the other, so each row counts both ways. */
async function readNeeded(folder: Folder, file: string, skills: Map<string, Concept>) {
	const found = collector()
	for await (const row of folder.rows(file, ['originalSkillUri', 'relationType', 'relatedSkillUri'])) {
		const [one, other] = [row.value('originalSkillUri'), row.value('relatedSkillUri')]
		const share = relatedSkill[kindOf(row)]
		const both = [one, other].map((wanted, at) => ({ wanted, had: at === 0 ? other : one, share }))
		found.add(skills.has(one) && skills.has(other), ...both)
	}
	return found
}

/** Narrower skills of skills. Skill groups are headings that nobody has, so relations to them are left out. */
async function readBroader(folder: Folder, file: string, skills: Map<string, Concept>) {
	const found = collector()
	for await (const row of folder.rows(file, ['conceptUri', 'broaderUri'])) {
		const [narrower, broader] = [row.value('conceptUri'), row.value('broaderUri')]
		if (narrower === '' || broader === '') throw row.fault('searchRefusals.files.noConcept')
		if (!skills.has(narrower) || !skills.has(broader)) continue
		found.add(
			true,
			{ wanted: broader, had: narrower, share: narrowerForBroader },
			{ wanted: narrower, had: broader, share: broaderForNarrower },
		)
	}
	return found
}

function kindOf(row: Row) {
	const kind = row.value('relationType')
	if (kind !== 'essential' && kind !== 'optional')
		throw row.fault('searchRefusals.files.badKind', { value: kind })
	return kind
}

function collector() {
	const found = {
		relations: [] as Relation[],
		leftOut: 0,
		add(isKnown: boolean, ...relations: Relation[]) {
			if (isKnown) found.relations.push(...relations)
			else found.leftOut++
		},
	}
	return found
}
