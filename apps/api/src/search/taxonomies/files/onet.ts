import { tidy } from '../placing/labels.ts'
import { leastImportance, relatedOccupation, technology, weightOfImportance } from '../placing/shares.ts'
import type { Concept, OnProgress, Occupation, Relation, Taxonomy } from '../taxonomy.ts'
import { openFolder, type Folder, type Row } from './read-table.ts'
import { fieldOfSoc } from './soc-fields.ts'

const files = {
	occupations: 'Occupation Data.txt',
	titles: 'Alternate Titles.txt',
	skills: 'Skills.txt',
	technology: 'Technology Skills.txt',
	related: 'Related Occupations.txt',
}
const code = 'O*NET-SOC Code'
const relatedCode = 'Related O*NET-SOC Code'

/** What has been read so far. */
type Reading = { occupations: Map<string, Occupation>; skills: Map<string, Concept>; leftOut: number }

/** Reads the text release of the O*NET database, of which the five files above are enough. */
export async function readOnet(path: string, onProgress: OnProgress): Promise<Taxonomy> {
	const isRead = (name: string) => Object.values(files).includes(name)
	const folder = await openFolder(path, { delimiter: '\t', quote: null }, isRead, onProgress)
	const reading: Reading = { occupations: new Map(), skills: new Map(), leftOut: 0 }
	await readOccupations(folder, reading)
	await readTitles(folder, reading)
	const typicalSkills = [...(await readElements(folder, reading)), ...(await readTechnology(folder, reading))]
	const relatedOccupations = await readRelated(folder, reading)
	return {
		source: 'onet',
		isEnglish: true,
		occupations: [...reading.occupations.values()],
		skills: [...reading.skills.values()],
		typicalSkills,
		relatedSkills: [],
		relatedOccupations,
		leftOut: reading.leftOut,
	}
}

async function readOccupations(folder: Folder, { occupations }: Reading) {
	for await (const row of folder.rows(files.occupations, [code, 'Title'])) {
		const soc = socOf(row, code)
		const name = named(row, 'Title')
		occupations.set(soc, { code: soc, name, labels: [], foreign: [], field: fieldOfSoc(soc) })
	}
}

async function readTitles(folder: Folder, reading: Reading) {
	for await (const row of folder.rows(files.titles, [code, 'Alternate Title'], ['Short Title'])) {
		const occupation = reading.occupations.get(socOf(row, code))
		if (!occupation) reading.leftOut++
		// The release writes n/a where there is no short title.
		const titles = [named(row, 'Alternate Title'), tidy(row.value('Short Title'))]
		occupation?.labels.push(...titles.filter((title) => title !== '' && title !== 'n/a'))
	}
}

/** Reads elements such as Programming or Active Listening, with their importance. */
async function readElements(folder: Folder, reading: Reading) {
	const found: Relation[] = []
	const needed = [code, 'Element ID', 'Element Name', 'Scale ID', 'Data Value']
	for await (const row of folder.rows(files.skills, needed, ['Recommend Suppress'])) {
		const [wanted, had] = [socOf(row, code), row.value('Element ID')]
		if (!/^\d\.[A-Z0-9.a-z]+$/.test(had)) throw row.fault('searchRefusals.files.badElement', { value: had })
		const name = named(row, 'Element Name')
		if (row.value('Scale ID') !== 'IM') continue
		const importance = Number(row.value('Data Value'))
		if (!(importance >= 1 && importance <= 5))
			throw row.fault('searchRefusals.files.badImportance', { value: row.value('Data Value') })
		if (importance < leastImportance || row.value('Recommend Suppress') === 'Y') continue
		if (!reading.occupations.has(wanted)) {
			reading.leftOut++
			continue
		}
		reading.skills.set(had, { code: had, name, labels: [], foreign: [] })
		found.push({ wanted, had, share: importance * weightOfImportance })
	}
	return found
}

/** Reads software by name. It has no code of its own, so its name serves as one. */
async function readTechnology(folder: Folder, reading: Reading) {
	const found: Relation[] = []
	for await (const row of folder.rows(files.technology, [code, 'Example'], ['Hot Technology', 'In Demand'])) {
		const [wanted, name] = [socOf(row, code), named(row, 'Example')]
		if (!reading.occupations.has(wanted)) {
			reading.leftOut++
			continue
		}
		const had = `technology: ${name.toLowerCase()}`
		if (!reading.skills.has(had)) reading.skills.set(had, { code: had, name, labels: [], foreign: [] })
		found.push({ wanted, had, share: weightOfTechnology(row) })
	}
	return found
}

function weightOfTechnology(row: Row) {
	if (row.value('In Demand') === 'Y') return technology.inDemand
	return row.value('Hot Technology') === 'Y' ? technology.hot : technology.used
}

async function readRelated(folder: Folder, reading: Reading) {
	const found: Relation[] = []
	for await (const row of folder.rows(files.related, [code, relatedCode, 'Relatedness Tier'])) {
		const [wanted, had] = [socOf(row, code), socOf(row, relatedCode)]
		const tier = row.value('Relatedness Tier')
		const share = Object.entries(relatedOccupation).find(([name]) => name === tier)?.[1]
		if (share === undefined) throw row.fault('searchRefusals.files.badTier', { value: tier })
		if (reading.occupations.has(wanted) && reading.occupations.has(had)) found.push({ wanted, had, share })
		else reading.leftOut++
	}
	return found
}

function socOf(row: Row, column: string) {
	const soc = row.value(column)
	if (!/^\d\d-\d{4}\.\d\d$/.test(soc)) throw row.fault('searchRefusals.files.badOnetCode', { value: soc })
	return soc
}

function named(row: Row, column: string) {
	const name = tidy(row.value(column))
	if (name === '') throw row.fault('searchRefusals.files.emptyColumn', { column })
	return name
}
