import { JobColumn } from '@profile-search/contract/hiring/drafts/job-imports'
import { JobDraft, JobFields } from '@profile-search/contract/hiring/job-drafts'
import { problem } from '@profile-search/contract/platform/problem'
import type { ValueNote } from '@profile-search/db/schema/hiring/job-imports'
import type { z } from 'zod'
import { choices } from './choices.ts'
import type { Found, Names } from './names.ts'

/** A row as it was understood: the draft that it would become, and what is to be said about it. */
export type Understood = {
	title: string
	draft: JobFields | null
	externalId: string | null
	problems: ValueNote[]
	notes: ValueNote[]
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
	const texts = new Map<JobColumn, string>()
	for (const [at, column] of columns.entries()) if (column && cells[at]) texts.set(column, cells[at])
	return understandTexts(texts, names, closesOn)
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
	const notes: ValueNote[] = []
	const say: Say = (column, value, message) => notes.push({ column, value, message })
	const given: Record<string, unknown> = { closesOn, ...valuesOf(texts, names, say) }

	const problems: ValueNote[] = []
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
		say(column, name, unknown(name, 'near' in found ? found.near : undefined))
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
				values[column] = listOf(text).flatMap((each) => {
					const [, name = each, code] = /^(.+?)\s*\(([ABC][12])\)$/i.exec(each) ?? []
					const level = code ? frameworkLevels.indexOf(code.toUpperCase()) + 1 : null
					return one(column, name, names.language(name)).map((found) => ({ code: found, level }))
				})
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

const frameworkLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']

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
	return code === 'invalid_type' && message === 'problems.check' ? 'hiringProblems.importNumber' : message
}

function unknown(name: string, near: string | undefined) {
	if (near === undefined) return problem('hiringProblems.importUnknown', { name })
	return problem('hiringProblems.importUnknownNear', { name, near })
}

/** The parts of a list, which semicolons or lines separate; commas do where there are none. */
function listOf(text: string) {
	const separator = /[;\n|]/.test(text) ? /[;\n|]/ : ','
	return text
		.split(separator)
		.map((part) => part.trim())
		.filter(Boolean)
}

function unique<Value>(values: Value[]) {
	const known = new Set<unknown>()
	return values.filter((value) => {
		const key = typeof value === 'string' ? value.toLowerCase() : value
		return !known.has(key) && known.add(key)
	})
}

function monthsOf(text: string) {
	const years = numberOf(text)
	return typeof years === 'number' ? Math.round(years * 12) : text
}

/** 25000 for ₹25,000 and for २५,०००; another text stays as it is. */
function numberOf(text: string) {
	const plain = text
		.replaceAll(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
		.replaceAll(/₹|rs\.?|inr|[\s,]/gi, '')
	return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text
}

/** 2026-12-31 for 31/12/2026, as days are written in India; another text stays as it is. */
function dayOf(text: string) {
	const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? []
	if (day && month && year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
	return text.replace(/^(\d{4}-\d{2}-\d{2})T[\d:.]+Z?$/, '$1')
}
