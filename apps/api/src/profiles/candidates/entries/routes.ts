import * as contract from '@profile-search/contract/profiles/entries'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { deleteCareerGapOf, updateCareerGapOf } from './gap-queries.ts'
import { deleteEducationEntryOf, deleteWorkEntryOf, updateEducationEntryOf } from './queries.ts'
import {
	addCareerGapOf,
	addEducationEntryOf,
	addWorkEntryOf,
	changeWorkEntryOf,
	notThere,
} from './save-entries.ts'

export function entryRoutes(app: FastifyInstance, { db }: RouteContext) {
	serve(app, contract.addWorkEntry, (request) => addWorkEntryOf(db, signedIn(request).id, request.body))

	serve(app, contract.changeWorkEntry, (request) =>
		changeWorkEntryOf(db, signedIn(request).id, request.params.entryId, request.body),
	)

	serve(
		app,
		contract.removeWorkEntry,
		async (request) =>
			(await deleteWorkEntryOf(db, signedIn(request).id, request.params.entryId)) ?? notThere(),
	)

	serve(app, contract.addEducationEntry, (request) =>
		addEducationEntryOf(db, signedIn(request).id, request.body),
	)

	serve(
		app,
		contract.changeEducationEntry,
		async (request) =>
			(await updateEducationEntryOf(db, signedIn(request).id, request.params.entryId, request.body)) ??
			notThere(),
	)

	serve(
		app,
		contract.removeEducationEntry,
		async (request) =>
			(await deleteEducationEntryOf(db, signedIn(request).id, request.params.entryId)) ?? notThere(),
	)

	serve(app, contract.addCareerGap, (request) => addCareerGapOf(db, signedIn(request).id, request.body))

	serve(
		app,
		contract.changeCareerGap,
		async (request) =>
			(await updateCareerGapOf(db, signedIn(request).id, request.params.entryId, request.body)) ?? notThere(),
	)

	serve(
		app,
		contract.removeCareerGap,
		async (request) =>
			(await deleteCareerGapOf(db, signedIn(request).id, request.params.entryId)) ?? notThere(),
	)
}
