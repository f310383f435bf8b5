import * as contract from '@profile-search/contract/accounts/calendar-feeds'
import { mayCall } from '@profile-search/contract/http/access'
import type { FastifyInstance } from 'fastify'
import { inLanguageOf } from '#accounts/accounts/in-language-of.ts'
import { lockAccount } from '#accounts/accounts/queries.ts'
import { recordActivity } from '#accounts/sessions/activity.ts'
import { hasTag } from '#http/answers/entity-tags.ts'
import { createLimits } from '#http/limits.ts'
import { originOf } from '#http/origin.ts'
import { serve, serveFile } from '#http/serve.ts'
import { signedIn } from '#http/session.ts'
import type { RouteContext } from '#platform/context/context.ts'
import { notFound } from '#platform/refusal.ts'
import { hashToken, isCalendarToken, newCalendarToken } from '#platform/secrets.ts'
import { calendarFileOf } from './calendar-file.ts'
import {
	deleteCalendarFeedOf,
	findCalendarFeedOf,
	findCalendarReader,
	replaceCalendarFeed,
	updateLastRead,
} from './queries.ts'

export function calendarRoutes(app: FastifyInstance, { db, connection, publicUrl, settings }: RouteContext) {
	const limits = createLimits(connection, settings.rateLimits)

	serve(app, contract.showCalendarFeed, async (request) => {
		const feed = await findCalendarFeedOf(db, signedIn(request))
		return { feed: feed ?? null }
	})

	serve(app, contract.createCalendarFeed, async (request) => {
		const account = signedIn(request)
		const token = newCalendarToken()
		await db.transaction(async (transaction) => {
			await lockAccount(transaction, account.id)
			await replaceCalendarFeed(transaction, account, hashToken(token))
			await recordActivity(transaction, account.id, 'calendar_feed_made', originOf(request))
		})
		return { address: `${publicUrl}/api/calendars/${token}/calendar.ics` }
	})

	serve(app, contract.deleteCalendarFeed, async (request) => {
		const { id } = signedIn(request)
		await db.transaction(async (transaction) => {
			if (!(await deleteCalendarFeedOf(transaction, id))) throw notFound('accountsRefusals.noCalendarFeed')
			await recordActivity(transaction, id, 'calendar_feed_removed', originOf(request))
		})
		return null
	})

	serveFile(app, contract.readCalendarFeed, async (request, reply) => {
		const { calendarToken } = request.params
		const tokenHash = hashToken(calendarToken)
		const reader = isCalendarToken(calendarToken) ? await findCalendarReader(db, tokenHash) : undefined
		if (!reader || !mayCall(contract.showCalendarFeed.access, reader))
			throw notFound('accountsRefusals.noCalendarFeed')
		await limits.meter('calendarReadsByFeed', tokenHash)
		if (reader.isStale) await updateLastRead(db, reader.id)

		const file = await inLanguageOf(reader, () => calendarFileOf(db, reader, publicUrl))
		const tag = `"${hashToken(file)}"`
		reply.headers({ etag: tag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
		if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
		return reply
			.type('text/calendar; charset=utf-8')
			.headers({
				'content-disposition': 'inline; filename="calendar.ics"',
				'x-content-type-options': 'nosniff',
			})
			.send(file)
	})
}
