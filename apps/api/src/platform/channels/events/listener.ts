import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { Announcement, eventChannel, type AccountEvent } from './announce.ts'

/** This node's one connection, which hears what all nodes announce. */
export type Listener = ReturnType<typeof createListener>

/**
 * Starts listening when first needed. A lost connection is reopened; `on.gap` is then called, since
 * announcements in between were missed.
 */
export function createListener(
	url: string,
	on: { event: (accountId: string, event: AccountEvent) => void; gap: () => void },
) {
	const closing = new AbortController()
	let client: Client | undefined
	let running: Promise<void> | undefined
	let listening = Promise.withResolvers<void>()

	async function listen() {
		for (let isFirst = true; !closing.signal.aborted; isFirst = false) {
			client = new Client({ connectionString: url, application_name: 'profile-search events' })
			const { promise: isLost, resolve: lose } = Promise.withResolvers<void>()
			client
				.on('error', () => lose())
				.on('end', () => lose())
				.on('notification', ({ payload }) => hear(payload))
			try {
				await client.connect()
				await client.query(`listen ${eventChannel}`)
				listening.resolve()
				if (!isFirst) on.gap()
				await isLost
			} catch {
				// Tried again in a moment, as with a lost connection.
			}
			await client.end().catch(() => {})
			if (closing.signal.aborted) return
			listening = Promise.withResolvers()
			await pause(1000)
		}
	}

	function hear(payload: string | undefined) {
		const read = Announcement.safeParse(parsed(payload))
		if (!read.success) return
		for (const accountId of read.data.to) on.event(accountId, read.data.event)
	}

	return {
		/** Resolves once announcements from now on are heard. */
		whenListening() {
			running ??= listen()
			return listening.promise
		},
		async close() {
			closing.abort()
			await client?.end().catch(() => {})
			await running
		},
	}
}

function parsed(payload: string | undefined): unknown {
	try {
		return JSON.parse(payload ?? '')
	} catch {
		return undefined
	}
}
