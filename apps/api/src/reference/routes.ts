import * as contract from '@profile-search/contract/reference'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { serve } from '../serve.ts'
import {
	listAllLanguages,
	listAllProfessions,
	listSkillsOfProfession,
	searchIndustries,
	searchPlaces,
	searchSkills,
} from './queries.ts'

export function referenceRoutes(app: FastifyInstance, { connection: { db } }: Parts) {
	serve(app, contract.listSkills, (request) => searchSkills(db, request.query.words))
	serve(app, contract.listProfessions, () => listAllProfessions(db))
	serve(app, contract.listProfessionSkills, (request) =>
		listSkillsOfProfession(db, request.params.professionId),
	)
	serve(app, contract.listPlaces, (request) => searchPlaces(db, request.query.words))
	serve(app, contract.listIndustries, (request) => searchIndustries(db, request.query.words))
	serve(app, contract.listLanguages, () => listAllLanguages(db))
}
