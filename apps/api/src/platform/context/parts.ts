import type { Connection } from '@profile-search/db/client'
import type { Log } from '../log/log.ts'
import type { FileStore } from './file-store.ts'
import type { Matcher } from './matcher.ts'
import type { Network } from './network.ts'

/** What the app is built from. The program starts these parts and hands them in. */
export type Parts = {
	connection: Connection
	matcher: Matcher
	log: Log
	/** Where all files are, and the embedded database. */
	dataFolder?: string
	/** Whether the program is about to stop. */
	isStopping?: () => boolean
	/** Where photos and logos are kept. */
	files: FileStore
	/** A small world in place of the internet, for tests of what the portal calls. */
	network?: Network | undefined
	settings: {
		/** The address that people reach the portal under, without a slash at the end. */
		publicUrl: string
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
