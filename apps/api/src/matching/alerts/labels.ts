import { Facet } from '@profile-search/contract/http/lists'
import { readCriteria, SearchedList, type AlertKind } from '@profile-search/contract/matching/alerts'
import type { Db } from '@profile-search/db/client'
import { t } from '@profile-search/text/translate'
import { z } from 'zod'
import { withReadersNames } from '#platform/reference/readers-names.ts'
import { namedFacets } from '#search/index/facets/facet-labels.ts'

/** The criteria of an alert as readable labels in the language of the reader, for mails and pages. */
export async function labelsOf(db: Db, kind: AlertKind, text: string): Promise<string[]> {
	const list = SearchedList.safeParse(kind).data
	if (!list) return []
	const { query, chosen, km } = readCriteria(list, text)
	const counted = Object.entries(chosen).map(([name, values]) => ({ name, counts: [], chosen: values }))
	const facets = await withReadersNames(db, z.array(Facet), await namedFacets(db, counted))
	const labels = facets.flatMap(({ name, choices }) => {
		const names = choices.map(({ value, label }) => labelOf(name, value, label))
		return name === 'place' && km > 0 ? names.map((town) => t('criteria.place', { town, km })) : names
	})
	return [...(query ? [`“${query}”`] : []), ...labels]
}

/**
 * A choice in words that need no heading above them. Options of an enumeration come with the name that the code uses.
 */
function labelOf(facet: string, value: number, given: string) {
	const key = keyOf(facet, value, given)
	return key === null ? given : t(key as 'organisations.people', { size: given })
}

function keyOf(facet: string, value: number, given: string) {
	switch (facet) {
		case 'experience':
		case 'askedExperience':
		case 'availability':
		case 'pay':
		case 'hiring':
			return `criteria.${facet}.${value}`
		case 'education':
			return `values.education.${value}`
		case 'workMode':
		case 'employment':
			return `values.${facet}.${given}`
		case 'kind':
			return `values.organisationKind.${given}`
		case 'size':
			return 'organisations.people'
		default:
			return null
	}
}
