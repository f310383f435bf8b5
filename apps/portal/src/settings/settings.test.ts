import { resolve } from 'node:path'
import { newVapidKeys } from '@profile-search/api/platform/channels/push/pusher'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const vapid = newVapidKeys()

/** A setting with providers that differ from a sound one like this. */
function openid(...differences: object[]) {
	const sound = {
		id: 'acme',
		name: 'Acme',
		issuer: 'https://login.example',
		client_id: 'portal',
		client_secret: 'secret',
	}
	return { OPENID_PROVIDERS: JSON.stringify(differences.map((each) => ({ ...sound, ...each }))) }
}

test('without settings the portal listens on this machine only, on port 3000', () => {
	expect(readSettings({})).toMatchObject({
		port: 3000,
		host: '127.0.0.1',
		role: 'all',
		rateLimits: true,
		isLearning: true,
		demo: true,
	})
})

test('backups go to a folder, as seen from here, or to a bucket', () => {
	const { backup } = readSettings({ BACKUP_TO: 'backups', BACKUP_KEEP: '3,2,1' })

	expect(backup).toEqual({
		to: resolve('backups'),
		keep: { daily: 3, weekly: 2, monthly: 1 },
		passphrase: undefined,
	})
	expect(readSettings({ BACKUP_TO: 's3://bucket/folder' }).backup.to).toBe('s3://bucket/folder')
})

test('providers of OpenID Connect are for people and organisations, unless it says for whom', () => {
	const { openid: providers } = readSettings(openid({}, { id: 'gov', for: ['candidate'] }))

	expect(providers).toMatchObject([
		{ id: 'acme', clientId: 'portal', userTypes: ['candidate', 'employer'], isInsecure: false },
		{ id: 'gov', clientSecret: 'secret', userTypes: ['candidate'] },
	])
})

