import * as contract from '@profile-search/contract/search/reference'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { nameSearchOf } from '#platform/reference/name-search.ts'
import { listPlacesNear } from '#platform/reference/near-places.ts'
import {
	listAllLanguages,
	listAllProfessions,
	listSkillsOfProfession,
	listCommonSkills,
	listLargestPlaces,
	searchIndustries,
} from '#platform/reference/queries.ts'
import { textReaderOf } from '../texts/text-reader.ts'
import { completeOrganisationNames } from './organisation-names.ts'

/** So many words describe something. */
const leastDescription = 4
/** So many organisations complete what is typed into a search. */
const mostOrganisations = 3

export function referenceRoutes(app: FastifyInstance, { db }: RouteContext) {
	const names = nameSearchOf(db)
	const texts = textReaderOf(app, db)

	/** Whoever describes a skill instead of naming it gets what the description implies after what it names. */
	async function findSkills(query: string) {
		const found = await names.skills(query)
		if (query.split(/\s+/).length < leastDescription) return found
		const { suggestedSkills } = await texts.readSkills(query)
		const implied = await Promise.all(suggestedSkills.map(({ name }) => names.skills(name)))
		return [
			...new Map(
				[...implied.flatMap(([skill]) => skill ?? []), ...found].map((skill) => [skill.id, skill]),
			).values(),
		]
	}

	serve(app, contract.listSkills, ({ query: { query } }) =>
		query ? findSkills(query) : listCommonSkills(db),
	)
	serve(app, contract.listProfessions, ({ query: { query } }) =>
		query ? names.professions(query) : listAllProfessions(db),
	)
	serve(app, contract.listProfessionSkills, (request) =>
		listSkillsOfProfession(db, request.params.professionId),
	)
	serve(app, contract.listPlaces, ({ query: { query, near } }) => {
		if (near) return listPlacesNear(db, near)
		return query ? names.places(query) : listLargestPlaces(db)
	})
	serve(app, contract.listCompletions, async ({ query: { query } }) => {
		const [found, organisations] = await Promise.all([
			names.completions(query),
			completeOrganisationNames(db, query, mostOrganisations),
		])
		return { names: found, organisations }
	})
	serve(app, contract.listIndustries, (request) => searchIndustries(db, request.query.query))
	serve(app, contract.listLanguages, () => listAllLanguages(db))
}
