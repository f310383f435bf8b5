import { createMailer } from '@profile-search/api/platform/channels/mail/mailer'
import { createPusher, type Vapid } from '@profile-search/api/platform/channels/push/pusher'
import type { TaskContext } from '@profile-search/api/platform/context/context'
import type { Log } from '@profile-search/api/platform/log/log'
import { measurePool } from '@profile-search/api/platform/log/metrics'
import { traceQueries } from '@profile-search/api/platform/log/trace-queries'
import { createEmbedder } from '@profile-search/api/search/embeddings/embedder'
import { startWorker } from '@profile-search/api/worker'
import { connect } from '@profile-search/db/client'
import type { Settings } from '../settings/settings.ts'
import type { Closing } from './closings.ts'
import { yieldBackends } from './priority.ts'

type Context = Pick<TaskContext, 'files' | 'matcher'> & {
	databaseUrl: string
	/** Whether the database is the portal's own: on this machine, and used by nobody else. */
	isEmbedded: boolean
	vapid: Vapid
	/** The mail server of this machine, where no other one is set. */
	mailboxUrl: string | undefined
	/** The address that requests are served at; links in mails lead there unless a public one is set. */
	address: string | undefined
	log: Log
}

/** Starts the background work: mails, alerts, learning, and whatever else waits in the queue. */
export function startBackground(
	settings: Settings,
	{ databaseUrl, isEmbedded, vapid, mailboxUrl, address, files, matcher, log }: Context,
	closings: Closing[],
) {
	const { db, pool, close } = connect(databaseUrl, {
		size: 10,
		for: 'work',
		onLost: (err) => log.warn({ part: 'database', err }, 'A connection was lost.'),
	})
	closings.push(close)
	measurePool('work', pool)
	traceQueries(pool)
	if (isEmbedded) yieldBackends(pool)
	const mailer = createMailer(settings.smtpUrl ?? mailboxUrl ?? '', settings.mailFrom)
	const publicUrl = settings.publicUrl ?? address ?? `http://${settings.host}:${settings.port}`
	const { isLearning, embeddings } = settings
	const embedder = embeddings && createEmbedder(embeddings)
	const pusher = createPusher(vapid)
	const { backup, dataFolder } = settings
	const { to } = backup
	const source = { databaseUrl, files, dataFolder }
	const backUp = to
		? async () => (await import('../backup/nightly.ts')).backUpNightly(source, { ...backup, to })
		: undefined
	const worker = startWorker(
		{ url: databaseUrl },
		{ db, mailer, pusher, files, matcher, publicUrl, isLearning, embedder, backUp },
		{ log: log.child({ part: 'queue' }), isAlone: isEmbedded },
	)
	closings.push(() => worker.stop().finally(mailer.close))
}
