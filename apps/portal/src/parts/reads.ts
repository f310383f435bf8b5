import { openReads, readsAt, type Reads } from '@profile-search/api/platform/context/reads'
import type { Log } from '@profile-search/api/platform/log/log'
import { measureReplica } from '@profile-search/api/platform/log/metrics'
import type { Connection } from '@profile-search/db/client'
import type { Settings } from '../settings/settings.ts'
import type { Closing } from './closings.ts'

/** Reads for a process that serves requests: from the replica of DATABASE_READ_URL, where there is one. */
export function startReads(
	{ databaseReadUrl }: Settings,
	{ db }: Connection,
	{ size, log, closings }: { size: number; log: Log; closings: Closing[] },
): Reads {
	if (!databaseReadUrl) return readsAt(db)
	const reads = openReads(db, databaseReadUrl, { size, log: log.child({ part: 'replica' }) })
	measureReplica(reads.replica)
	closings.push(reads.close)
	return reads
}
