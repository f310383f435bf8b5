import type { Connection } from '@profile-search/db/client'
import { parseCronItems, runOnce, type Runner, type TaskList } from 'graphile-worker'
import { accountTasks } from './login/jobs.ts'
import { applicationTasks } from './applications/jobs.ts'
import { alertTasks } from './alerts/jobs.ts'
import { approvalTasks } from './approvals/jobs.ts'
import { contactRequestTasks } from './contact-requests/jobs.ts'
import { contactTasks } from './contact/jobs.ts'
import { exportTasks } from './data-exports/jobs.ts'
import { isDatabaseGone } from './database-gone.ts'
import { deliveryTasks } from './alerts/deliveries/jobs.ts'
import { domainTasks } from './domains/jobs.ts'
import { workTasks } from './failed-work/count-work.ts'
import { erasureTasks } from './erasures/jobs.ts'
import { fairnessTasks } from './fairness/jobs.ts'
import { figureTasks } from './figures/jobs.ts'
import { fileTasks } from './files/jobs.ts'
import { grievanceTasks } from './grievances/jobs.ts'
import { guestTasks } from './guests/jobs.ts'
import { interviewTasks } from './applications/interviews/jobs.ts'
import { jobTasks } from './jobs/moves/jobs.ts'
import { knowledgeTasks } from './knowledge/jobs.ts'
import { learningTasks } from './learning/jobs.ts'
import { mailGate } from './mail/gate.ts'
import { markingMailer } from './mail/mark-addresses.ts'
import { MailRefused } from './mail/refused.ts'
import { mailTemplateTasks } from './mail-templates/jobs.ts'
import { noLog, type Log } from './log.ts'
import { matchTasks } from './match-index/jobs.ts'
import { patient } from './match-index/patient-matcher.ts'
import { meaningTasks } from './meanings/jobs.ts'
import { memberTasks } from './members/jobs.ts'
import { messageTasks } from './messages/jobs.ts'
import { moderationTasks } from './moderation/jobs.ts'
import { portalFigureTasks } from './portal-figures/jobs.ts'
import { pushTasks } from './push/jobs.ts'
import { type Task, type Tools } from './context/tools.ts'
import { giveUp } from './queue.ts'
import { retentionTasks } from './retention/sweep.ts'
import { identityTasks } from './identity/jobs.ts'
import { mergeTasks } from './merges/jobs.ts'
import { heldChangeTasks } from './approvals/held-changes/jobs.ts'
import { sectionTasks } from './sections/jobs.ts'
import { sessionTasks } from './sessions/jobs.ts'
import { suspensionTasks } from './suspensions/jobs.ts'
import { twoStepTasks } from './two-step/jobs.ts'
import { createClaims } from './work/claims.ts'
import { clockWatch, forgetTheFuture } from './work/clock.ts'
import { openLedger } from './work/ledger.ts'
import { queuePool } from './work/queue-pool.ts'
import { repeat } from './work/repeat.ts'
import { queueLogger, runQueue } from './work/run-queue.ts'
import { databaseLost, lockSweeper, unlockAll } from './work/sweep-locks.ts'

/** All background work, by the name under which it is queued. */
const tasks: Record<string, Task> = {
	...accountTasks,
	...alertTasks,
	...applicationTasks,
	...approvalTasks,
	...contactTasks,
	...contactRequestTasks,
	...deliveryTasks,
	...domainTasks,
	...erasureTasks,
	...exportTasks,
	...fairnessTasks,
	...figureTasks,
	...fileTasks,
	...grievanceTasks,
	...guestTasks,
	...interviewTasks,
	...jobTasks,
	...knowledgeTasks,
	...learningTasks,
	...mailTemplateTasks,
	...matchTasks,
	...meaningTasks,
	...memberTasks,
	...messageTasks,
	...moderationTasks,
	...portalFigureTasks,
	...pushTasks,
	...retentionTasks,
	...heldChangeTasks,
	...identityTasks,
	...mergeTasks,
	...sectionTasks,
	...sessionTasks,
	...suspensionTasks,
	...twoStepTasks,
	...workTasks,
}

