import { JobColumn } from '@profile-search/contract/hiring/drafts/job-imports'
import { JobDraft, JobFields } from '@profile-search/contract/hiring/job-drafts'
import { problem } from '@profile-search/contract/platform/problem'
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
import { textsByColumn } from '#http/tables/values/column-names.ts'
import type { Found } from '#http/tables/values/names.ts'
import { choices } from './choices.ts'
import type { Names } from './names.ts'

/** A row as it was understood: the draft that it would become, and what is to be said about it. */
export type Understood = {
	title: string
	draft: JobFields | null
	externalId: string | null
	problems: ValueNote<JobColumn>[]
	notes: ValueNote<JobColumn>[]
}

type Say = (column: JobColumn, value: string, message: string) => void

const longestId = 120

/** Understands a row by what its columns are matched to. */
export function understandRow(
	cells: readonly string[],
	columns: readonly (JobColumn | null)[],
	names: Names,
	closesOn: string,
) {
	return understandTexts(textsByColumn(cells, columns), names, closesOn)
}

/**
 * Understands the texts of a job. The schema of the form decides what is wrong; a name that is not known leaves its field
 * empty, which is noted. `closesOn` is the last day of a job that has none.
 */
export function understandTexts(
	texts: ReadonlyMap<JobColumn, string>,
	names: Names,
	closesOn: string,
): Understood {
	const notes: ValueNote<JobColumn>[] = []
	const say: Say = (column, value, message) => notes.push({ column, value, message })
	const given: Record<string, unknown> = { closesOn, ...valuesOf(texts, names, say) }

	const problems: ValueNote<JobColumn>[] = []
	const refuse = ({ path: [field], ...issue }: z.core.$ZodIssue) => {
		const column = columnOf(String(field))
		if (!problems.some((each) => each.column === column))
			problems.push({ column, value: texts.get(column) ?? '', message: inWords(column, issue) })
		delete given[String(field)]
	}
	const first = JobFields.safeParse(given)
	for (const issue of first.error?.issues ?? []) refuse(issue)
	const externalId = texts.get('externalId') ?? null
	if (externalId !== null && externalId.length > longestId)
		problems.push({
			column: 'externalId',
			value: externalId.slice(0, longestId),
			message: problem('problems.tooLong', { most: longestId }),
		})

	const draft = first.data ?? JobFields.safeParse({ closesOn, ...given }).data ?? null
	// What a draft may lack, but not a job that is published.
	const whole = draft && JobDraft.safeParse({ ...draft, publish: true })
	for (const { path, message } of whole?.error?.issues ?? []) {
		const column = columnOf(String(path[0]))
		if (![...problems, ...notes].some((each) => each.column === column))
			say(column, texts.get(column) ?? '', message)
	}
	return {
		title: draft?.title ?? '',
		draft,
		externalId: externalId?.slice(0, longestId) ?? null,
		problems,
		notes,
	}
}

/** The fields of the form from the texts of a row. What does not read as the kind of its field is left to the schema. */
function valuesOf(texts: ReadonlyMap<JobColumn, string>, names: Names, say: Say) {
	const values: Record<string, unknown> = {}
	const one = <Id>(column: JobColumn, name: string, { id, ...found }: Found<Id>) => {
		if (id !== undefined) return [id]
		say(column, name, unknownName(name, 'near' in found ? found.near : undefined))
		return []
	}
	for (const [column, text] of texts) {
		switch (column) {
			case 'externalId':
				break
			case 'profession':
				values['professionId'] = one(column, text, names.profession(text))[0]
				break
			case 'subBranch':
				values['subBranchId'] = one(column, text, names.subBranch(text))[0]
				break
			case 'places':
				values['placeIds'] = unique(listOf(text).flatMap((name) => one(column, name, names.place(name))))
				break
			case 'mustHaveSkills':
			case 'niceToHaveSkills':
				values[column] = unique(listOf(text))
				break
			case 'languages':
				values[column] = listOf(text)
					.map(languageOf)
					.flatMap(({ name, level }) =>
						one(column, name, names.language(name)).map((code) => ({ code, level })),
					)
				break
			case 'experienceMin':
				values['experienceMinMonths'] = monthsOf(text)
				break
			case 'experienceMax':
				values['experienceMaxMonths'] = monthsOf(text)
				break
			case 'payMin':
			case 'payMax':
			case 'startInDays':
			case 'openings':
				values[column] = numberOf(text)
				break
			case 'closesOn':
				values[column] = dayOf(text)
				break
			case 'employmentType':
			case 'workMode':
			case 'payPeriod':
			case 'education':
			case 'applyRoute':
			case 'isBlind':
				values[column] = choices[column](text) ?? text
				break
			default:
				values[column] = text
		}
	}
	for (const [field, value] of Object.entries(values)) if (value === undefined) delete values[field]
	return values
}

/** The columns of the fields that have another name in the form. */
const columns: Record<string, JobColumn> = {
	professionId: 'profession',
	subBranchId: 'subBranch',
	placeIds: 'places',
	experienceMinMonths: 'experienceMin',
	experienceMaxMonths: 'experienceMax',
}

function columnOf(field: string) {
	return columns[field] ?? JobColumn.safeParse(field).data ?? 'title'
}

/** What is wrong with a text that is not of the kind of its column. The form takes no such text, and has no words for it. */
function inWords(column: JobColumn, { code, message }: Pick<z.core.$ZodIssue, 'code' | 'message'>) {
	if (column in choices) return 'hiringProblems.importChoice'
	return code === 'invalid_type' && message === 'problems.check' ? 'problems.importNumber' : message
}
