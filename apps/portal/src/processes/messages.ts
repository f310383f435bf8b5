import type { Vapid } from '@profile-search/api/platform/channels/push/pusher'
import type { Settings } from '../settings/settings.ts'
import type { sentError } from './channel.ts'
import type { IndexState } from './remote-matcher.ts'

/** What a process of the portal does: it serves requests, or it works in the background. */
export type ProcessKind = 'web' | 'background'

/** What the primary process tells another one before that one can start. */
export type Begin = {
	begin: IndexState & {
		kind: ProcessKind
		settings: Settings
		databaseUrl: string
		isEmbedded: boolean
		vapid: Vapid
		/** The mail server of this machine, where no other one is set. */
		mailboxUrl: string | undefined
		/** The address that requests are served at. */
		address: string | undefined
	}
}

/** The primary process asks another one to end in order. */
export const end = { end: true }

export function isBegin(message: unknown): message is Begin {
	return typeof message === 'object' && message !== null && 'begin' in message
}

export function isEnd(message: unknown): message is typeof end {
	return typeof message === 'object' && message !== null && 'end' in message
}

/** What another process reports: that it works, or why it could not start. */
export type Report = { ready: { address: string | undefined } } | { failed: ReturnType<typeof sentError> }
