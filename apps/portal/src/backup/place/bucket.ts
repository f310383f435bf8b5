import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openBucket } from '../../parts/files/bucket.ts'
import type { Place } from './place.ts'

/** A place in a bucket, at the path of its address. A backup is made on this machine before it is uploaded. */
export function bucketPlace({ host: bucket, pathname }: URL, scratch: string): Place {
	const prefix = pathname.split('/').filter(Boolean).join('/')
	const disk = openBucket(bucket)
	const keyOf = (name: string) => (prefix ? `${prefix}/${name}` : name)
	return {
		async names() {
			const names: string[] = []
			for (let page: string | undefined = ''; page !== undefined;) {
				const listed = await disk.listAll(prefix, page ? { paginationToken: page } : {})
				for (const object of listed.objects) if (object.isFile) names.push(object.name)
				page = listed.paginationToken
			}
			return names
		},
		async open(name) {
			const key = keyOf(name)
			if (!(await disk.exists(key))) return undefined
			const { contentLength } = await disk.getMetaData(key)
			return { size: contentLength, read: () => disk.getStream(key) }
		},
		async keep(name, make) {
			const path = join(scratch, 'backup-on-its-way')
			await rm(path, { force: true })
			try {
				await make(path)
				await disk.putStream(keyOf(name), createReadStream(path))
			} finally {
				await rm(path, { force: true })
			}
		},
		write: (name, text) => disk.put(keyOf(name), text),
		remove: (name) => disk.delete(keyOf(name)),
	}
}
