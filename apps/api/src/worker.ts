import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from '@profile-search/db/client'
import { Logger, parseCronItems, run, runOnce, type Runner } from 'graphile-worker'
import { accountTasks } from './accounts/jobs.ts'
import { applicationTasks } from './applications/jobs.ts'
import { alertTasks } from './alerts/jobs.ts'
import { approvalTasks } from './approvals/jobs.ts'
import { contactRequestTasks } from './contact-requests/jobs.ts'
import { contactTasks } from './contact/jobs.ts'
import { exportTasks } from './data-exports/jobs.ts'
import { deliveryTasks } from './deliveries/jobs.ts'
import { domainTasks } from './domains/jobs.ts'
import { countWork, workTasks } from './failed-work/count-work.ts'
import { erasureTasks } from './erasures/jobs.ts'
import { fairnessTasks } from './fairness/jobs.ts'
import { figureTasks } from './figures/jobs.ts'
import { fileTasks } from './files/jobs.ts'
import { grievanceTasks } from './grievances/jobs.ts'
import { guestTasks } from './guests/jobs.ts'
import { interviewTasks } from './interviews/jobs.ts'
import { jobTasks } from './jobs/moves/jobs.ts'
import { knowledgeTasks } from './knowledge/jobs.ts'
import { learningTasks } from './learning/jobs.ts'
import { mailTemplateTasks } from './mail-templates/jobs.ts'
import { matchTasks } from './match-index/jobs.ts'
import { meaningTasks } from './meanings/jobs.ts'
import { memberTasks } from './members/jobs.ts'
import { messageTasks } from './messages/jobs.ts'
import { moderationTasks } from './moderation/jobs.ts'
import { portalFigureTasks } from './portal-figures/jobs.ts'
import { pushTasks } from './push/jobs.ts'
import type { Task, Tools } from './queue.ts'
import { retentionTasks } from './retention/sweep.ts'
import { sectionTasks } from './sections/jobs.ts'
import { sessionTasks } from './sessions/jobs.ts'
import { suspensionTasks } from './suspensions/jobs.ts'
import { twoStepTasks } from './two-step/jobs.ts'

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

type Log = (level: string, message: string) => void

/** Works off what is in the queue now, and answers when it is empty. For tests and commands. */
export async function workOff(connection: Connection, tools: Tools) {
	await runOnce({ pgPool: connection.pool, taskList: taskListFor(tools), logger: quiet(() => {}) })
}

/** Works off the queue until it is stopped. A lost database stops the runner; it is started again until it holds. */
export function startWorker(connection: Connection, tools: Tools, log: Log = () => {}) {
	let runner: Runner | undefined
	const stopping = new AbortController()
	const done = keepRunning()

	async function keepRunning() {
		while (!stopping.signal.aborted) {
			try {
				runner = await run({
					pgPool: connection.pool,
					taskList: taskListFor(tools),
					parsedCronItems: schedule,
					concurrency: 4,
					pollInterval: 1000,
					noHandleSignals: true,
					logger: quiet(log),
				})
				const stopCounting = countWork(connection.db, runner.events)
				// Asked to stop while it was starting, it would run on for ever.
				if (stopping.signal.aborted) await runner.stop()
				await runner.promise.finally(stopCounting)
			} catch (error) {
				log('warning', `The queue stopped: ${error instanceof Error ? error.message : String(error)}`)
			}
			if (!stopping.signal.aborted) await pause(1000)
		}
	}

	return {
		async stop() {
			stopping.abort()
			await runner?.stop().catch(() => {})
			await done
		},
	}
}

function taskListFor(tools: Tools) {
	return Object.fromEntries(
		Object.entries(tasks).map(([name, task]) => [
			name,
			(payload: unknown) => task(asPayload(payload), tools).catch(throwCause),
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

function quiet(log: Log) {
	return new Logger(() => (level, message) => {
		if (level === 'error' || level === 'warning') log(level, message)
	})
}
