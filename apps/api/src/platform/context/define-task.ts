import { payloads, type Payload, type TaskName } from '../queue/payloads.ts'
import type { TaskContext } from './context.ts'

/** A piece of background work. It may run twice when a machine stops in the middle, so it must bear that. */
export type Run<Name extends TaskName> = (payload: Payload<Name>, context: TaskContext) => Promise<void>

/** When work recurs, in the notation of cron, UTC. With a key, a run that was killed is in the way of none that follows. */
type Schedule = { match: string; options?: { jobKey: string; maxAttempts: number } }

/** A kind of background work: its name in the queue, what it does, and when it recurs. */
export type Task = { [Name in TaskName]: { name: Name; run: Run<Name>; schedule?: Schedule } }[TaskName]

/** Names a piece of background work; one that recurs says when, as a line of cron or with the options of its runs. */
export function defineTask<Name extends TaskName>(name: Name, run: Run<Name>, schedule?: string | Schedule) {
	return {
		name,
		run,
		...(schedule && { schedule: typeof schedule === 'string' ? { match: schedule } : schedule }),
	}
}

/** Does a piece of work, once what it was told is what it should be told. */
export async function runChecked<Name extends TaskName>(
	{ name, run }: { name: Name; run: Run<Name> },
	payload: unknown,
	context: TaskContext,
) {
	// The compiler cannot see that the schema of a name and the payload of that name belong together.
	await run(payloads[name].parse(payload ?? {}) as Payload<Name>, context)
}
