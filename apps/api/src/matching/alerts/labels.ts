import { Facet } from '@profile-search/contract/http/lists'
import { readCriteria, SearchedList, type AlertKind } from '@profile-search/contract/matching/alerts'
import type { Db } from '@profile-search/db/client'
import { z } from 'zod'
import { withReadersNames } from '#platform/reference/readers-names.ts'
import { namedFacets } from '#search/index/facets/facet-labels.ts'

/** The criteria of an alert as readable labels, for mails and pages. */
export async function labelsOf(db: Db, kind: AlertKind, text: string): Promise<string[]> {
	const list = SearchedList.safeParse(kind).data
	if (!list) return []
	const { query, chosen, km } = readCriteria(list, text)
	const counted = Object.entries(chosen).map(([name, values]) => ({ name, counts: [], chosen: values }))
	const facets = await withReadersNames(db, z.array(Facet), await namedFacets(db, counted))
	const labels = facets.flatMap(({ name, choices }) => {
		const names = choices.map(({ value, label }) => grades[name]?.[value] ?? plain(name, label))
		return name === 'place' && km > 0 ? names.map((each) => `${each} and ${km} km around`) : names
	})
	return [...(query ? [`“${query}”`] : []), ...labels.filter(Boolean)]
}

/** A readable label for an option of an enumeration, which otherwise has the name that the code uses. */
function plain(facet: string, label: string) {
	if (facet === 'size') return `${label} people`
	if (!['workMode', 'employment', 'kind'].includes(facet)) return label
	const text = label.replaceAll('_', ' ')
	return text === 'ngo' ? 'NGO' : text.charAt(0).toUpperCase() + text.slice(1)
}

/** The meanings of the numbers of a facet that has no names of its own. */
const grades: Record<string, readonly string[]> = {
	experience: [
		'under 1 year of experience',
		'1 to 2 years of experience',
		'3 to 5 years of experience',
		'6 to 10 years of experience',
		'11 to 15 years of experience',
		'16 years of experience and more',
	],
	availability: [
		'can start at once',
		'can start within 15 days',
		'can start within 30 days',
		'can start within 60 days',
		'can start within 90 days',
		'can start later',
	],
	askedExperience: [
		'no experience asked for',
		'up to 2 years asked for',
		'up to 5 years asked for',
		'up to 10 years asked for',
		'more than 10 years asked for',
	],
	pay: [
		'up to ₹ 2 lakh a year',
		'up to ₹ 4 lakh a year',
		'up to ₹ 8 lakh a year',
		'up to ₹ 15 lakh a year',
		'more than ₹ 15 lakh a year',
	],
	education: [
		'no schooling',
		'primary school',
		'Class 8',
		'Class 10',
		'Class 12',
		'ITI or diploma',
		"bachelor's degree",
		"master's degree",
		'doctorate',
	],
	hiring: ['', 'hiring now'],
}
