import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Place } from './place.ts'

/** What an object store takes in one piece. */
const mostBytes = 5 * 2 ** 30

/**
 * A bucket of an object store. Keys, region and endpoint are those of the environment, by the names that the tools of
 * such stores share (AWS_ACCESS_KEY_ID and so on).
 */
export function bucketPlace({ host: bucket, pathname }: URL, scratch: string): Place {
	const prefix = pathname.split('/').filter(Boolean).join('/')
	const client = new S3Client({
		// A store of the operator's own has no name for each bucket, and does not know the newest checksums.
		forcePathStyle: Boolean(process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL']),
		requestChecksumCalculation: 'WHEN_REQUIRED',
		responseChecksumValidation: 'WHEN_REQUIRED',
	})
	const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
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
		async keep(name, make) {
			const path = join(scratch, 'backup-on-its-way')
			await rm(path, { force: true })
			try {
				await make(path)
				const { size } = await stat(path)
				if (size > mostBytes)
					throw new Error(
						'The backup is larger than 5 GB, which no object store takes in one piece. Set BACKUP_TO to a folder.',
					)
				await disk.putStream(keyOf(name), createReadStream(path), { contentLength: size })
			} finally {
				await rm(path, { force: true })
			}
		},
		write: (name, text) => disk.put(keyOf(name), text),
		remove: (name) => disk.delete(keyOf(name)),
	}
}