/** What recurs, in the notation of cron, UTC. */
const schedule = parseCronItems([
	{ task: 'ask_outcomes', match: '25 * * * *' },
	{ task: 'close_overdue_jobs', match: '* * * * *' },
	{ task: 'count_matches', match: '47 20 * * *' },
	{ task: 'count_words', match: '27 * * * *' },
	{ task: 'end_grants', match: '*/5 * * * *' },
	{ task: 'learn_part_weights', match: '2 19 * * *' },
	{ task: 'keep_figures', match: '50 18 * * *' },
	{ task: 'learn_relations', match: '12 19 * * *' },
	{ task: 'lift_suspensions', match: '*/5 * * * *' },
	{ task: 'open_scheduled_jobs', match: '* * * * *' },
	{ task: 'price_jobs', match: '32 20 * * *' },
	{ task: 'recheck_domains', match: '7 4 * * 1' },
	{ task: 'remind_of_interviews', match: '*/10 * * * *' },
	{ task: 'remind_of_closing', match: '35 * * * *' },
	{ task: 'report_fairness', match: '42 20 1 * *' },
	{ task: 'sweep_alerts', match: '22 * * * *' },
	{ task: 'sweep_case_looks', match: '52 * * * *' },
	{ task: 'sweep_figures', match: '37 3 * * *' },
	{ task: 'sweep_files', match: '27 3 * * *' },
	{ task: 'sweep_limits', match: '17 * * * *' },
	{ task: 'sweep_match_changes', match: '37 * * * *' },
	{ task: 'sweep_personal_data', match: '7 3 * * *' },
	{ task: 'tell_applicants_of_closing', match: '*/5 * * * *' },
	{ task: 'sweep_work_hours', match: '52 * * * *' },
	{ task: 'watch_cases', match: '*/10 * * * *' },
	{ task: 'watch_erasures', match: '42 * * * *' },
	{ task: 'watch_grievances', match: '*/2 * * * *' },
	// A run that was killed is in the way of none that follows.
	{ task: 'read_meanings', match: '* * * * *', options: { jobKey: 'read_meanings', maxAttempts: 1 } },
	{ task: 'watch_alerts', match: '* * * * *', options: { jobKey: 'watch_alerts', maxAttempts: 1 } },
])

/** Works off what is in the queue now, and answers when it is empty. For tests and commands. */
export async function workOff(connection: Connection, tools: Tools) {
	await runOnce({
		pgPool: connection.pool,
		taskList: taskListFor(tools, () => true),
		logger: queueLogger(noLog),
	})
}

/** A dead worker is noticed at the second look, so within half a minute. */
const sweepSeconds = 15

type Options = {
	log?: Log
	/** Whether no other process works on this database: what is locked at the start was left behind. */
	isAlone?: boolean
}

/** Works off the queue until it is stopped. */
export function startWorker({ url }: Pick<Connection, 'url'>, tools: Tools, options: Options = {}) {
	const { log = noLog, isAlone = false } = options
	const connection = queuePool(url, 12, (error) => log.warn({ err: error }, 'The queue lost a connection.'))
	const claims = createClaims(url)
	const ledger = openLedger()
	const sweep = lockSweeper(tools.db, ledger)
	let queues: ReturnType<typeof runQueue>[] = []
	const starting = (isAlone ? unlockAll(tools.db).catch(() => {}) : Promise.resolve()).then(() => {
		const follow = (events: Runner['events']) => ledger.follow(events, claims.hold)
		const shared = { db: tools.db, pool: connection.pool, follow, log }
		// Mails wait for a server that is not ours: they run apart, and whatever it does holds up no other work.
		queues = [
			runQueue({
				...shared,
				tasks: taskListFor(tools, (name) => !isMail(name)),
				schedule,
				concurrency: 3,
				gate: {
					whenOpen: () => forgetTheFuture(tools.db),
					onClosed: (stop) => (planAnew = stop),
				},
			}),
			runQueue({ ...shared, tasks: taskListFor(tools, isMail), concurrency: 4, gate: mailGate(tools, log) }),
		]
	})
	let planAnew = () => {}
	const lookAtClock = clockWatch(() => planAnew())
	const stopSweeping = repeat(sweepSeconds, async () => {
		lookAtClock()
		await sweep()
	})

	return {
		async stop() {
			await starting
			await Promise.all(queues.map((queue) => queue.stop()))
			await stopSweeping()
			await claims.close()
			await connection.close()
		},
	}
}

function isMail(name: string) {
	return name.startsWith('mail_')
}

function taskListFor(tools: Tools, isMeant: (name: string) => boolean): TaskList {
	const equipped = {
		...tools,
		mailer: markingMailer(tools.mailer, tools.db),
		matcher: patient(tools.matcher),
	}
	return Object.fromEntries(
		Object.entries(tasks)
			.filter(([name]) => isMeant(name))
			.map(([name, task]) => [
				name,
				(payload, { job }) =>
					task(asPayload(payload), equipped).catch(async (error: unknown) => {
						if (error instanceof MailRefused) await giveUp(tools.db, job.id)
						if (isDatabaseGone(error)) throw databaseLost(error)
						throwCause(error)
					}),
			]),
	)
}

/** The queue keeps what went wrong: what the database said, and not a query with all its values. */
function throwCause(error: unknown) {
	throw error instanceof Error && error.cause instanceof Error ? error.cause : error
}

function asPayload(payload: unknown): Record<string, string> {
	return typeof payload === 'object' && payload !== null ? { ...payload } : {}
}
