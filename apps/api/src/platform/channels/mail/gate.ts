import type { Db } from '@profile-search/db/client'
import { sql } from 'drizzle-orm'
import type { Log } from '../../log/log.ts'
import { lineDown } from './line.ts'
import type { Mailer } from './mailer.ts'

/** Holds up mails while none goes out; what failed by that is tried at once when they do again. */
export function mailGate({ db, mailer: { line } }: { db: Db; mailer: Mailer }, log: Log) {
	if (!line) return undefined
	return {
		async whenOpen(signal: AbortSignal) {
			if (line.isDown()) {
				log.error('The mail server cannot be reached: mails wait until it answers again.')
				await line.whenUp(signal)
				if (signal.aborted) return
				log.warn('The mail server answers again.')
			}
			// That try was nobody's fault, and is not counted.
			await db.execute(sql`
				update graphile_worker._private_jobs set run_at = now(), attempts = greatest(attempts - 1, 0)
				where locked_at is null and run_at > now() and last_error like ${`${lineDown}%`}`)
		},
		onClosed: (stop: () => void) => void line.onDown(stop),
	}
}
