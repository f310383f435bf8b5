import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Position } from '#platform/lists.ts'

/** Raised when the order of a list changes, so that no cursor of before is taken for one of now. */
const version = 1

const [versionBytes, tagBytes] = [1, 16]

/** What a cursor says: after which position the next page begins, and its number. */
type Content = { page: number; after: Position }

/**
 * Makes and reads cursors. They are sealed (as by SIV, RFC 5297): what is in them, such as the id of a person who hides
 * from the reader, is not shown, and none but those that were made here for the same question are accepted. The same
 * content is always sealed alike, so that an answer that has not changed keeps its entity tag.
 */
export function createCursors(secret: string) {
	const [tagKey, textKey] = ['cursor tags', 'cursor texts'].map((use) =>
		Buffer.from(hkdfSync('sha256', secret, '', use, 32)),
	)
	if (!tagKey || !textKey) throw new Error('There is no key for cursors.')

	const tagOf = (question: string, text: Uint8Array) =>
		createHmac('sha256', tagKey)
			.update(`${version} ${Buffer.byteLength(question)} ${question}`)
			.update(text)
			.digest()
			.subarray(0, tagBytes)

	return {
		/** A cursor for the list that answers this question. */
		seal(question: string, { page, after }: Content) {
			const text = Buffer.from(JSON.stringify([page, ...after]))
			const tag = tagOf(question, text)
			const cipher = createCipheriv('aes-256-ctr', textKey, tag)
			return Buffer.concat([Buffer.of(version), tag, cipher.update(text), cipher.final()]).toString(
				'base64url',
			)
		},
		/** Undefined when it was not made for this question. */
		open(question: string, cursor: string): Content | undefined {
			const bytes = Buffer.from(cursor, 'base64url')
			const isWhole = bytes[0] === version && bytes.length > versionBytes + tagBytes
			if (!isWhole || bytes.toString('base64url') !== cursor) return undefined
			const tag = bytes.subarray(versionBytes, versionBytes + tagBytes)
			const decipher = createDecipheriv('aes-256-ctr', textKey, tag)
			const text = Buffer.concat([decipher.update(bytes.subarray(versionBytes + tagBytes)), decipher.final()])
			if (!timingSafeEqual(tag, tagOf(question, text))) return undefined
			const [page, ...after] = JSON.parse(text.toString()) as [number, ...Position]
			return { page, after }
		},
	}
}
