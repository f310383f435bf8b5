import type { Db } from '@profile-search/db/client'
import { sql } from 'drizzle-orm'
import type { Log } from '../../log/log.ts'
import { lineDown } from './line.ts'
import type { Mailer } from './mailer.ts'

/**
 * Holds mails back while the mail server cannot be reached. Mails that failed because of it are retried as
 * soon as it answers.
 */
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
			// The failed try does not count, since it was not the mail's fault.
			await db.execute(sql`
				update graphile_worker._private_jobs set run_at = now(), attempts = greatest(attempts - 1, 0)
				where locked_at is null and run_at > now() and last_error like ${`${lineDown}%`}`)
		},
		onClosed: (stop: () => void) => void line.onDown(stop),
	}
}
