import { createECDH } from 'node:crypto'
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { sentenceOf } from '@profile-search/text/sentence'
import { distance } from 'fastest-levenshtein'
import { z } from 'zod'
import { clusterEnvironment, clusterOf, hasSafePassword } from './cluster.ts'
import { OpenidProviders, openidSettingsOf } from './openid.ts'
import { isOrigin } from './origin.ts'
import { traceEnvironment, tracesOf } from './traces.ts'

const unreadable =
	'not an address that can be read; special characters in a password are written with %, such as %23 for #'

/** What the environment may say; an empty setting counts as unset. */
export const Environment = z
	.object({
		PORT: z.coerce.number('a port number').int().min(0).max(65_535).default(3000),
		HOST: z.string().default('127.0.0.1'),
		DATA_DIR: z.string().default('.data'),
		DATABASE_URL: z
			.string()
			.regex(/^postgres(ql)?:\/\//, 'an address that begins with postgres://')
			.refine(URL.canParse, unreadable)
			.optional(),
		DATABASE_READ_URL: z
			.string()
			.regex(/^postgres(ql)?:\/\//, 'an address that begins with postgres://')
			.refine(URL.canParse, unreadable)
			.optional(),
		FILES_URL: z
			.string()
			.regex(/^s3:\/\/[a-z0-9][a-z0-9.-]+$/, 's3:// and the name of a bucket')
			.optional(),
		...clusterEnvironment,
		...traceEnvironment,
		SMTP_URL: z
			.string()
			.regex(/^smtps?:\/\//, 'an address that begins with smtp:// or smtps://')
			.refine(URL.canParse, unreadable)
			.optional(),
		MAIL_FROM: z.string().default('Profile Search <no-reply@profile-search.invalid>'),
		PUBLIC_URL: z
			.string()
			.regex(/^https?:\/\//, 'an address that begins with http:// or https://')
			.refine(isOrigin, 'the address of the portal alone, such as https://jobs.example.org')
			.optional(),
		TRUSTED_PROXIES: z
			.string()
			.refine(
				(list) => proxiesIn(list).every(isProxy),
				'addresses or networks such as 10.0.0.5,10.1.0.0/16, or loopback',
			)
			.default(''),
		COMMON_PASSWORDS: z.enum(['allowed', 'refused'], 'allowed or refused').default('allowed'),
		IDLE_SECONDS: z.coerce.number('a number of seconds').int().min(1).max(86_400).default(1800),
		CAPTCHA_SITE_KEY: z
			.string()
			.regex(/^[\w-]{1,100}$/, 'letters, digits, - and _ only')
			.optional(),
		CAPTCHA_SECRET: z.string().min(16, 'at least 16 characters').optional(),
		OPENID_PROVIDERS: z.string().default('[]').pipe(OpenidProviders),
		VAPID_PUBLIC_KEY: z
			.string()
			.regex(/^[\w-]{87}$/, 'the public key of a pair from: npx web-push generate-vapid-keys')
			.optional(),
		VAPID_PRIVATE_KEY: z
			.string()
			.regex(/^[\w-]{43}$/, 'the private key of a pair from: npx web-push generate-vapid-keys')
			.optional(),
		PUSH_HOSTS: z.string().default(''),
		EMBEDDINGS_URL: z
			.string()
			.regex(/^https?:\/\//, 'an address that begins with http:// or https://')
			.optional(),
		EMBEDDINGS_MODEL: z.string().optional(),
		EMBEDDINGS_KEY: z.string().optional(),
		LEARNING: z.enum(['on', 'off'], 'on or off').default('on'),
		RATE_LIMITS: z.enum(['on', 'off'], 'on or off').default('on'),
		DEMO: z.enum(['1', '0'], '1 or 0').optional(),
		ROLE: z.enum(['all', 'web', 'worker'], 'all, web or worker').default('all'),
		LOG_LEVEL: z
			.enum(['silent', 'error', 'warn', 'info', 'debug'], 'silent, error, warn, info or debug')
			.default('warn'),
		WEB_PROCESSES: z.coerce
			.number('a number of processes')
			.int()
			.min(1)
			.max(64)
			.default(availableParallelism()),
		HEALTH_PORT: z.coerce.number('a port number').int().min(0).max(65_535).default(3001),
		METRICS_PORT: z.coerce.number('a port number').int().min(0).max(65_535).default(0),
		METRICS_HOST: z.string().default('127.0.0.1'),
		DRAIN_SECONDS: z.coerce.number('a number of seconds').int().min(0).max(30).default(0),
		BACKUP_TO: z
			.string()
			.regex(/^(?:s3:\/\/[a-z0-9][\w.-]+(?:\/[\w./-]*)?|(?!\w+:\/\/).+)$/, 'a folder, or s3://bucket/folder')
			.optional(),
		BACKUP_KEEP: z
			.string()
			.regex(/^[1-9]\d{0,2},\d{1,3},\d{1,3}$/, 'how many days, weeks and months, such as 7,4,6')
			.default('7,4,6'),
		BACKUP_PASSPHRASE: z.string().min(16, 'at least 16 characters, such as four words by dice').optional(),
		NODE_ENV: z.string().optional(),
	})
	.refine((env) => !isForOthers(env) || env.SMTP_URL, {
		path: ['SMTP_URL'],
		message:
			'needed in production and where PUBLIC_URL is not this machine: without a mail server nobody receives a code (such as smtp://user:password@host:587)',
	})
	.refine((env) => !isForOthers(env) || env.DEMO !== '1', {
		path: ['DEMO'],
		message:
			'1 is refused in production and where PUBLIC_URL is not this machine: its accounts open with one password',
	})
	.refine((env) => env.NODE_ENV !== 'production' || env.RATE_LIMITS === 'on', {
		path: ['RATE_LIMITS'],
		message: 'off is refused in production: codes and passwords could be guessed',
	})
	.refine((env) => !env.CAPTCHA_SITE_KEY || env.CAPTCHA_SECRET, {
		path: ['CAPTCHA_SECRET'],
		message: 'needed beside CAPTCHA_SITE_KEY: challenges are signed with it',
	})
	.refine((env) => !env.BACKUP_TO || env.NODE_ENV !== 'production' || env.BACKUP_PASSPHRASE, {
		path: ['BACKUP_PASSPHRASE'],
		message:
			'needed in production beside BACKUP_TO: whoever has a backup that is not encrypted can read everything',
	})
	.refine((env) => env.ROLE === 'all' || env.DATABASE_URL, {
		path: ['DATABASE_URL'],
		message: 'needed when pages and background work run apart: the embedded database serves one process',
	})
	.refine((env) => !env.DATABASE_READ_URL || env.DATABASE_URL, {
		path: ['DATABASE_URL'],
		message: 'needed beside DATABASE_READ_URL: the embedded database has no replica',
	})
	.refine(hasSafePassword, {
		path: ['SEARCH_URL'],
		message: 'https:// is needed beside SEARCH_USER: anybody between could read the password',
	})
	.refine((env) => env.ROLE !== 'worker' || env.SMTP_URL, {
		path: ['SMTP_URL'],
		message: 'needed for ROLE=worker: it is the worker that sends the mails',
	})
	.refine((env) => !env.VAPID_PUBLIC_KEY || env.VAPID_PRIVATE_KEY, {
		path: ['VAPID_PRIVATE_KEY'],
		message: 'needed beside VAPID_PUBLIC_KEY: push notifications are signed with it',
	})
	.refine((env) => !env.VAPID_PRIVATE_KEY || isPair(env.VAPID_PUBLIC_KEY, env.VAPID_PRIVATE_KEY), {
		path: ['VAPID_PUBLIC_KEY'],
		message: 'not the one that belongs to VAPID_PRIVATE_KEY',
	})
	.refine((env) => !env.EMBEDDINGS_URL || env.EMBEDDINGS_MODEL, {
		path: ['EMBEDDINGS_MODEL'],
		message: 'needed beside EMBEDDINGS_URL: the name that the service knows its model by',
	})
	.refine((env) => env.NODE_ENV !== 'production' || env.OPENID_PROVIDERS.every(({ insecure }) => !insecure), {
		path: ['OPENID_PROVIDERS'],
		message: 'insecure is refused in production: whoever is between could log in as anybody',
	})
	.refine((env) => env.NODE_ENV !== 'production' || !env.PUSH_HOSTS, {
		path: ['PUSH_HOSTS'],
		message: 'refused in production: strangers could make the portal call these hosts',
	})

export type Settings = ReturnType<typeof readSettings>

/** Reads the settings from the environment. An empty one counts as unset; a wrong one is reported in one line. */
export function readSettings(environment: NodeJS.ProcessEnv) {
	refuseMistyped(environment)
	const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '')
	const checked = Environment.safeParse(Object.fromEntries(given))
	if (!checked.success) {
		const [issue] = checked.error.issues
		throw new WrongSetting(`${String(issue?.path[0])}: ${sentenceOf(issue?.message ?? 'wrong')}`)
	}
	const env = checked.data
	return {
		port: env.PORT,
		host: env.HOST,
		dataFolder: resolve(env.DATA_DIR),
		databaseUrl: env.DATABASE_URL,
		databaseReadUrl: env.DATABASE_READ_URL,
		filesBucket: env.FILES_URL?.replace('s3://', ''),
		cluster: clusterOf(env),
		traces: tracesOf(env),
		smtpUrl: env.SMTP_URL,
		mailFrom: env.MAIL_FROM,
		publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
		trustedProxies: proxiesIn(env.TRUSTED_PROXIES).length > 0 && proxiesIn(env.TRUSTED_PROXIES),
		refusesCommonPasswords: env.COMMON_PASSWORDS === 'refused',
		idleSeconds: env.IDLE_SECONDS,
		captcha:
			env.CAPTCHA_SITE_KEY && env.CAPTCHA_SECRET
				? { siteKey: env.CAPTCHA_SITE_KEY, secret: env.CAPTCHA_SECRET }
				: undefined,
		openid: openidSettingsOf(env.OPENID_PROVIDERS),
		vapid:
			env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY
				? { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY }
				: undefined,
		pushHosts: env.PUSH_HOSTS.split(',').filter(Boolean),
		embeddings:
			env.EMBEDDINGS_URL && env.EMBEDDINGS_MODEL
				? { url: env.EMBEDDINGS_URL, model: env.EMBEDDINGS_MODEL, key: env.EMBEDDINGS_KEY }
				: undefined,
		isLearning: env.LEARNING === 'on',
		rateLimits: env.RATE_LIMITS === 'on',
		isForOthers: isForOthers(env),
		demo: env.DEMO === '1' || (env.DEMO === undefined && !isForOthers(env)),
		role: env.ROLE,
		webProcesses: env.WEB_PROCESSES,
		logLevel: env.LOG_LEVEL,
		healthPort: env.HEALTH_PORT,
		metricsPort: env.METRICS_PORT,
		metricsHost: env.METRICS_HOST,
		drainSeconds: env.DRAIN_SECONDS,
		backup: {
			to: env.BACKUP_TO?.startsWith('s3://') ? env.BACKUP_TO : env.BACKUP_TO && resolve(env.BACKUP_TO),
			keep: keepRuleIn(env.BACKUP_KEEP),
			passphrase: env.BACKUP_PASSPHRASE,
		},
	}
}

const names = Object.keys(Environment.shape)

/**
 * Refuses a mistyped name of a setting, which would silently have no effect. Other programs' variables are ignored.
 */
function refuseMistyped(environment: NodeJS.ProcessEnv) {
	for (const [name, value] of Object.entries(environment)) {
		if (!value || names.includes(name)) continue
		const meant = names.find((known) => known.length > 5 && distance(known, name) <= 2)
		if (meant) throw new WrongSetting(`${name}: there is no such setting. Did you mean ${meant}?`)
	}
}

/** Whether the portal is reached from outside. Then there is no mailbox that everyone can read, and no demo data. */
function isForOthers({
	NODE_ENV,
	PUBLIC_URL,
}: {
	NODE_ENV?: string | undefined
	PUBLIC_URL?: string | undefined
}) {
	if (NODE_ENV === 'production') return true
	if (PUBLIC_URL === undefined || !URL.canParse(PUBLIC_URL)) return false
	return !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(PUBLIC_URL).hostname)
}

function keepRuleIn(text: string) {
	const [daily = 0, weekly = 0, monthly = 0] = text.split(',').map(Number)
	return { daily, weekly, monthly }
}

function proxiesIn(list: string) {
	return list.split(/[\s,]+/).filter(Boolean)
}

/**
 * Whether this is an address, a network, or one of the names for the networks of a machine and of a private network.
 */
function isProxy(proxy: string) {
	const [address = '', bits = '0', ...rest] = proxy.split('/')
	const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
	const isNetwork = /^\d{1,3}$/.test(bits) && Number(bits) <= most && rest.length === 0
	return isNetwork || ['loopback', 'linklocal', 'uniquelocal'].includes(proxy)
}

function isPair(publicKey: string | undefined, privateKey: string) {
	const curve = createECDH('prime256v1')
	curve.setPrivateKey(privateKey, 'base64url')
	return curve.getPublicKey('base64url') === publicKey
}

/** A setting that cannot be used. The message is one line for the operator. */
export class WrongSetting extends Error {}
