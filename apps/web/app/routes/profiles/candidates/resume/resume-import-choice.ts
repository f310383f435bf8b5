import { CandidateDraft } from '@profile-search/contract/profiles/candidates'
import { EducationEntryDraft, WorkEntryDraft, workedMonths } from '@profile-search/contract/profiles/entries'
import type {
	ReadEducation,
	ReadField,
	ReadFieldName,
	ReadWork,
	ResumeReading,
	TakeInput,
} from '@profile-search/contract/profiles/imports/resume-import'
import { errorsOf } from '#ui/form/draft-form.ts'
import { type MonthValue, dayOf, monthOf } from '../entries/month-field.tsx'

/** The fields of a parsed work entry that a person may correct before importing it. */
export type WorkValues = {
	title: string
	organisationName: string
	from: MonthValue
	to: MonthValue
	isPresent: boolean
}
export type EducationValues = {
	degree: string
	field: string
	institution: string
	from: number | null
	to: number | null
}

type Ticked<Values> = { isTaken: boolean; values: Values }

/** What a person imports from a parsed résumé, by the positions of its items. */
export type Choice = {
	fields: Ticked<string>[]
	links: boolean[]
	workEntries: Ticked<WorkValues>[]
	educationEntries: Ticked<EducationValues>[]
	skills: boolean[]
	suggestedSkills: boolean[]
	languages: boolean[]
}

/** The initial ticks: everything new and certain. Items that would replace something wait for the person's choice. */
export function firstChoice(reading: ResumeReading): Choice {
	return {
		fields: reading.fields.map(({ value, present, isThere }) => ({
			isTaken: !present && !isThere,
			values: String(value),
		})),
		links: reading.links.map(({ isThere }) => !isThere),
		workEntries: reading.workEntries.map(({ read, isThere }) => ({
			isTaken: !isThere,
			values: workValues(read),
		})),
		educationEntries: reading.educationEntries.map(({ read, isThere }) => ({
			isTaken: !isThere,
			values: educationValues(read),
		})),
		skills: reading.skills.map(({ isKnown, present }) => isKnown && !present),
		suggestedSkills: reading.suggestedSkills.map(() => false),
		languages: reading.languages.map(({ present }) => !present),
	}
}

/**
 * The reading with the months of experience of the work that is chosen, as it is corrected. Work that the profile has
 * already counts too. Without any work nothing is read about experience.
 */
export function withChosenMonths(reading: ResumeReading, choice: Choice): ResumeReading {
	const counted = reading.workEntries.flatMap(({ read, isThere }, at) => {
		const ticked = choice.workEntries[at]
		return ticked?.isTaken ? [workDraft(read, ticked.values)] : isThere ? [read] : []
	})
	const months =
		CandidateDraft.shape.experienceMonths.safeParse(workedMonths(counted, new Date())).data || null
	return {
		...reading,
		fields: reading.fields.map((field) =>
			field.name === 'experienceMonths'
				? {
						...field,
						value: months ?? 0,
						read: String(months ?? 0),
						isThere: months === null || String(months) === field.present,
					}
				: field,
		),
	}
}

/** Whether a field has anything to show. */
export function isRead({ name, value }: ReadField) {
	return name !== 'experienceMonths' || value !== 0
}

/** Whether a skill adds anything to the profile. */
export function isNewSkill({ level, years, present }: ResumeReading['skills'][number]) {
	const isOther = (one: number | null, other: number | null) => one !== null && one !== other
	return !present || isOther(level, present.level) || isOther(years, present.years)
}

export function isNewLanguage({ level, present }: ResumeReading['languages'][number]) {
	return !present || (level !== null && level !== present.level)
}

/** The choice as the API takes it. Towns and professions are IDs, and what is counted is a number; the rest is text. */
export function draftOf(reading: ResumeReading, choice: Choice): TakeInput {
	return {
		fields: fieldsOf(reading, choice),
		links: chosen(reading.links, choice.links).map(({ url }) => url),
		workEntries: reading.workEntries.flatMap(({ read }, at) => takenWork(read, choice.workEntries[at])),
		educationEntries: reading.educationEntries.flatMap(({ read }, at) =>
			takenEducation(read, choice.educationEntries[at]),
		),
		skills: [
			...chosen(reading.skills, choice.skills).map(({ name, level, years }) => ({ name, level, years })),
			...chosen(reading.suggestedSkills, choice.suggestedSkills).map(({ name }) => ({
				name,
				level: null,
				years: null,
			})),
		],
		languages: chosen(reading.languages, choice.languages).map(({ code, level }) => ({ code, level })),
	}
}

function fieldsOf(reading: ResumeReading, choice: Choice) {
	const fields: TakeInput['fields'] = {}
	for (const [at, { name, value, isThere }] of reading.fields.entries()) {
		const ticked = choice.fields[at]
		if (!ticked?.isTaken || isThere) continue
		if (isNumber(name)) fields[name] = Number(value)
		else fields[name] = ticked.values
	}
	return fields
}

const numberNames = ['placeId', 'professionId', 'experienceMonths', 'education'] as const

function isNumber(name: ReadFieldName): name is (typeof numberNames)[number] {
	return numberNames.some((one) => one === name)
}

function chosen<Item>(items: Item[], ticks: boolean[]) {
	return items.filter((_, at) => ticks[at])
}

function takenWork(read: ReadWork, ticked: Ticked<WorkValues> | undefined) {
	return ticked?.isTaken ? [workDraft(read, ticked.values)] : []
}

