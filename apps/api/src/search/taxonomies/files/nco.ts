import { tidy } from '../placing/labels.ts'
import type { OnProgress, Occupation, Taxonomy } from '../taxonomy.ts'
import { fileFault, openFolder } from './read-table.ts'

const columns = { code: 'NCO 2015', title: 'Occupational Title' }

/**
 * Reads the code list of India's National Classification of Occupations, saved as one CSV file with the ministry's
 * column headings; further columns (NCO 2004, Description, Division …) are allowed.
 */
export async function readNco(path: string, onProgress: OnProgress): Promise<Taxonomy> {
	const isRead = (name: string) => name.toLowerCase().endsWith('.csv')
	const folder = await openFolder(path, { delimiter: ',', quote: '"' }, isRead, onProgress)
	const [file, ...others] = folder.names.filter(isRead)
	if (file === undefined) throw fileFault('searchRefusals.files.noCodes', { path })
	if (others.length) throw fileFault('searchRefusals.files.severalCodes', { path })

	const occupations = new Map<string, Occupation>()
	let leftOut = 0
	for await (const row of folder.rows(file, [columns.code, columns.title])) {
		const [code, name] = [row.value(columns.code), tidy(row.value(columns.title))]
		// Some copies list divisions, groups and families between the occupations.
		if (/^\d{1,4}$/.test(code)) {
			leftOut++
			continue
		}
		if (!/^\d{4}\.\d{4}$/.test(code)) throw row.fault('searchRefusals.files.badCode', { value: code })
		if (name === '') throw row.fault('searchRefusals.files.noTitle')
		const present = occupations.get(code)
		if (present) present.labels.push(name)
		// The first four digits are the family, which is the unit group of ISCO-08.
		else occupations.set(code, { code, name, labels: [], foreign: [], isco: code.slice(0, 4) })
	}
	return {
		source: 'nco',
		isEnglish: true,
		occupations: [...occupations.values()],
		skills: [],
		typicalSkills: [],
		relatedSkills: [],
		relatedOccupations: [],
		leftOut,
	}
}
