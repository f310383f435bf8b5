import * as contract from '@profile-search/contract/search/reference'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { createNameSearch } from '#platform/reference/name-search.ts'
import {
	listAllLanguages,
	listAllProfessions,
	listSkillsOfProfession,
	listCommonSkills,
	listLargestPlaces,
	searchIndustries,
} from '#platform/reference/queries.ts'

export function referenceRoutes(app: FastifyInstance, { db }: RouteContext) {
	const names = createNameSearch(db)
	serve(app, contract.listSkills, ({ query: { query } }) =>
		query ? names.skills(query) : listCommonSkills(db),
	)
	serve(app, contract.listProfessions, ({ query: { query } }) =>
		query ? names.professions(query) : listAllProfessions(db),
	)
	serve(app, contract.listProfessionSkills, (request) =>
		listSkillsOfProfession(db, request.params.professionId),
	)
	serve(app, contract.listPlaces, ({ query: { query } }) =>
		query ? names.places(query) : listLargestPlaces(db),
	)
	serve(app, contract.listIndustries, (request) => searchIndustries(db, request.query.query))
	serve(app, contract.listLanguages, () => listAllLanguages(db))
}
