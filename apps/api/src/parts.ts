import type { Connection } from '@profile-search/db/client'
import type { Matcher } from './match-index/matcher.ts'

/** What the app is built from. The program starts these parts and hands them in. */
export type Parts = {
	connection: Connection
	matcher: Matcher
	settings: {
		/** The address that people reach the portal under, without a slash at the end. */
		publicUrl: string
		/** Whether limits on tries hold; off only for load tests. */
		rateLimits: boolean
		logLevel: string
	}
}
