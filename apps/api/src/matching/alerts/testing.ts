import { languageCookie } from '@profile-search/contract/accounts/language'
import type { PageLanguage } from '@profile-search/contract/platform/languages'
import { alertProgress } from '@profile-search/db/schema/matching/alerts'
import { enqueue } from '#platform/queue/queue.ts'
import { findHorizon } from '#search/index/changes/changes.ts'
import { eventually, type testApp } from '#test/portal.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>

/** Starts the watch of alerts: entries from before are not new. */
export async function beginToWatch(api: TestApp) {
	await watch(api)
}

/** Runs the watch with all that follows from it, and returns the mails that were sent. */
export async function watch(api: TestApp) {
	const { rows } = await api.connection.pool.query('select pg_current_xact_id()::text as id')
	const isPast = (position: string | undefined) => BigInt(position ?? 0) > BigInt(rows[0].id)
	// Other tests have transactions on the same server, and changes newer than the oldest of them wait for a later
	// run; so do changes that the list in memory has not taken in yet.
	await eventually(() => findHorizon(api.db), isPast)
	const mails: Awaited<ReturnType<TestApp['work']>> = []
	const lookedUpTo = async () => {
		await enqueue(api.db, 'watch_alerts', {})
		mails.push(...(await api.work()))
		const [progress] = await api.db.select().from(alertProgress)
		return progress?.position
	}
	await eventually(lookedUpTo, isPast)
	return mails
}

/** The key in a link of a mail. */
export function keyIn(text: string | undefined, path: string) {
	return text?.match(new RegExp(`${path}/([\\w-]{43})`))?.[1] ?? ''
}

/** A confirmed alert of a mail address, with the key of its mail. */
export async function confirmed(api: TestApp, draft: object) {
	await api.post('mailed-alerts', {
		list: 'jobs',
		criteria: '',
		name: 'New jobs',
		frequency: 'at_once',
		...draft,
	})
	const [mail] = await api.work()
	const key = keyIn(mail?.text, 'alerts/confirm')
	await confirm(api, key)
	return key
}

/** Opens the link of a mail that asks for confirmation, in a browser of this language. */
export async function confirm(api: TestApp, key: string, language: PageLanguage = 'en') {
	const headers = { cookie: `${languageCookie}=${language}` }
	await api.call({ method: 'POST', path: `mailed-alerts/confirmations/${key}`, headers })
}
