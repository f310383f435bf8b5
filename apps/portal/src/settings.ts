import { resolve } from 'node:path'
import { z } from 'zod'

const Environment = z
	.object({
		PORT: z.coerce.number('a port number').int().min(0).max(65_535).default(3000),
		HOST: z.string().default('127.0.0.1'),
		DATA_DIR: z.string().default('.data'),
		DATABASE_URL: z
			.string()
			.regex(/^postgres(ql)?:\/\//, 'an address that begins with postgres://')
			.optional(),
		SMTP_URL: z
			.string()
			.regex(/^smtps?:\/\//, 'an address that begins with smtp:// or smtps://')
			.optional(),
		MAIL_FROM: z.string().default('Profile Search <no-reply@profile-search.invalid>'),
		PUBLIC_URL: z
			.string()
			.regex(/^https?:\/\//, 'an address that begins with http:// or https://')
			.optional(),
		RATE_LIMITS: z.enum(['on', 'off'], 'on or off').default('on'),
		DEMO: z.enum(['1', '0'], '1 or 0').default('1'),
		ROLE: z.enum(['all', 'web', 'worker'], 'all, web or worker').default('all'),
		LOG_LEVEL: z
			.enum(['silent', 'error', 'warn', 'info', 'debug'], 'silent, error, warn, info or debug')
			.default('warn'),
		NODE_ENV: z.string().optional(),
	})
	.refine((env) => env.NODE_ENV !== 'production' || !env.DATABASE_URL || env.SMTP_URL, {
		path: ['SMTP_URL'],
		message:
			'needed in production: without a mail server nobody receives a code (such as smtp://user:password@host:587)',
	})
	.refine((env) => env.NODE_ENV !== 'production' || env.RATE_LIMITS === 'on', {
		path: ['RATE_LIMITS'],
		message: 'off is refused in production: codes and passwords could be guessed',
	})
	.refine((env) => env.ROLE === 'all' || env.DATABASE_URL, {
		path: ['DATABASE_URL'],
		message: 'needed when pages and background work run apart: the embedded database serves one process',
	})
	.refine((env) => env.ROLE !== 'worker' || env.SMTP_URL, {
		path: ['SMTP_URL'],
		message: 'needed for ROLE=worker: it is the worker that sends the mails',
	})

export type Settings = ReturnType<typeof readSettings>

/** Reads the settings from the environment. An empty one counts as not set; a wrong one is named in one line. */
export function readSettings(environment: NodeJS.ProcessEnv) {
	const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '')
	const checked = Environment.safeParse(Object.fromEntries(given))
	if (!checked.success) {
		const [issue] = checked.error.issues
		throw new WrongSetting(`${String(issue?.path[0])}: ${issue?.message ?? 'wrong'}`)
	}
	const env = checked.data
	return {
		port: env.PORT,
		host: env.HOST,
		dataFolder: resolve(env.DATA_DIR),
		databaseUrl: env.DATABASE_URL,
		smtpUrl: env.SMTP_URL,
		mailFrom: env.MAIL_FROM,
		publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
		rateLimits: env.RATE_LIMITS === 'on',
		demo: env.DEMO === '1',
		role: env.ROLE,
		logLevel: env.LOG_LEVEL,
	}
}

/** A setting that cannot be used; its message is one line for the operator. */
export class WrongSetting extends Error {}