test('an empty setting counts as unset', () => {
	expect(readSettings({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined })
})

test.each([
	[{ PORT: 'abc' }, 'PORT: a port number'],
	[{ ROLE: 'boss' }, 'ROLE: all, web or worker'],
	[{ DATABASE_URL: 'mysql://here' }, 'DATABASE_URL: an address that begins with postgres://'],
	[{ DATABASE_READ_URL: 'mysql://here' }, 'DATABASE_READ_URL: an address that begins with postgres://'],
	[{ DATABASE_READ_URL: 'postgres://there/portal' }, 'DATABASE_URL: needed beside DATABASE_READ_URL'],
	[{ SEARCH_URL: 'search:9200' }, 'SEARCH_URL: addresses such as https://search.example.org:9200'],
	[{ SEARCH_URL: 'https://a:9200,https://user:password@b:9200' }, 'SEARCH_URL: addresses such as'],
	[{ SEARCH_URL: 'https://a:9200,http://b:9200', SEARCH_USER: 'portal' }, 'SEARCH_URL: https:// is needed'],
	[{ SEARCH_CA: '/nowhere/ca.pem' }, 'SEARCH_CA: a file with certificates'],
	[{ SEARCH_PREFIX: 'A_b' }, 'SEARCH_PREFIX: small letters, digits and - only'],
	[{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS: on or off'],
	[{ TRUSTED_PROXIES: '10.0.0.1,proxy.example' }, 'TRUSTED_PROXIES: addresses or networks'],
	[{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES: addresses or networks'],
	[{ COMMON_PASSWORDS: 'some' }, 'COMMON_PASSWORDS: allowed or refused'],
	[{ LEARNING: 'some' }, 'LEARNING: on or off'],
	[{ BACKUP_TO: 'ftp://there' }, 'BACKUP_TO: a folder, or s3://bucket/folder'],
	[{ BACKUP_KEEP: '0,4,6' }, 'BACKUP_KEEP: how many days, weeks and months'],
	[{ BACKUP_PASSPHRASE: 'short' }, 'BACKUP_PASSPHRASE: at least 16 characters'],
	[
		{ BACKUP_TO: 'there', NODE_ENV: 'production', SMTP_URL: 'smtp://mail' },
		'BACKUP_PASSPHRASE: needed in production beside BACKUP_TO',
	],
	[{ EMBEDDINGS_URL: 'localhost' }, 'EMBEDDINGS_URL: an address that begins with http:// or https://'],
	[{ EMBEDDINGS_URL: 'http://localhost/v1/embeddings' }, 'EMBEDDINGS_MODEL: needed beside EMBEDDINGS_URL'],
	[{ ROLE: 'web' }, 'DATABASE_URL: needed when pages and background work run apart'],
	[{ ROLE: 'worker', DATABASE_URL: 'postgres://db/portal' }, 'SMTP_URL: needed for ROLE=worker'],
	[{ OPENID_PROVIDERS: '{' }, 'OPENID_PROVIDERS: a list in JSON'],
	[
		openid({ issuer: 'http://login.example' }),
		'OPENID_PROVIDERS: issuer: an address that begins with https://',
	],
	[
		openid({ issuer: 'http://login.example', insecure: true }),
		'OPENID_PROVIDERS: issuer: an address that begins with https://',
	],
	[openid({ issuer: 'login.example' }), 'OPENID_PROVIDERS: issuer: an address such as'],
	[openid({ client_secret: '' }), 'OPENID_PROVIDERS: client_secret is empty'],
	[openid({ client_id: undefined }), 'OPENID_PROVIDERS: client_id is missing'],
	[openid({ id: 'A/B' }), 'OPENID_PROVIDERS: id: small letters, digits and - only'],
	[openid({ for: ['guest_user'] }), 'OPENID_PROVIDERS: for: candidate, employer or both'],
	[openid({ secret: 'x' }), 'OPENID_PROVIDERS: each has id, name, issuer, client_id, client_secret'],
	[openid({}, {}), 'OPENID_PROVIDERS: two have the same id'],
	[
		{
			...openid({ issuer: 'http://127.0.0.1:1', insecure: true }),
			NODE_ENV: 'production',
			SMTP_URL: 'smtp://mail',
		},
		'OPENID_PROVIDERS: insecure is refused in production',
	],
	[{ VAPID_PUBLIC_KEY: 'abc' }, 'VAPID_PUBLIC_KEY: the public key of a pair'],
	[{ VAPID_PUBLIC_KEY: vapid.publicKey }, 'VAPID_PRIVATE_KEY: needed beside VAPID_PUBLIC_KEY'],
	[
		{ VAPID_PUBLIC_KEY: newVapidKeys().publicKey, VAPID_PRIVATE_KEY: vapid.privateKey },
		'VAPID_PUBLIC_KEY: not the one that belongs to VAPID_PRIVATE_KEY',
	],
	[{ PUBLIC_URL: 'portal.example' }, 'PUBLIC_URL: an address that begins with http:// or https://'],
	[
		{ PUBLIC_URL: 'https://' },
		'PUBLIC_URL: the address of the portal alone, such as https://jobs.example.org',
	],
	[{ PUBLIC_URL: 'https://jobs example' }, 'PUBLIC_URL: the address of the portal alone'],
	[{ PUBLIC_URL: 'https://jobs.example:99999' }, 'PUBLIC_URL: the address of the portal alone'],
	[{ PUBLIC_URL: 'https://jobs.example/portal?a=b' }, 'PUBLIC_URL: the address of the portal alone'],
	[{ DATABASE_URL: 'postgres://user:pa#ss@db/portal' }, 'DATABASE_URL: not an address that can be read'],
	[{ SMTP_URL: 'smtp://user:pa/ss@[mail' }, 'SMTP_URL: not an address that can be read'],
	[
		{ DATABSE_URL: 'postgres://db/portal' },
		'DATABSE_URL: there is no such setting. Did you mean DATABASE_URL?',
	],
	[{ SMPT_URL: 'smtp://mail' }, 'SMPT_URL: there is no such setting. Did you mean SMTP_URL?'],
	[{ LOGLEVEL: 'debug' }, 'LOGLEVEL: there is no such setting. Did you mean LOG_LEVEL?'],
])('%o is refused in one line that names it', (environment, line) => {
	expect(() => readSettings(environment)).toThrow(line)
})

test('production needs a mail server and keeps its limits', () => {
	const production = { NODE_ENV: 'production' }

	expect(() => readSettings(production)).toThrow(/^SMTP_URL: needed in production/)
	expect(() => readSettings({ ...production, SMTP_URL: 'smtp://mail', RATE_LIMITS: 'off' })).toThrow(
		/^RATE_LIMITS: off is refused/,
	)
	expect(() => readSettings({ ...production, SMTP_URL: 'smtp://mail', PUSH_HOSTS: 'localhost:1' })).toThrow(
		/^PUSH_HOSTS: refused/,
	)
	expect(readSettings({ ...production, SMTP_URL: 'smtp://mail' }).smtpUrl).toBe('smtp://mail')
})

test.each([
	{ NODE_ENV: 'production' },
	{ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/portal' },
	{ PUBLIC_URL: 'https://portal.example' },
	{ PUBLIC_URL: 'http://192.168.1.5:3000' },
])('a public portal needs a mail server, and plants no demo data: %o', (environment) => {
	expect(() => readSettings(environment)).toThrow(/^SMTP_URL: needed [^\n]+$/)
	const withMail = { ...environment, SMTP_URL: 'smtp://mail' }
	expect(readSettings(withMail)).toMatchObject({ demo: false, smtpUrl: 'smtp://mail' })
	expect(() => readSettings({ ...withMail, DEMO: '1' })).toThrow(/^DEMO: 1 is refused [^\n]+$/)
	expect(readSettings({ ...withMail, DEMO: '0' }).demo).toBe(false)
})

test.each(['http://localhost:3000', 'http://127.0.0.1:3000/', 'http://[::1]:3000', 'http://127.9.9.9'])(
	'at %s the mailbox and the demo data are on',
	(address) => {
		expect(readSettings({ PUBLIC_URL: address })).toMatchObject({ demo: true, smtpUrl: undefined })
	},
)

test('only proxies that are named are trusted', () => {
	expect(readSettings({}).trustedProxies).toBe(false)
	expect(
		readSettings({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,fd00::/8 192.168.1.7' }).trustedProxies,
	).toEqual(['loopback', '10.0.0.0/8', 'fd00::/8', '192.168.1.7'])
})
