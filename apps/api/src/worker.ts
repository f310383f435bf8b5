import type { Connection } from '@profile-search/db/client'
import { parseCronItems, runOnce, type Runner, type TaskList } from 'graphile-worker'
import { domains } from './app.ts'
import { mailGate } from './platform/channels/mail/gate.ts'
import { markingMailer } from './platform/channels/mail/mark-addresses.ts'
import { MailRefused } from './platform/channels/mail/refused.ts'
import type { TaskContext } from './platform/context/context.ts'
import { type Task, runChecked } from './platform/context/define-task.ts'
import { withoutValues } from './platform/log/error-text.ts'
import { noLog, type Log } from './platform/log/log.ts'
import { traced } from './platform/log/traces.ts'
import { causeIn, forRequest } from './platform/queue/cause.ts'
import { createClaims } from './platform/queue/claims.ts'
import { clockWatch, forgetTheFuture } from './platform/queue/clock.ts'
import { isDatabaseGone } from './platform/queue/database-gone.ts'
import { openLedger } from './platform/queue/ledger.ts'
import { queuePool } from './platform/queue/queue-pool.ts'
import { giveUp } from './platform/queue/queue.ts'
import { repeat } from './platform/queue/repeat.ts'
import { queueLogger, runQueue } from './platform/queue/run-queue.ts'
import { databaseLost, lockSweeper, unlockAll } from './platform/queue/sweep-locks.ts'
import { patient } from './search/index/matcher/patient-matcher.ts'

/** All background work of the domains. */
const tasks: Task[] = domains.flatMap((domain) => domain.tasks)

/** What recurs. */
const schedule = parseCronItems(
	tasks.flatMap(({ name, schedule: when }) => (when ? [{ task: name, ...when }] : [])),
)

/** Works off what is in the queue now, and answers when it is empty. For tests and commands. */
export async function workOff(connection: Connection, context: TaskContext) {
	const options = {
		pgPool: connection.pool,
		taskList: taskListFor(context, () => true),
		logger: queueLogger(noLog),
	}
	await runOnce(options)
	// The library keeps the options of every run for ever; without the tasks, what they work with can go.
	options.taskList = {}
}

/** A dead worker is noticed at the second look, so within half a minute. */
const sweepSeconds = 15

type Options = {
	log?: Log
	/** Whether no other process works on this database: what is locked at the start was left behind. */
	isAlone?: boolean
}

/** Works off the queue until it is stopped. */
export function startWorker({ url }: Pick<Connection, 'url'>, context: TaskContext, options: Options = {}) {
	const { log = noLog, isAlone = false } = options
	const connection = queuePool(url, 12, (error) => log.warn({ err: error }, 'The queue lost a connection.'))
	const claims = createClaims(url)
	const ledger = openLedger()
	const sweep = lockSweeper(context.db, ledger)
	let queues: ReturnType<typeof runQueue>[] = []
	const starting = (isAlone ? unlockAll(context.db).catch(() => {}) : Promise.resolve()).then(() => {
		const follow = (events: Runner['events']) => ledger.follow(events, claims.hold)
		const shared = { db: context.db, pool: connection.pool, follow, log }
		// Mails wait for a server that is not ours: they run apart, and whatever it does holds up no other work.
		queues = [
			runQueue({
				...shared,
				tasks: taskListFor(context, (name) => !isMail(name)),
				schedule,
				concurrency: 3,
				gate: {
					whenOpen: () => forgetTheFuture(context.db),
					onClosed: (stop) => (planAnew = stop),
				},
			}),
			runQueue({
				...shared,
				tasks: taskListFor(context, isMail),
				concurrency: 4,
				gate: mailGate(context, log),
			}),
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

function taskListFor(context: TaskContext, isMeant: (name: string) => boolean): TaskList {
	const equipped = {
		...context,
		mailer: markingMailer(context.mailer, context.db),
		matcher: patient(context.matcher),
	}
	return Object.fromEntries(
		tasks
			.filter(({ name }) => isMeant(name))
			.map((task) => [
				task.name,
				(payload, { job }) =>
					runCaused(task, payload, equipped).catch(async (error: unknown) => {
						if (error instanceof MailRefused) await giveUp(context.db, job.id)
						if (isDatabaseGone(error)) throw databaseLost(error)
						// The queue keeps and logs what went wrong.
						throw withoutValues(causeOf(error))
					}),
			]),
	)
}

/** Runs a task for the request that has caused it, and as a part of its trace. */
function runCaused(task: Task, payload: unknown, context: TaskContext) {
	const { requestId, traceparent } = causeIn(payload)
	const attributes = {
		'messaging.system': 'graphile_worker',
		'messaging.destination.name': task.name,
		'messaging.operation.type': 'process',
	}
	return forRequest(requestId, () =>
		traced(`process ${task.name}`, { kind: 'consumer', parent: traceparent, attributes }, () =>
			runChecked(task, payload, context),
		),
	)
}

/** What the database said, rather than that a query failed. */
function causeOf(error: unknown) {
	return error instanceof Error && error.cause instanceof Error ? error.cause : error
}
