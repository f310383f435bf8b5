import type { ImportState } from '@profile-search/contract/http/imports'

/** The tone in which a page tells the state of an import. */
export const stateTone = {
	reading: 'wait',
	ready: 'plain',
	importing: 'wait',
	stopped: 'wait',
	done: 'good',
	undoing: 'wait',
	undone: 'plain',
	failed: 'bad',
} as const satisfies Record<ImportState, string>
