import type { Db } from '@profile-search/db/client'
import type { Mailer } from '../channels/mail/mailer.ts'
import type { Pusher } from '../channels/push/pusher.ts'
import type { Embedder } from './embedder.ts'
import type { FileStore } from './file-store.ts'
import type { Matcher } from './matcher.ts'
import type { Network } from './network.ts'

/** What background work gets to work with. */
export type Tools = {
	db: Db
	mailer: Mailer
	pusher: Pusher
	files: FileStore
	matcher: Matcher
	publicUrl: string
	/** Whether to learn from the portal's own data at night. */
	isLearning: boolean
	/** The operator's embedding service, where there is one. */
	embedder?: Embedder | undefined
	/** A small world in place of the internet, for tests. */
	network?: Network | undefined
}
