import { newVapidKeys } from '@profile-search/api/platform/channels/push/pusher'
import { freshDb } from '@profile-search/db/testing/fresh-db'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { vapidOf } from './vapid.ts'

test('keys are created at the first start, the same for processes that start at once, and used again', async () => {
	await using connection = await freshDb()
	const settings = readSettings({ MAIL_FROM: 'Portal <office@portal.example>' })

	const starts = await Promise.all([1, 2, 3].map(() => vapidOf(settings, connection.db)))
	const later = await vapidOf(settings, connection.db)

	expect(later.publicKey).toHaveLength(87)
	expect(later.subject).toBe('mailto:office@portal.example')
	expect(starts).toEqual([later, later, later])
})

test('keys in the settings take precedence', async () => {
	await using connection = await freshDb()
	const { publicKey, privateKey } = newVapidKeys()
	const settings = readSettings({
		VAPID_PUBLIC_KEY: publicKey,
		VAPID_PRIVATE_KEY: privateKey,
		PUBLIC_URL: 'https://portal.example',
		SMTP_URL: 'smtp://mail',
	})

	expect(await vapidOf(settings, connection.db)).toEqual({
		publicKey,
		privateKey,
		subject: 'https://portal.example',
	})
})
