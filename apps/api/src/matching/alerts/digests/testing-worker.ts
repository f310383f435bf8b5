import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@profile-search/db/client'
import { createMailer } from '#platform/channels/mail/mailer.ts'
import { createPusher, newVapidKeys } from '#platform/channels/push/pusher.ts'
import { folderStore } from '#platform/files/store.ts'
import { startMatcher } from '#search/index/matcher/matcher.ts'
import { startWorker } from '../../../worker.ts'

/** A worker in its own process, so that a test can kill it: `node testing-worker.ts DATABASE_URL SMTP_URL`. */
const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2)
const connection = connect(databaseUrl, { size: 8 })
startWorker(connection, {
	db: connection.db,
	mailer: createMailer(smtpUrl, 'Profile Search <portal@example.com>'),
	pusher: createPusher({ ...newVapidKeys(), subject: 'mailto:portal@example.com' }),
	// The worker keeps no files, but a store creates its folder anyway.
	files: folderStore(join(tmpdir(), 'profile-search-no-files')),
	matcher: startMatcher(databaseUrl),
	publicUrl: 'http://portal.test',
	isLearning: false,
})
