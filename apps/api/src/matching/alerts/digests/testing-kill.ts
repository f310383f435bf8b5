import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Db } from '@profile-search/db/client'
import { sql } from 'drizzle-orm'
import type { MailServer } from '#platform/channels/mail/mail-server.ts'
import { enqueue } from '#platform/queue/queue.ts'

const program = fileURLToPath(new URL('testing-worker.ts', import.meta.url))
const quickly = ['--import', '@profile-search/db/embedded/quick-start']

/** Creates this many mail addresses, each with an alert that has found a job. */
export async function plantReaders(db: Db, amount: number, jobId: string) {
	await db.execute(sql`
		with mailbox as (
			insert into alert_mailboxes (email) select 'reader' || number || '@example.com' from generate_series(1, ${amount}) number
			returning id),
		alert as (
			insert into alerts (mailbox_id, kind, name, frequency, confirmed_at)
			select id, 'jobs', 'New jobs', 'at_once', now() from mailbox returning id)
		insert into alert_hits (alert_id, subject_id) select id, ${jobId}::uuid from alert`)
}

type Hits = { db: Db; databaseUrl: string; server: MailServer }

/**
 * Sends the planted mails with workers that are killed repeatedly, each after a number of mails; the last one may
 * finish. What happens over minutes in production (another watch, and mails that have waited too long) is triggered
 * here between the kills.
 */
export async function sendWithKills({ db, databaseUrl, server }: Hits, kills: number, mailsBetween: number) {
	let received = 0
	for (let run = 0; run <= kills; run += 1) {
		await db.execute(sql`update alert_digests set created_at = created_at - interval '5 minutes'`)
		await enqueue(db, 'watch_alerts', {})
		const worker = spawn(process.execPath, [...quickly, program, databaseUrl, server.url], {
			stdio: 'ignore',
		})
		const isLast = run === kills
		const goal = received + mailsBetween
		await until(async () => (isLast ? await isDone(db) : server.received() >= goal || (await isDone(db))))
		worker.kill('SIGKILL')
		await once(worker, 'exit')
		received = server.received()
	}
}

async function isDone(db: Db) {
	const { rows } = await db.execute<{ open: boolean }>(sql`
		select exists (select from alert_hits where digest_id is null)
			or exists (select from alert_digests where mailed_at is null) as open`)
	return rows[0]?.open === false
}

async function until(isSo: () => Promise<boolean>) {
	const end = Date.now() + 600_000
	while (Date.now() < end && !(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5))
}
