import type { UserType } from '@profile-search/contract/accounts/accounts'
import type { Connection, Db } from '@profile-search/db/client'
import type { Mailer } from '../channels/mail/mailer.ts'
import type { Pusher } from '../channels/push/pusher.ts'
import type { Log } from '../log/log.ts'
import type { Matcher } from './matcher.ts'
import type { Embedder, FileStore, Network } from './outside.ts'
import type { Reads } from './reads.ts'

/** A provider of OpenID Connect; everything else is asked of the provider itself. */
export type OpenidSettings = {
	/** Its name in addresses. */
	id: string
	/** The name that people see. */
	name: string
	issuer: string
	clientId: string
	clientSecret: string
	userTypes: UserType[]
	/** Whether it may be called without TLS, for tests. */
	isInsecure: boolean
}

/** What every domain works with. The program starts these parts and hands them in. */
export type Context = {
	db: Db
	matcher: Matcher
	/** Where photos, logos, attachments and exports are kept. */
	files: FileStore
	/** The portal's public address, without a trailing slash. */
	publicUrl: string
	/** Replaces the internet in tests of what the portal calls. */
	network?: Network | undefined
}

/** The context of endpoints. */
export type RouteContext = Context & {
	connection: Connection
	/** Reads that need not burden the primary. */
	reads: Reads
	log: Log
	/** Holds all files and the embedded database. */
	dataFolder?: string
	/** Whether the program is about to stop. */
	isStopping?: () => boolean
	settings: {
		/** The proxies whose forwarding headers are trusted; none if false. */
		trustedProxies: string[] | false
		/** Whether to refuse common passwords that otherwise follow the rule. */
		refusesCommonPasswords: boolean
		/** Whether limits on tries apply; off only for load tests. */
		rateLimits: boolean
		/** The longest that the session of a caller is kept in memory; 0 keeps none. */
		sessionSeconds: number
		/** Seconds without activity after which a browser asks, then logs out. */
		idleSeconds: number
		/** The key and secret of the captcha; undefined where there is no captcha. */
		captcha: { siteKey: string; secret: string } | undefined
		/**
		 * The public key with which browsers subscribe to push, and hosts that count as push services besides the
		 * known ones.
		 */
		push: { publicKey: string; hosts: string[] }
		/** What the same nodes know and nobody else, from which keys are derived. */
		secret: string
		/** The providers of OpenID Connect that people can log in by. */
		openid: OpenidSettings[]
	}
}

/** The context of background work. */
export type TaskContext = Context & {
	mailer: Mailer
	pusher: Pusher
	/** Whether to learn from the portal's own data at night. */
	isLearning: boolean
	/** The operator's embedding service, where there is one. */
	embedder?: Embedder | undefined
	/** Backs up the portal, where a place for backups is set. */
	backUp?: (() => Promise<void>) | undefined
}
