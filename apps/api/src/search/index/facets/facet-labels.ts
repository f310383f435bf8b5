import { EmploymentType } from '@profile-search/contract/hiring/jobs'
import type { Facet } from '@profile-search/contract/http/lists'
import { EducationLevel, WorkMode } from '@profile-search/contract/profiles/candidates'
import { OrganisationKind, OrganisationSize } from '@profile-search/contract/profiles/organisations'
import type { Db } from '@profile-search/db/client'
import {
	industries,
	languages,
	places,
	professions,
	skills,
} from '@profile-search/db/schema/search/reference'
import { statement } from '@profile-search/db/statement'
import type { FacetCount } from '@profile-search/matching/directory/types'
import { sql, type AnyColumn } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { rangesOfJobs } from './jobs.ts'
import { languageCode, languageNumber, rangesOfPeople } from './people.ts'

type Choice = Facet['choices'][number]
type Unnamed = Omit<Choice, 'label'>

/** A facet with its counts, and the values chosen in it. */
type Counted = { name: string; counts: readonly FacetCount[]; chosen: readonly number[] }

const shownChoices = 12

/**
 * Facets with the names of their choices: the most frequent ones and all chosen ones. Grades (experience, education,
 * pay …) get an empty label, since the pages name them, and are sorted by grade.
 */
export async function namedFacets(db: Db, counted: readonly Counted[]): Promise<Facet[]> {
	const facets = counted.map((facet) => ({ name: facet.name, choices: choicesOf(facet) }))
	const names = await namesOf(db, facets)
	return facets.map(({ name, choices }) => ({
		name,
		choices: isGraded(name) ? graded(name, choices) : named(choices, names.get(name) ?? new Map()),
	}))
}

function choicesOf({ counts, chosen }: Counted): Unnamed[] {
	const frequent = counts.slice(0, shownChoices).map(({ value }) => value)
	return [...new Set([...chosen, ...frequent])].map((value) => ({
		value,
		count: counts.find((each) => each.value === value)?.count ?? 0,
		isChosen: chosen.includes(value),
	}))
}

/** Facets whose values are grades, which the pages name, with what tells whether there is such a grade. */
const hasGrade = {
	experience: below(rangesOfPeople.experience),
	availability: below(rangesOfPeople.availability),
	askedExperience: below(rangesOfJobs.askedExperience),
	pay: below(rangesOfJobs.pay),
	education: (value: number) => EducationLevel.safeParse(value).success,
	hiring: (value: number) => value === 1,
}

function isGraded(name: string): name is keyof typeof hasGrade {
	return name in hasGrade
}

function below(count: number) {
	return (value: number) => value >= 0 && value < count
}

/** The choices by grade, without a label. A grade made up in the address is left out. */
function graded(name: keyof typeof hasGrade, choices: readonly Unnamed[]): Choice[] {
	return choices
		.filter(({ value }) => hasGrade[name](value))
		.toSorted((a, b) => a.value - b.value)
		.map((choice) => ({ ...choice, label: '' }))
}

/** The choices with their names. A value without a name, such as one made up in the address, is left out. */
function named(choices: readonly Unnamed[], names: ReadonlyMap<number, string>): Choice[] {
	return choices.flatMap((choice) => {
		const label = names.get(choice.value)
		return label === undefined ? [] : [{ ...choice, label }]
	})
}

/** Facets whose values are the options of an enumeration, numbered in its order; the pages name them. */
const optionsOf: Record<string, readonly string[]> = {
	workMode: WorkMode.options,
	employment: EmploymentType.options,
	kind: OrganisationKind.options,
	size: OrganisationSize.options,
}

/** Facets whose values are rows. Languages have codes for numbers. */
const rowsOf = {
	profession: namesIn(professions, professions.id, professions.name),
	skill: namesIn(skills, skills.id, skills.name),
	place: namesIn(places, places.id, places.name),
	industry: namesIn(industries, industries.id, industries.name),
	language: namesIn(languages, languages.code, languages.name),
}
type RowFacet = keyof typeof rowsOf
const rowFacets = Object.keys(rowsOf) as RowFacet[]

function namesIn(table: PgTable, key: AnyColumn, name: AnyColumn) {
	return (facet: string) =>
		sql`select ${sql.raw(`'${facet}'`)} as facet, ${key}::text as key, ${name} as label from ${table}
			where ${key} = any(${sql.placeholder(facet)})`
}

/** All names that a page needs, in one statement. */
const labels = statement((db) =>
	db
		.select({ facet: sql<RowFacet>`facet`, key: sql<string>`key`, label: sql<string>`label` })
		.from(
			sql`(${sql.join(
				rowFacets.map((facet) => rowsOf[facet](facet)),
				sql` union all `,
			)}) named`,
		)
		.prepare('facet_labels'),
)

/** By facet, the names of its values; none for facets with grades. */
async function namesOf(db: Db, facets: readonly { name: string; choices: readonly Unnamed[] }[]) {
	const names = new Map<string, Map<number, string>>()
	const wanted: Record<RowFacet, (number | string)[]> = {
		profession: [],
		skill: [],
		place: [],
		industry: [],
		language: [],
	}
	for (const { name, choices } of facets) {
		const options = optionsOf[name]
		if (options) names.set(name, new Map(options.map((option, at) => [at, option])))
		if (!isRowFacet(name)) continue
		names.set(name, new Map())
		wanted[name] = choices.map(({ value }) => (name === 'language' ? languageCode(value) : value))
	}
	if (Object.values(wanted).every((values) => values.length === 0)) return names
	for (const { facet, key, label } of await labels(db).execute(wanted))
		names.get(facet)?.set(facet === 'language' ? languageNumber(key) : Number(key), label)
	return names
}

function isRowFacet(name: string): name is RowFacet {
	return name in rowsOf
}
