import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/**
 * Holds back the end of a mail: an SMTP server accepts a mail only with the line that ends it. Once the
 * server has the rest, `beforeLast` is called. The end goes out the moment it calls `letGo`, and never if it
 * fails.
 */
export function holdLastLine(mail: Readable, beforeLast: (letGo: () => void) => Promise<void>) {
	let isRead = false
	const held = new Readable({
		// With this, a second read is asked for only when the first is on the line.
		highWaterMark: 1,
		read() {
			const step = isRead ? beforeLast(() => held.push(null)) : readAll()
			isRead = true
			step.catch((error: Error) => held.destroy(error))
		},
	})

	async function readAll() {
		held.push(await buffer(mail.pipe(new PassThrough())))
	}
	return held
}
