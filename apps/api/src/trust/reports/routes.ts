import * as contract from '@profile-search/contract/trust/reports'
import type { Db } from '@profile-search/db/client'
import type { FastifyInstance } from 'fastify'
import { createLimits, networkOf } from '#http/limits.ts'
import { serve } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import { findReachable } from '#messaging/contact-requests/reach.ts'
import type { Reader } from '#messaging/messages/threads/parties.ts'
import { readerOf } from '#messaging/messages/threads/reader.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { hashToken } from '#platform/secrets.ts'
import {
	fileReport,
	findReport,
	isOtherOrganisation,
	isOthersJob,
	isReadMessage,
	listReportsOf,
} from './queries.ts'

const nothing = 'trustRefusals.nothingToReport'

export function reportRoutes(app: FastifyInstance, { connection, settings }: RouteContext) {
	const { db } = connection
	const limits = createLimits(connection, settings.rateLimits)

	serve(app, contract.reportSubject, async (request) => {
		const { id } = signedIn(request)
		const draft = request.body
		const known = await findReport(db, id, draft)
		if (known) return known
		if (!(await isSeen(db, readerOf(request), draft))) throw notFound(nothing)

		await limits.spend('reportsByAccountADay', id)
		const report = await fileReport(db, id, draft, hashToken(networkOf(request.ip)))
		if (!report) throw notFound(nothing)
		return report
	})

	serve(app, contract.listReports, (request) => listReportsOf(db, signedIn(request).id))
}

/** Whether the reporter sees the subject, and it is not their own. */
async function isSeen(
	db: Db,
	reader: Reader,
	{ subjectKind, subjectId }: { subjectKind: contract.ReportKind; subjectId: string },
) {
	if (subjectKind === 'message') return isReadMessage(db, reader, subjectId)
	if (subjectKind === 'organisation') return isOtherOrganisation(db, reader.organisationId, subjectId)
	if (subjectKind === 'job') return isOthersJob(db, reader.organisationId, subjectId)
	const person = await findReachable(db, reader, subjectId)
	return person !== undefined && person.id !== reader.accountId
}
