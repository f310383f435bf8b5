import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { shareNext } from '../concurrency/share-next.ts'

/** The channels a connection listens to, each with what is done with a payload, and what follows a loss. */
type Listening = {
	/** The name of the connection in the list of the server. */
	name: string
	channels: Record<string, (payload: string) => void>
	/** Called when a lost connection listens again: notifications were missed in between. */
	gap: () => void
}

/**
 * Listens to channels of PostgreSQL over one connection, from the first call of `whenListening` on. A lost
 * connection is reopened.
 */
export function listen(url: string, { name, channels, gap }: Listening) {
	const closing = new AbortController()
	let client: Client | undefined
	let running: Promise<void> | undefined
	let isListening = false
	let listening = Promise.withResolvers<void>()

	async function run() {
		for (let isFirst = true; !closing.signal.aborted;) {
			const { promise: isLost, resolve } = Promise.withResolvers<void>()
			const lose = () => {
				if (isListening) listening = Promise.withResolvers()
				isListening = false
				resolve()
			}
			client = new Client({
				connectionString: url,
				application_name: name,
				connectionTimeoutMillis: 5000,
				keepAlive: true,
			})
				.on('error', lose)
				.on('end', lose)
				.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''))
			try {
				await client.connect()
				for (const channel of Object.keys(channels)) await client.query(`listen ${channel}`)
				isListening = true
				if (!isFirst) gap()
				isFirst = false
				listening.resolve()
				await isLost
			} catch {
				// Tried again in a moment, as with a lost connection.
			}
			lose()
			await client.end().catch(() => {})
			await pause(1000, undefined, closing).catch(() => {})
		}
	}

	/** Callers at the same time share one statement. */
	const catchUp = shareNext(async () => {
		if (!isListening) return false
		const heard = client?.query('select').then(
			() => true,
			() => false,
		)
		return Promise.race([heard ?? false, pause(1000, false, { ref: false })])
	})

	return {
		/** Resolves once notifications from now on are heard. */
		whenListening() {
			running ??= run()
			return listening.promise
		},
		/**
		 * Resolves with true once everything is heard that was announced before the call, since a server delivers what waits
		 * for a connection before it answers a statement on it. Resolves with false where nothing is heard, and after a second.
		 */
		catchUp,
		/** Whether notifications are heard at this moment. */
		isListening: () => isListening,
		async close() {
			closing.abort()
			await client?.end().catch(() => {})
			await running
		},
	}
}
