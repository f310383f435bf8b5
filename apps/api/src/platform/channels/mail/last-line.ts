import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/**
 * A mail on its way, but for its end: an SMTP server takes a mail only with the line that ends it. Once the server has
 * all the rest, `beforeLast` is asked; the end goes out in the moment it calls `letGo`, and never when it fails.
 */
export function holdLastLine(mail: Readable, beforeLast: (letGo: () => void) => Promise<void>) {
	let isRead = false
	const held = new Readable({
		// A second read is asked for only when the first is on the line.
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