function takenEducation(read: ReadEducation, ticked: Ticked<EducationValues> | undefined) {
	return ticked?.isTaken ? [educationDraft(read, ticked.values)] : []
}

/** An exact day from the résumé stays, unless its month is changed. */
function workDraft(read: ReadWork, { title, organisationName, from, to, isPresent }: WorkValues) {
	const startedOn = isSameMonth(monthOf(read.startedOn), from) ? (read.startedOn ?? '') : dayOf(from)
	const endedOn = isSameMonth(monthOf(read.endedOn), to) ? (read.endedOn ?? '') : dayOf(to)
	return { ...read, title, organisationName, startedOn, endedOn: isPresent ? null : endedOn }
}

function isSameMonth(one: MonthValue, other: MonthValue) {
	return one.month === other.month && one.year === other.year
}

function educationDraft(read: ReadEducation, { degree, field, institution, from, to }: EducationValues) {
	return {
		...read,
		degree,
		field,
		institution,
		startedOn: yearDay(read.startedOn, from),
		endedOn: yearDay(read.endedOn, to),
	}
}

function yearDay(day: string | null, year: number | null) {
	if (year === null) return null
	return day && monthOf(day).year === year ? day : dayOf({ month: 1, year })
}

function workValues(read: ReadWork): WorkValues {
	const { title, organisationName, startedOn, endedOn } = read
	const isPresent = startedOn !== null && endedOn === null
	return { title, organisationName, from: monthOf(startedOn), to: monthOf(endedOn), isPresent }
}

function educationValues(read: ReadEducation): EducationValues {
	const { degree, field, institution, startedOn, endedOn } = read
	return { degree, field: field ?? '', institution, from: monthOf(startedOn).year, to: monthOf(endedOn).year }
}

/** The errors of an entry as it would be imported, by field. */
export function workErrors(read: ReadWork, values: WorkValues) {
	return errorsOf(WorkEntryDraft, workDraft(read, values))
}

export function educationErrors(read: ReadEducation, values: EducationValues) {
	return errorsOf(EducationEntryDraft, educationDraft(read, values))
}

/** The number of ticked items of each part, out of those that are new or ticked anyway. */
export function countsOf(reading: ResumeReading, choice: Choice) {
	const count = (ticks: boolean[], isNew: boolean[]) => ({
		taken: ticks.filter(Boolean).length,
		total: ticks.filter((tick, at) => tick || isNew[at]).length,
	})
	const fields = (isWanted: boolean) => {
		const ticks = choice.fields.map(
			({ isTaken }, at) =>
				isTaken && !reading.fields[at]?.isThere && isAbout(reading.fields[at]?.name) === isWanted,
		)
		return count(
			ticks,
			reading.fields.map(({ name, isThere }) => !isThere && isAbout(name) === isWanted),
		)
	}
	const [reach, links] = [fields(false), count(choice.links, reading.links.map(isNew))]
	return {
		about: fields(true),
		contact: { taken: reach.taken + links.taken, total: reach.total + links.total },
		work: count(choice.workEntries.map(isTicked), reading.workEntries.map(isNew)),
		education: count(choice.educationEntries.map(isTicked), reading.educationEntries.map(isNew)),
		skills: count(
			[...choice.skills, ...choice.suggestedSkills],
			[...reading.skills.map(isNewSkill), ...reading.suggestedSkills.map(() => false)],
		),
		languages: count(choice.languages, reading.languages.map(isNewLanguage)),
	}
}

function isNew({ isThere }: { isThere: boolean }) {
	return !isThere
}

function isTicked({ isTaken }: { isTaken: boolean }) {
	return isTaken
}

export type SectionName = keyof ReturnType<typeof countsOf>

const aboutNames = ['headline', 'summary', 'professionId', 'experienceMonths', 'education']

/** Whether a field is about the person and their work; all others are contact details. */
export function isAbout(name: string | undefined) {
	return name !== undefined && aboutNames.includes(name)
}

/** Ticks everything new in a part, or unticks all of it. */
export function tickAll(
	reading: ResumeReading,
	choice: Choice,
	section: SectionName,
	isTaken: boolean,
): Choice {
	const all = <Item extends { isTaken: boolean }>(items: Item[], read: { isThere: boolean }[]) =>
		items.map((item, at) => ({ ...item, isTaken: isTaken && !read[at]?.isThere }))
	if (section === 'work') return { ...choice, workEntries: all(choice.workEntries, reading.workEntries) }
	if (section === 'education')
		return { ...choice, educationEntries: all(choice.educationEntries, reading.educationEntries) }
	if (section === 'skills')
		return {
			...choice,
			skills: reading.skills.map((skill) => isTaken && isNewSkill(skill)),
			// Each suggestion is for the person to accept.
			suggestedSkills: choice.suggestedSkills.map((tick) => isTaken && tick),
		}
	if (section === 'languages')
		return { ...choice, languages: reading.languages.map((language) => isTaken && isNewLanguage(language)) }
	const fields = all(choice.fields, reading.fields)
	const isOf = (at: number) => isAbout(reading.fields[at]?.name) === (section === 'about')
	return {
		...choice,
		fields: choice.fields.map((field, at) => (isOf(at) ? (fields[at] ?? field) : field)),
		links: section === 'contact' ? reading.links.map(({ isThere }) => isTaken && !isThere) : choice.links,
	}
}
