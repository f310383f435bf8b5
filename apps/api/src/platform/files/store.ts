import { chmodSync, mkdirSync } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { WriteOptions } from 'flydrive/types'
import type { FileStore } from '../context/outside.ts'

/** A store in a folder that only the portal's user can read. */
export function folderStore(location: string): FileStore {
	mkdirSync(location, { recursive: true, mode: 0o700 })
	// The folder may exist already, from a time when it was open.
	chmodSync(location, 0o700)
	return new Disk(new PrivateFolder(location))
}

class PrivateFolder extends FSDriver {
	readonly #location: string

	constructor(location: string) {
		super({ location, visibility: 'private' })
		this.#location = location
	}

	override async put(key: string, contents: string | Uint8Array, options?: WriteOptions) {
		await this.#prepare(key)
		return super.put(key, contents, options)
	}

	override async putStream(key: string, contents: Readable, options?: WriteOptions) {
		await this.#prepare(key)
		return super.putStream(key, contents, options)
	}

	/** Creates the file before it is written, since the writer would let everybody read it. */
	async #prepare(key: string) {
		const path = join(this.#location, key)
		await mkdir(dirname(path), { recursive: true, mode: 0o700 })
		const file = await open(path, 'a', 0o600)
		await file.close()
	}
}
