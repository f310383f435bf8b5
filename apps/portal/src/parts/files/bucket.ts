import type { Readable } from 'node:stream'
import { S3Client, type PutObjectCommandInput } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { FileStore } from '@profile-search/api/platform/context/outside'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { WriteOptions } from 'flydrive/types'

/** How large a part of an upload is, in bytes. A store takes 10,000 of them: 156 GB. */
const partSize = 16 * 2 ** 20
/** How long a store may take to accept a connection, and to go on with an answer, in milliseconds. */
const [connectionTimeout, requestTimeout] = [3000, 30_000]

/**
 * The bucket of an object store. Keys, region and endpoint are those of the environment, by the names that the tools of
 * such stores share (AWS_ACCESS_KEY_ID and so on).
 */
export function openBucket(bucket: string): FileStore {
	const client = new S3Client({
		// A store of the operator's own has no name for each bucket, and does not know the newest checksums.
		forcePathStyle: Boolean(process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL']),
		requestChecksumCalculation: 'WHEN_REQUIRED',
		responseChecksumValidation: 'WHEN_REQUIRED',
		requestHandler: { connectionTimeout, requestTimeout },
	})
	return new Disk(new Bucket(client, bucket))
}

class Bucket extends S3Driver {
	readonly #client: S3Client
	readonly #bucket: string

	constructor(client: S3Client, bucket: string) {
		super({ client, bucket, visibility: 'private', supportsACL: false })
		this.#client = client
		this.#bucket = bucket
	}

	/** Uploads in parts: a store takes no stream of unknown length, and no more than 5 GB in one piece. */
	override async putStream(key: string, contents: Readable, { contentType }: WriteOptions = {}) {
		const params: PutObjectCommandInput = { Bucket: this.#bucket, Key: key, Body: contents }
		if (contentType) params.ContentType = contentType
		await new Upload({ client: this.#client, params, partSize }).done()
	}
}
