import type { Connection, Db } from '@profile-search/db/client'
import type { Mailer } from '../channels/mail/mailer.ts'
import type { Pusher } from '../channels/push/pusher.ts'
import type { Log } from '../log/log.ts'
import type { Matcher } from './matcher.ts'
import type { Embedder, FileStore, Network } from './outside.ts'

/** What every domain works with. The program starts these parts and hands them in. */
export type Context = {
	db: Db
	matcher: Matcher
	/** Where photos, logos, attachments and exports are kept. */
	files: FileStore
	/** The address that people reach the portal under, without a slash at the end. */
	publicUrl: string
	/** A small world in place of the internet, for tests of what the portal calls. */
	network?: Network | undefined
}

/** What endpoints answer with. */
export type RouteContext = Context & {
	connection: Connection
	log: Log
	/** Where all files are, and the embedded database. */
	dataFolder?: string
	/** Whether the program is about to stop. */
	isStopping?: () => boolean
	settings: {
		/** The proxies that are believed when they say whom they speak for; none where it is false. */
		trustedProxies: string[] | false
		/** Whether new passwords that everybody tries first are refused, though they follow the rule. */
		refusesCommonPasswords: boolean
		/** Whether limits on tries hold; off only for load tests. */
		rateLimits: boolean
		/** Seconds without activity after which a browser asks, then logs out. */
		idleSeconds: number
		/** The key and secret of the captcha; undefined where none is asked for. */
		captcha: { siteKey: string; secret: string } | undefined
		/** The public key that browsers subscribe to push with, and hosts that count as push services besides the known ones. */
		push: { publicKey: string; hosts: string[] }
	}
}

/** What background work gets to work with. */
export type TaskContext = Context & {
	mailer: Mailer
	pusher: Pusher
	/** Whether to learn from the portal's own data at night. */
	isLearning: boolean
	/** The operator's embedding service, where there is one. */
	embedder?: Embedder | undefined
}
