import type { WorkMode } from '@profile-search/contract/profiles/candidates'
import { type Line, columns, fault, parts, readLines } from '../../../reference/read-lines.ts'
import type { Profession } from '../../../reference/read-reference.ts'

export type Where = 'all' | 'metro' | 'city' | 'town'
export type Career = {
	share: number
	where: Where
	education: { lowest: number; highest: number }
	/** Rupees a month, in an average city. */
	pay: { start: number; top: number }
	modes: WorkMode[]
	/** Keys of trades; `own` means self-employed. */
	employers: string[]
	titles: string[]
	studies: string[]
	duties: string[]
}

const everywhere: Where[] = ['all', 'metro', 'city', 'town']
const allModes: WorkMode[] = ['on_site', 'hybrid', 'remote']

/** How people of each profession live and work. A profession that careers.txt leaves out gets a plain career. */
export function readCareers(professions: Profession[]) {
	const known = new Set(professions.map(({ key }) => key))
	const careers = new Map<string, Career>()
	let last: Career | undefined
	for (const line of readLines(import.meta.dirname, 'careers.txt')) {
		if (line.indented) {
			if (!last) throw fault(line, 'there is no career above this line')
			addList(line, last)
			continue
		}
		const [key = '', ...rest] = columns(line, 7, 7)
		if (!known.has(key)) throw fault(line, `there is no profession "${key}"`)
		if (careers.has(key)) throw fault(line, `${key} has a career already`)
		last = parseCareer(line, rest)
		careers.set(key, last)
	}
	return (profession: Profession) => careers.get(profession.key) ?? plainCareer(profession)
}

function parseCareer(
	line: Line,
	[share = '', where = '', education = '', pay = '', modes = '', employers = '']: string[],
) {
	const [lowest, highest] = range(line, education)
	const [start, top] = range(line, pay)
	const place = everywhere.find((one) => one === where)
	const workModes = allModes.filter((mode) => modes.split(' ').includes(mode))
	if (!place) throw fault(line, `"${where}" is not all, metro, city or town`)
	if (!(Number(share) > 0)) throw fault(line, `"${share}" is not a share above 0`)
	if (highest > 8) throw fault(line, `"${education}" is not a range of levels from 0 to 8`)
	if (workModes.length === 0) throw fault(line, `"${modes}" names no way of working`)
	const career: Career = {
		share: Number(share),
		where: place,
		education: { lowest, highest },
		pay: { start: start * 1000, top: top * 1000 },
		modes: workModes,
		employers: parts(employers, ' '),
		titles: [],
		studies: [],
		duties: [],
	}
	return career
}

function addList(line: Line, career: Career) {
	const [, kind, text = ''] = /^(titles|studies|duties):(.*)$/.exec(line.text) ?? []
	if (kind === 'titles') career.titles = parts(text, '>')
	else if (kind === 'studies') career.studies = parts(text, ';')
	else if (kind === 'duties') career.duties = parts(text, ';')
	else throw fault(line, 'expected "titles:", "studies:" or "duties:" below a career')
}

function range(line: Line, text: string): [number, number] {
	const [, low, high] = /^(\d+)-(\d+)$/.exec(text) ?? []
	if (high === undefined || Number(low) > Number(high))
		throw fault(line, `"${text}" is not a range such as 5-7`)
	return [Number(low), Number(high)]
}

/** Education and pay by the first digit of ISCO-08, the major group. */
const plainCareers: Record<string, { lowest: number; highest: number; start: number; top: number }> = {
	1: { lowest: 6, highest: 7, start: 35_000, top: 140_000 },
	2: { lowest: 6, highest: 8, start: 25_000, top: 110_000 },
	3: { lowest: 5, highest: 6, start: 18_000, top: 60_000 },
	4: { lowest: 4, highest: 6, start: 14_000, top: 36_000 },
	5: { lowest: 2, highest: 5, start: 12_000, top: 26_000 },
	6: { lowest: 0, highest: 5, start: 9000, top: 26_000 },
	7: { lowest: 1, highest: 5, start: 13_000, top: 32_000 },
	8: { lowest: 1, highest: 5, start: 13_000, top: 30_000 },
	9: { lowest: 0, highest: 3, start: 9000, top: 18_000 },
}

function plainCareer({ isco, name, skills }: Profession): Career {
	const { lowest, highest, start, top } = plainCareers[isco.slice(0, 1)] ?? {
		lowest: 3,
		highest: 6,
		start: 15_000,
		top: 50_000,
	}
	return {
		share: 0.02,
		where: 'all',
		education: { lowest, highest },
		pay: { start, top },
		modes: ['on_site'],
		employers: ['own'],
		titles: [name, `Senior ${name}`],
		studies: [],
		duties: skills.slice(0, 3).map(({ key }) => `work with ${key.replaceAll('-', ' ')}`),
	}
}

const masters = /^(M\.|M[A-Z]|CA$|LL\.M|PMP|CFA)/
const diplomas = /^(D\.|D[A-Z]|Diploma|ITI|[AG]NM|G\.D|COPA|NTT|ECCE|Inter|Suryamitra|General)/

/** The level of education, 5 to 8, that a field of study stands for. */
export function studyLevel(study: string) {
	if (study.startsWith('Ph.D')) return 8
	if (study.startsWith('MBBS')) return 6
	if (masters.test(study)) return 7
	return diplomas.test(study) ? 5 : 6
}
