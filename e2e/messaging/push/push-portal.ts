import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { certificate } from '@profile-search/db/testing/localhost'
import { startPushService } from '@profile-search/db/testing/push-service'
import { throwawayFolder } from '@profile-search/db/testing/throwaway-folder'
import { test as base } from '../../support/fixtures.ts'
import { operate } from '../../support/operator.ts'

type Operator = Awaited<ReturnType<typeof operate>>
type PushService = Awaited<ReturnType<typeof startPushService>>

/** A separate portal, which accepts the push service of these tests, and trusts its certificate. */
export const test = base.extend<object, { portal: { operator: Operator; service: PushService } }>({
	portal: [
		async ({}, use) => {
			await using service = await startPushService()
			const folder = await throwawayFolder('profile-search-authority-')
			const authority = join(folder, 'push-service.pem')
			await writeFile(authority, certificate)
			await using operator = await operate({
				PUSH_HOSTS: service.host,
				NODE_EXTRA_CA_CERTS: authority,
				SMTP_URL: process.env['SMTP_URL'] ?? '',
			})
			await operator.start()
			await use({ operator, service })
			await rm(folder, { recursive: true })
		},
		{ scope: 'worker', timeout: 240_000 },
	],
	baseURL: async ({ portal }, use) => use(portal.operator.url),
})
