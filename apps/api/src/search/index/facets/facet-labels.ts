import { EmploymentType } from '@profile-search/contract/hiring/jobs'
import type { Facet } from '@profile-search/contract/http/lists'
import { WorkMode } from '@profile-search/contract/profiles/candidates'
import { OrganisationKind, OrganisationSize } from '@profile-search/contract/profiles/organisations'
import type { Db } from '@profile-search/db/client'
import {
	industries,
	languages,
	places,
	professions,
	skills,
} from '@profile-search/db/schema/search/reference'
import type { FacetCount } from '@profile-search/matching/directory/types'
import { inArray } from 'drizzle-orm'
import { languageCode, languageNumber } from './people.ts'

type Choice = Facet['choices'][number]
type Unnamed = Omit<Choice, 'label'>

const shownChoices = 12

/**
 * The choices of a facet with their names: the most frequent ones and all chosen ones. Grades (experience, education,
 * pay …) get an empty label, since the pages name them, and are sorted by grade.
 */
export async function choicesOf(
	db: Db,
	facet: string,
	counts: readonly FacetCount[],
	chosen: readonly number[],
): Promise<Choice[]> {
	const frequent = counts.slice(0, shownChoices).map(({ value }) => value)
	const choices: Unnamed[] = [...new Set([...chosen, ...frequent])].map((value) => ({
		value,
		count: counts.find((counted) => counted.value === value)?.count ?? 0,
		isChosen: chosen.includes(value),
	}))
	const names = await namesOf(
		db,
		facet,
		choices.map(({ value }) => value),
	)
	if (!names) return choices.toSorted((a, b) => a.value - b.value).map((choice) => ({ ...choice, label: '' }))
	// A value without a name, such as one made up in the address, is left out.
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

/** Null for facets whose values are grades. */
async function namesOf(db: Db, facet: string, values: number[]): Promise<Map<number, string> | null> {
	const options = optionsOf[facet]
	if (options) return new Map(options.map((option, at) => [at, option]))
	if (facet === 'language') {
		const rows = await db
			.select({ code: languages.code, name: languages.name })
			.from(languages)
			.where(inArray(languages.code, values.map(languageCode)))
		return new Map(rows.map(({ code, name }) => [languageNumber(code), name]))
	}
	const table = tableOf(facet)
	if (!table) return null
	const rows = await db
		.select({ id: table.id, name: table.name })
		.from(table)
		.where(inArray(table.id, values))
	return new Map(rows.map(({ id, name }) => [id, name]))
}

function tableOf(facet: string) {
	if (facet === 'profession') return professions
	if (facet === 'skill') return skills
	if (facet === 'industry') return industries
	return facet === 'place' ? places : undefined
}
