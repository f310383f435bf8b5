import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

// age is a format of its own right: an archive can be opened without this program, by `age -d`.

/** Two to the power of this is the work of one guess: about a second, and 128 MB. */
const workFactor = 17

/** What every encrypted archive begins with. */
export const sealedStart = 'age-encryption.org/v1'

/** Encrypts with a passphrase. */
export async function seal(content: Readable, passphrase: string): Promise<Readable> {
	const { Encrypter } = await import('age-encryption')
	const encrypter = new Encrypter()
	encrypter.setScryptWorkFactor(workFactor)
	encrypter.setPassphrase(passphrase)
	return nodeStream(await encrypter.encrypt(webStream(content)))
}

/** Decrypts. Rejects when the passphrase is wrong; the stream fails where anything was changed or cut off. */
export async function unseal(content: Readable, passphrase: string): Promise<Readable> {
	const { Decrypter } = await import('age-encryption')
	const decrypter = new Decrypter()
	decrypter.addPassphrase(passphrase)
	return nodeStream(await decrypter.decrypt(webStream(content)))
}

/** The two worlds of streams have the same class under two types. */
function webStream(content: Readable) {
	return Readable.toWeb(content) as globalThis.ReadableStream<Uint8Array>
}

function nodeStream(content: globalThis.ReadableStream<Uint8Array>) {
	return Readable.fromWeb(content as ReadableStream)
}
