import { randomUUID } from 'node:crypto'
import type { Db } from '@profile-search/db/client'
import { interviews, interviewTimes } from '@profile-search/db/schema/hiring/interviews'
import { messages, threadReads, threads } from '@profile-search/db/schema/messaging/messages'
import { between, chance, createRandom, pick, type Random } from '@profile-search/db/seed/generator/random'
import type { Planted } from './applications.ts'
import { conversations, interviewPlaces } from './texts.ts'

const kind = { interviews: 94, messages: 95 }
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Plants the interviews of applications that have come so far: held, agreed, or with times to choose from. */
export async function plantInterviews(db: Db, planted: readonly Planted[]) {
	const invited = planted.flatMap((application, n) => {
		const step = application.history.find(({ to }) => to === 'interview')
		return step ? [{ application, at: step.at, random: createRandom(0, kind.interviews, n) }] : []
	})
	const plans = invited.map(({ application, at, random }) => {
		const isHeld = application.status !== 'interview'
		const isProposed = !isHeld && chance(random, 0.5)
		const days = isProposed ? [2, 3, 5] : [between(random, 1, 6)]
		const times = isHeld ? [new Date(at.getTime() + hourMs)] : days.map((day) => workingHour(random, day))
		return { application, at, times, isProposed, place: pick(random, interviewPlaces) }
	})
	const inserted = await db
		.insert(interviews)
		.values(
			plans.map(({ application, at, times, isProposed, place }) => ({
				applicationId: application.id,
				status: isProposed ? ('proposed' as const) : ('confirmed' as const),
				startsAt: isProposed ? null : times[0],
				minutes: 30,
				place,
				sequence: isProposed ? 0 : 1,
				createdBy: application.opening.organisationId,
				createdAt: at,
			})),
		)
		.returning({ id: interviews.id })
	const times = plans.flatMap((plan, n) =>
		plan.times.map((startsAt) => ({ interviewId: inserted[n]?.id ?? '', startsAt })),
	)
	await db.insert(interviewTimes).values(times)
}

/** A full hour of a working day in India, this many days from now. */
function workingHour(random: Random, days: number) {
	const day = new Date(Date.now() + days * dayMs)
	// Half past, since India is five and a half hours ahead of UTC: between ten in the morning and four.
	day.setUTCHours(between(random, 4, 10), 30, 0, 0)
	return day
}

/** Plants the messages of every second application that was shortlisted; of some the last one is unread. */
export async function plantMessages(db: Db, planted: readonly Planted[]) {
	const plans = planted
		.filter(({ status, history }) => status !== 'withdrawn' && history.length > 2)
		.filter((_, n) => n % 2 === 0)
		.map((application, n) => {
			const random = createRandom(0, kind.messages, n)
			const from = application.history[1]?.at ?? new Date()
			const talk = pick(random, conversations)
			const gap = (Date.now() - from.getTime()) / (talk.length + 1)
			const said = talk.map(([side, text], place) => ({
				side,
				text,
				number: place + 1,
				sentAt: new Date(from.getTime() + Math.floor(gap * (place + 1))),
			}))
			return { application, said, isRead: chance(random, 0.7) }
		})
	const inserted = await db
		.insert(threads)
		.values(plans.map(({ application, said }) => threadOf(application, said)))
		.returning({ id: threads.id })
	const withThread = plans.map((plan, n) => ({ ...plan, threadId: inserted[n]?.id ?? '' }))
	await db.insert(messages).values(
		withThread.flatMap(({ threadId, application, said }) =>
			said.map(({ side, ...message }) => ({
				...message,
				side,
				threadId,
				authorId: side === 'asker' ? application.personId : application.opening.organisationId,
				clientId: randomUUID(),
			})),
		),
	)
	await db.insert(threadReads).values(
		withThread.flatMap(({ threadId, application, said, isRead }) => {
			const writer = said.at(-1)?.side
			const read = (accountId: string, isOver: boolean) => ({
				threadId,
				accountId,
				readNumber: isOver ? said.length : said.length - 1,
				// No mail is due for what was written before the portal was started.
				mailedNumber: said.length,
				pushedNumber: said.length,
			})
			return [
				read(application.personId, isRead || writer === 'asker'),
				read(application.opening.organisationId, isRead || writer === 'answerer'),
			]
		}),
	)
}

type Said = { side: 'asker' | 'answerer'; number: number; sentAt: Date }

function threadOf({ id, personId, opening }: Planted, said: readonly Said[]): typeof threads.$inferInsert {
	const lastOf = (side: Said['side']) => said.findLast((message) => message.side === side)
	const [asker, answerer, last] = [lastOf('asker'), lastOf('answerer'), said.at(-1)]
	return {
		kind: 'application',
		applicationId: id,
		askerId: personId,
		organisationId: opening.organisationId,
		lastNumber: last?.number ?? 0,
		lastAt: last?.sentAt,
		askerNumber: asker?.number ?? 0,
		askerAt: asker?.sentAt ?? null,
		answererNumber: answerer?.number ?? 0,
		answererAt: answerer?.sentAt ?? null,
		createdAt: said[0]?.sentAt,
	}
}
