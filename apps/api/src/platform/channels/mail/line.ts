import { setTimeout as pause } from 'node:timers/promises'

/** The connection to the mail server: whether it works, as the last tries have shown. */
export type MailLine = {
	isDown: () => boolean
	/** Resolves at once while it works, otherwise once it works again or when the signal ends the wait. */
	whenUp: (signal: AbortSignal) => Promise<void>
	/** Calls the listener each time the connection breaks down; returns a function that unsubscribes it. */
	onDown: (listener: () => void) => () => void
}

/** Nothing can be sent at the moment, whatever the mail says. */
export class MailLineDown extends Error {}

/**
 * The start of such an error's message. Work that failed with it is retried as soon as the line works again.
 */
export const lineDown = 'The mail server cannot be reached'

type Options = {
	/** Tests whether mail could be sent now. */
	probe: () => Promise<unknown>
	/** After this many troubles in a row, nothing is tried until a probe succeeds. */
	most?: number
	probeEveryMs?: number
}

/**
 * A circuit breaker: it lets work pass, counts troubles of the line in a row, and probes by itself once it is
 * open.
 */
export function createMailLine({ probe, most = 3, probeEveryMs = 5000 }: Options) {
	const listeners = new Set<() => void>()
	const closing = new AbortController()
	let troubles = 0
	let repaired: Promise<void> | undefined

	async function repair() {
		while (!closing.signal.aborted) {
			await pause(probeEveryMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
			const works = await probe().then(
				() => true,
				() => false,
			)
			if (works) break
		}
		troubles = 0
		repaired = undefined
	}

	const line: MailLine = {
		isDown: () => repaired !== undefined,
		async whenUp(signal) {
			if (!repaired) return
			const { promise, resolve } = Promise.withResolvers<void>()
			signal.addEventListener('abort', () => resolve(), { once: true })
			await Promise.race([repaired, promise])
		},
		onDown(listener) {
			listeners.add(listener)
			return () => listeners.delete(listener)
		},
	}
	return {
		...line,
		/** Runs work over the line. `isTrouble` tells trouble of the line from trouble of the mail. */
		async use(work: () => Promise<unknown>, isTrouble: (error: unknown) => boolean) {
			if (repaired) throw new MailLineDown(`${lineDown}: nothing is tried until it answers again.`)
			try {
				await work()
				troubles = 0
			} catch (error) {
				if (!isTrouble(error)) {
					troubles = 0
					throw error
				}
				troubles += 1
				if (troubles >= most && !repaired) {
					repaired = repair()
					for (const listener of listeners) listener()
				}
				const reason = error instanceof Error ? error.message : String(error)
				throw new MailLineDown(`${lineDown}: ${reason}`)
			}
		},
		close: () => closing.abort(),
	}
}
