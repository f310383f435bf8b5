import { Readable } from 'node:stream'
import { isStoreGone } from '@profile-search/api/platform/files/store-gone'
import { isDatabaseGone } from '@profile-search/api/platform/queue/database-gone'
import { freePort } from '@profile-search/db/embedded/free-port'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBucket } from './bucket.ts'

beforeEach(async () => {
	vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${await freePort()}`)
	vi.stubEnv('AWS_REGION', 'ap-south-1')
	vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
	vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
})

afterEach(() => void vi.unstubAllEnvs())

const bucket = () => openBucket('portal')

test.each([
	['keeping a file', () => bucket().put('photo/a.webp', new Uint8Array([1]))],
	['keeping a stream', () => bucket().putStream('export/a.zip', Readable.from(['whole']))],
	['reading a file', () => bucket().getBytes('photo/a.webp')],
	['showing a file', () => bucket().getStream('photo/a.webp')],
	['deleting a file', () => bucket().delete('photo/a.webp')],
	['listing files', () => bucket().listAll('photo')],
])('a store that is away is not taken for a database that is away: %s', async (_, act) => {
	const error = await act().then(
		() => new Error('It has not failed.'),
		(reason: Error) => reason,
	)

	expect([isStoreGone(error), isDatabaseGone(error)]).toEqual([true, false])
})
