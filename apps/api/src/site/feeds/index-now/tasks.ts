import { send } from '#hiring/webhooks/send.ts'
import type { TaskContext } from '#platform/context/context.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { findIndexNowKey, findToldUntil, listChangedJobs, readTime, saveToldUntil } from './queries.ts'

/** Hands what it is told on to all search engines that take part. */
const service = 'https://api.indexnow.org/indexnow'
/** How many addresses one call may name (indexnow.org). */
const mostAtOnce = 10_000
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * Tells search engines of jobs that were opened, changed or closed since the last time, where the site wants that. What they
 * do not take is told again five minutes later, for a day.
 */
const announceJobs: Run<'announce_jobs'> = async (_payload, context) => {
	const { db } = context
	const { announcesJobs } = await findSiteSettings(db)
	const since = await findToldUntil(db)
	const readAt = await readTime(db)
	if (announcesJobs) await announceSince(context, since)
	await saveToldUntil(db, readAt)
}

/** Announces changed jobs, so many at a time; throws where they are not taken. */
export async function announceSince(
	{ db, publicUrl, network }: Pick<TaskContext, 'db' | 'publicUrl' | 'network'>,
	since: Date,
	limit = mostAtOnce,
) {
	for (let after = beforeAll; ;) {
		const ids = await listChangedJobs(db, { since, after, limit })
		const last = ids.at(-1)
		if (last === undefined) return
		const told = {
			host: new URL(publicUrl).host,
			key: await findIndexNowKey(db),
			keyLocation: `${publicUrl}/indexnow.txt`,
			urlList: ids.map((id) => `${publicUrl}/jobs/${id}`),
		}
		const { status, problem } = await send(service, JSON.stringify(told), {}, network)
		if (status !== 200 && status !== 202)
			throw new Error(`IndexNow did not take ${ids.length} addresses: ${status ?? problem}.`)
		after = last
	}
}

export const indexNowTasks = [
	defineTask('announce_jobs', announceJobs, {
		match: '*/5 * * * *',
		options: { jobKey: 'announce_jobs', maxAttempts: 1 },
	}),
]
