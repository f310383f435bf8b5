import { send } from '#hiring/webhooks/send.ts'
import { defineTask, type Run } from '#platform/context/define-task.ts'
import { findSiteSettings } from '#platform/settings/queries.ts'
import { findIndexNowKey, findToldUntil, listChangedJobs, saveToldUntil } from './queries.ts'

/** Hands what it is told on to all search engines that take part. */
const service = 'https://api.indexnow.org/indexnow'

/**
 * Tells search engines of jobs that were opened, changed or closed since the last time, where the site wants that
 * (indexnow.org). What they do not take is told again five minutes later, for a day.
 */
const announceJobs: Run<'announce_jobs'> = async (_payload, { db, publicUrl, network }) => {
	const { announcesJobs } = await findSiteSettings(db)
	const since = await findToldUntil(db)
	const { ids, readAt } = await listChangedJobs(db, since)
	if (announcesJobs && ids.length > 0) {
		const told = {
			host: new URL(publicUrl).host,
			key: await findIndexNowKey(db),
			keyLocation: `${publicUrl}/indexnow.txt`,
			urlList: ids.map((id) => `${publicUrl}/jobs/${id}`),
		}
		const { status, problem } = await send(service, JSON.stringify(told), {}, network)
		if (status !== 200 && status !== 202)
			throw new Error(`IndexNow did not take ${ids.length} addresses: ${status ?? problem}.`)
	}
	await saveToldUntil(db, readAt)
}

export const indexNowTasks = [
	defineTask('announce_jobs', announceJobs, {
		match: '*/5 * * * *',
		options: { jobKey: 'announce_jobs', maxAttempts: 1 },
	}),
]
