import type { Log } from '@profile-search/api/platform/log/log'
import type { Settings } from '../../settings/settings.ts'
import type { Closing } from '../closings.ts'

/**
 * Traces what this process does, where a place for traces is set; otherwise nothing of it is loaded. It has to begin before
 * anything that is to be traced is made, and what is still waiting is sent when the process ends.
 */
export async function startTraces({ traces }: Settings, kind: string, log: Log, closings: Closing[]) {
	if (!traces) return
	const { exportTraces } = await import('./export-traces.ts')
	closings.push(exportTraces(traces, kind, log.child({ part: 'traces' })))
}
