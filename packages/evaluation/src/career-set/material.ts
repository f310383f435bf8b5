import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from '@profile-search/matching/types'

/** The engine is steered by the one half and judged by the other. They share sentence frames, but no field of work. */
export type Half = 'development' | 'test'

export const halves: readonly Half[] = ['development', 'test']

/** A skill: its name, how an advertisement asks for it, and how a résumé tells of it. */
export type Skill = { name: string; asked: string; done: string[] }

export type Craft = {
	key: string
	field: string
	titles: string[]
	skills: Skill[]
	tools: string[]
	study: string[]
	/** The same in Hindi or Marathi. */
	local?: { titles: string[]; asked: string[]; done: string[] }
}

/** Crafts that are easily confused, since people of all of them use the same common words. */
export type Field = { field: string; half: Half; common: string[]; employers: string[]; crafts: Craft[] }

export type Town = { name: string; place: Place }

export type Frames = Record<
	| 'summaries'
	| 'generic'
	| 'schools'
	| 'colleges'
	| 'courses'
	| 'hobbies'
	| 'references'
	| 'declarations'
	| 'streets'
	| 'roleOpenings'
	| 'doneFrames'
	| 'adIntros'
	| 'adAsks'
	| 'adYears'
	| 'adTools'
	| 'adExtras'
	| 'adLocal'
	| 'adLocalExtras'
	| 'adLocalYears'
	| 'firstNames'
	| 'lastNames',
	string[]
>

export const careerSetFolder = join(import.meta.dirname, '../../../../data/career-set')

type WrittenCraft = Omit<Craft, 'field' | 'skills'> & {
	skills: [name: string, asked: string, ...done: string[]][]
}
type WrittenField = Omit<Field, 'crafts'> & { crafts: WrittenCraft[] }

/** The hand-written fields of one half. */
export function readFields(half: Half): Field[] {
	return readdirSync(join(careerSetFolder, 'fields'))
		.toSorted()
		.map((file): WrittenField => readJson(`fields/${file}`))
		.filter((field) => field.half === half)
		.map((field) => ({
			...field,
			crafts: field.crafts.map((craft) => ({
				...craft,
				field: field.field,
				skills: craft.skills.map(([name, asked, ...done]) => ({ name, asked, done })),
			})),
		}))
}

export const frames: Frames = readJson('frames.json')

const writtenTowns: [string, number, number][] = readJson('towns.json')

export const towns: Town[] = writtenTowns.map(([name, latitude, longitude]) => ({
	name,
	place: { latitude, longitude },
}))

function readJson(file: string) {
	return JSON.parse(readFileSync(join(careerSetFolder, file), 'utf8'))
}
