import { fullName } from '@profile-search/contract/accounts/full-name'
import * as contract from '@profile-search/contract/hiring/interviews'
import type { FastifyInstance } from 'fastify'
import { serve, serveFile } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { icsOf } from './calendar.ts'
import { calendarTitle, pageOf } from './labels.ts'
import { findInterview, isParty, listBusy, listComing, listInterviewsOf } from './queries.ts'
import { askForOthers, cancel, change, choose, propose } from './schedule.ts'

export function interviewRoutes(app: FastifyInstance, { db, publicUrl }: RouteContext) {
	serve(app, contract.listComingInterviews, (request) => listComing(db, signedIn(request)))

	serve(app, contract.listInterviews, async (request) => {
		const account = signedIn(request)
		const { applicationId } = request.params
		if (!(await isParty(db, account, applicationId))) throw notFound('hiringRefusals.noApplicationSuch')
		const [interviews, busy] = await Promise.all([
			listInterviewsOf(db, account, applicationId),
			listBusy(db, account),
		])
		return { interviews, busy }
	})

	serve(app, contract.proposeInterview, (request) =>
		db.transaction((transaction) =>
			propose(transaction, signedIn(request), request.params.applicationId, request.body),
		),
	)

	serve(app, contract.changeInterview, (request) =>
		db.transaction((transaction) =>
			change(transaction, signedIn(request), request.params.interviewId, request.body),
		),
	)

	serve(app, contract.chooseInterviewTime, (request) =>
		db.transaction((transaction) =>
			choose(transaction, signedIn(request), request.params.interviewId, request.body),
		),
	)

	serve(app, contract.askOtherTimes, (request) =>
		db.transaction((transaction) =>
			askForOthers(transaction, signedIn(request), request.params.interviewId, request.body),
		),
	)

	serve(app, contract.cancelInterview, (request) =>
		db.transaction((transaction) =>
			cancel(transaction, signedIn(request), request.params.interviewId, request.body),
		),
	)

	serveFile(app, contract.downloadInterview, async (request, reply) => {
		const { email, firstName, lastName, ...account } = signedIn(request)
		const interview = await findInterview(db, account, request.params.interviewId)
		if (!interview) throw notFound('hiringRefusals.noInterview')
		const { startsAt } = interview
		if (interview.status !== 'confirmed' || !startsAt) throw conflict('hiringRefusals.noTimeFixed')

		const appointment = {
			...interview,
			startsAt,
			title: calendarTitle(interview),
			url: `${publicUrl}/${pageOf(interview)}`,
			reader: { name: fullName({ firstName, lastName }), email },
		}
		return reply
			.type('text/calendar; charset=utf-8')
			.header('content-disposition', 'attachment; filename="interview.ics"')
			.header('x-content-type-options', 'nosniff')
			.send(icsOf(appointment, 'publish'))
	})
}
