import { problem } from '@profile-search/contract/platform/problem'
import type { ImportedOrganisation } from '@profile-search/contract/profiles/imports/organisations'
import {
	type ImportedColumn,
	ImportedPerson,
	PersonColumn,
} from '@profile-search/contract/profiles/imports/people'
import type { Db } from '@profile-search/db/client'
import type { ValueNote } from '@profile-search/db/schema/platform/imports'
import type { z } from 'zod'
import {
	dayOf,
	languageOf,
	listOf,
	monthsOf,
	numberOf,
	unique,
	unknownName,
} from '#http/tables/values/cells.ts'
import { sharedChoices } from '#http/tables/values/choices.ts'
import { textsByColumn } from '#http/tables/values/column-names.ts'
import type { Found, TableNames } from '#http/tables/values/names.ts'
import { readFields } from '#http/tables/values/read-fields.ts'
import { readSkillNames } from '#http/tables/values/skill-names.ts'
import { requiredColumns } from './columns.ts'

type Notes = ValueNote<ImportedColumn>[]

/** A row as it was understood: who it is, why they cannot be invited, and what else is to be said about it. */
export type Understood = {
	person: ImportedPerson | null
	organisation: ImportedOrganisation | null
	problems: Notes
	notes: Notes
}

type Say = (column: PersonColumn, value: string, message: string) => void

/**
 * Understands a row by what its columns are matched to. The schemas of registration and of the profile decide what is
 * wrong; somebody below the age for an account is not invited. What is wrong with a field that is not required is left out.
 */
export function understandPerson(
	cells: readonly string[],
	columns: readonly (PersonColumn | null)[],
	names: TableNames,
): Understood {
	const texts = textsByColumn(cells, columns)
	const notes: Notes = []
	const given = valuesOf(texts, names, (column, value, message) => notes.push({ column, value, message }))
	const read = readFields(ImportedPerson, given, texts, {
		columnOf,
		stops: (field, { message }) =>
			requiredColumns.people.some((column) => column === field) || message === tooYoung,
		inWords,
	})
	return {
		person: read.value,
		organisation: null,
		problems: read.problems,
		notes: [...notes, ...read.notes],
	}
}

const tooYoung = 'profilesProblems.adult'

/** Gives the skills the names that the portal has for them, and notes those that are new to it. */
export async function nameSkillsOf(db: Db, rows: Understood[]) {
	const nameOf = await readSkillNames(
		db,
		rows.flatMap(({ person }) => person?.skills ?? []),
	)
	for (const { person, notes } of rows) {
		if (!person) continue
		person.skills = person.skills.map((typed) => {
			const name = nameOf(typed)
			if (name === undefined)
				notes.push({
					column: 'skills',
					value: typed,
					message: problem('problems.importNewSkill', { name: typed }),
				})
			return name ?? typed
		})
	}
}

/** The fields of a person from the texts of a row. What does not read as the kind of its field is left to the schema. */
function valuesOf(texts: ReadonlyMap<PersonColumn, string>, names: TableNames, say: Say) {
	const values: Record<string, unknown> = {}
	const one = <Id>(column: PersonColumn, name: string, { id, ...found }: Found<Id>) => {
		if (id !== undefined) return [id]
		say(column, name, unknownName(name, 'near' in found ? found.near : undefined))
		return []
	}
	for (const [column, text] of texts) {
		switch (column) {
			case 'profession':
				values['professionId'] = one(column, text, names.profession(text))[0]
				break
			case 'place':
				values['placeId'] = one(column, text, names.place(text))[0]
				break
			case 'skills':
				values[column] = unique(listOf(text))
				break
			case 'languages':
				values[column] = listOf(text)
					.map(languageOf)
					.flatMap(({ name, level }) =>
						one(column, name, names.language(name)).map((code) => ({ code, level })),
					)
				break
			case 'experience':
				values['experienceMonths'] = monthsOf(text)
				break
			case 'expectedPay':
			case 'noticeDays':
				values[column] = numberOf(text)
				break
			case 'education':
				values[column] = sharedChoices.education(text) ?? text
				break
			case 'workModes':
				values[column] = unique(listOf(text).map((mode) => sharedChoices.workMode(mode) ?? mode))
				break
			case 'birthDate':
				values[column] = dayOf(text)
				break
			default:
				values[column] = text
		}
	}
	for (const [field, value] of Object.entries(values)) if (value === undefined) delete values[field]
	return values
}

/** The columns of the fields that have another name in the profile. */
const columns: Record<string, PersonColumn> = {
	professionId: 'profession',
	placeId: 'place',
	experienceMonths: 'experience',
}

function columnOf(field: string) {
	return columns[field] ?? PersonColumn.safeParse(field).data ?? 'firstName'
}

/** What is wrong with a text that is not of the kind of its column. The form takes no such text, and has no words for it. */
function inWords(column: PersonColumn, { code, message }: Pick<z.core.$ZodIssue, 'code' | 'message'>) {
	if (column === 'education' || column === 'workModes') return 'profilesProblems.peopleChoice'
	return code === 'invalid_type' && message === 'problems.check' ? 'problems.importNumber' : message
}
