import { payloads, type Payload, type TaskName } from '../queue/payloads.ts'
import type { TaskContext } from './context.ts'

/** Runs a queue task. It may run twice when a machine stops in the middle, so it must tolerate that. */
export type Run<Name extends TaskName> = (payload: Payload<Name>, context: TaskContext) => Promise<void>

/**
 * When a task recurs, in cron notation, UTC. With a job key, a run that was killed does not block later runs.
 */
type Schedule = { match: string; options?: { jobKey: string; maxAttempts: number } }

/** A kind of background work: its name in the queue, what it does, and when it recurs. */
export type Task = { [Name in TaskName]: { name: Name; run: Run<Name>; schedule?: Schedule } }[TaskName]

/** Defines a task. A recurring task gives its schedule, as a cron line or with the options of its runs. */
export function defineTask<Name extends TaskName>(name: Name, run: Run<Name>, schedule?: string | Schedule) {
	return {
		name,
		run,
		...(schedule && { schedule: typeof schedule === 'string' ? { match: schedule } : schedule }),
	}
}

/** Runs a task after checking its payload. */
export async function runChecked<Name extends TaskName>(
	{ name, run }: { name: Name; run: Run<Name> },
	payload: unknown,
	context: TaskContext,
) {
	// The compiler cannot see that a name's schema and a name's payload belong together.
	await run(payloads[name].parse(payload ?? {}) as Payload<Name>, context)
}
