import { setTimeout as pause } from 'node:timers/promises'
import { buildApp } from '@profile-search/api/app'
import type { Vapid } from '@profile-search/api/platform/channels/push/pusher'
import type { RouteContext } from '@profile-search/api/platform/context/context'
import { measureRequests } from '@profile-search/api/platform/log/metrics'
import { mailboxRoutes, type ReadMails } from '../routes/mailbox.ts'
import { pageRoutes } from '../routes/pages/pages.ts'
import { styleguideRoutes } from '../routes/styleguide.ts'
import type { Settings } from '../settings/settings.ts'
import type { Closing } from './closings.ts'

export type WebContext = Omit<RouteContext, 'publicUrl' | 'settings'>

const longestPageMs = 8000
/** Only this long could a change go unnoticed if the notification of it were lost on the way. */
const sessionSeconds = 15

/**
 * Serves the API and the pages. Resolves to the address once rankings can be asked for. `readMails`: the mails of the
 * mailbox, where there is one; there the styleguide is served, too.
 */
export async function startWeb(
	settings: Settings,
	vapid: Vapid,
	context: WebContext,
	readMails: ReadMails | undefined,
	closings: Closing[],
) {
	const publicUrl = settings.publicUrl ?? `http://${settings.host}:${settings.port}`
	const push = { publicKey: vapid.publicKey, hosts: settings.pushHosts }
	const app = await buildApp({
		...context,
		publicUrl,
		settings: { ...settings, sessionSeconds, push, secret: vapid.privateKey },
	})
	if (settings.metricsPort > 0) measureRequests(app)
	if (readMails) {
		mailboxRoutes(app, readMails)
		styleguideRoutes(app)
	}
	const pages = await pageRoutes(app, context.connection.url, publicUrl.startsWith('https:'))
	const listening = app.listen({ host: settings.host, port: settings.port })
	closings.push(async () => {
		// A load balancer must first notice that it should send nothing here any more.
		await pause(settings.drainSeconds * 1000)
		// A server that is closed while the primary process has not yet said whether the port is free throws past its caller.
		await Promise.allSettled([listening])
		await pages.end(longestPageMs)
		await app.close()
	})
	const address = await listening
	await context.matcher.whenReady()
	return address
}
