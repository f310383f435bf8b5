import type { Writable } from 'node:stream'
import type { Db } from '@profile-search/db/client'
import type { AccountEvent } from '#platform/channels/events/announce.ts'
import { createListener } from '#platform/channels/events/listener.ts'
import { countUnread, listHolding } from './queries.ts'

/** The maximum number of streams of one account on one node; further pages of a browser poll instead. */
const mostStreams = 5
const heartbeatMs = 25_000
const recheckMs = 60_000
/** Many events arrive at the same moment; counts are computed once for all of them. */
const countDelayMs = 60

type Stream = {
	accountId: string
	sessionId: string
	response: Writable
	/**
	 * Whether the connection has unsent data; until it is sent nothing more is written, and `isBehind` records that
	 * events were skipped.
	 */
	isFull: boolean
	isBehind: boolean
}

export type Streams = ReturnType<typeof createStreams>

/** The open streams of this node, and the one connection that announces the events of all nodes. */
export function createStreams(db: Db, url: string) {
	const byAccount = new Map<string, Set<Stream>>()
	const counting = new Map<string, ReturnType<typeof setTimeout>>()
	const listener = createListener(url, { event: tell, gap: () => [...byAccount.keys()].forEach(sayUnread) })
	const timers = [
		setInterval(beat, heartbeatMs).unref(),
		setInterval(() => void recheck().catch(() => {}), recheckMs).unref(),
	]

	function tell(accountId: string, event: AccountEvent) {
		if (!byAccount.has(accountId)) return
		if (event.kind !== 'read') say(accountId, event.kind, event)
		sayUnread(accountId)
	}

	/** Sends the counts after a delay, once for all events until then. */
	function sayUnread(accountId: string) {
		if (counting.has(accountId)) return
		const count = async () => {
			counting.delete(accountId)
			const unread = await countUnread(db, accountId)
			say(accountId, 'unread', unread)
		}
		counting.set(
			accountId,
			setTimeout(() => void count().catch(() => {}), countDelayMs),
		)
	}

	function say(accountId: string, name: string, data: object) {
		for (const stream of byAccount.get(accountId) ?? []) write(stream, name, data)
	}

	function write(stream: Stream, name: string, data: object) {
		if (stream.isFull) stream.isBehind = true
		else stream.isFull = !stream.response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
	}

	/** The connection is writable again: a client that missed events reloads, as after a new connection. */
	function drained(stream: Stream) {
		stream.isFull = false
		if (!stream.isBehind) return
		stream.isBehind = false
		write(stream, 'again', {})
		sayUnread(stream.accountId)
	}

	function beat() {
		for (const stream of all()) {
			// A connection that has sent nothing since the last heartbeat is dead.
			if (stream.isFull && stream.isBehind) stream.response.destroy()
			else if (stream.isFull) stream.isBehind = true
			else stream.isFull = !stream.response.write(': \n\n')
		}
	}

	/** Ends the streams of expired sessions. */
	async function recheck() {
		const streams = all()
		const holding = await listHolding(db, [...new Set(streams.map(({ sessionId }) => sessionId))])
		for (const stream of streams) if (!holding.has(stream.sessionId)) end(stream)
	}

	function end(stream: Stream) {
		stream.response.end('event: ended\ndata: {}\n\n')
	}

	function all() {
		return [...byAccount.values()].flatMap((streams) => [...streams])
	}

	return {
		hasRoom: (accountId: string) => (byAccount.get(accountId)?.size ?? 0) < mostStreams,
		whenListening: listener.whenListening,
		recheck,
		/** Takes over a response whose headers were sent already. */
		open(accountId: string, sessionId: string, response: Writable) {
			const stream: Stream = { accountId, sessionId, response, isFull: false, isBehind: false }
			const streams = byAccount.get(accountId) ?? new Set()
			byAccount.set(accountId, streams.add(stream))
			response.on('drain', () => drained(stream))
			response.on('error', () => {})
			response.on('close', () => {
				streams.delete(stream)
				if (streams.size === 0) byAccount.delete(accountId)
			})
			sayUnread(accountId)
		},
		/** Ends every stream; browsers open a new one, perhaps on another node. */
		async close() {
			for (const timer of [...timers, ...counting.values()]) clearTimeout(timer)
			for (const { response } of all()) response.end()
			await listener.close()
		},
	}
}
