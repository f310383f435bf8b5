import { newestOf } from '../keep.ts'
import { openPlace } from './place.ts'

/**
 * The backup of this address, or the newest one in the place of this address: a path of this machine, or one in a bucket,
 * such as `s3://bucket/folder`. Undefined where there is none. `scratch` is as for `openPlace`.
 */
export async function findBackup(address: string, scratch: string) {
	const [, parent, name] = /^((?:s3:\/\/[^/]+)?.*?)\/+([^/]+)\/*$/.exec(address) ?? []
	if (name !== undefined && parent !== 's3:/') {
		const place = await openPlace(parent || '/', scratch)
		const file = await place.open(name)
		if (file) return { place, name, file }
	}
	const place = await openPlace(address, scratch)
	const newest = newestOf(await place.names().catch(nothingThere))
	const file = newest === undefined ? undefined : await place.open(newest)
	return newest !== undefined && file ? { place, name: newest, file } : undefined
}

function nothingThere(error: NodeJS.ErrnoException): string[] {
	if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
	throw error
}
