import { format } from 'node:util'
import type { FastifyRequest } from 'fastify'
import { pino, type LogFn, type Logger } from 'pino'
import { messageOf, stackOf } from './error-text.ts'
import { traceFields } from './traces.ts'

/** Where the program writes what its operator has to know, as lines of JSON. */
export type Log = Logger

/** Opens the program's log: JSON lines on standard error, from `level` up, without what people have entered. */
export function openLog(level: string): Log {
	return pino(
		{
			level,
			base: { name: 'profile-search' },
			timestamp: pino.stdTimeFunctions.isoTime,
			serializers: { err: fieldsOfError, req: fieldsOfRequest },
			redact: ['req.headers.cookie', 'req.headers.authorization'],
			mixin: () => traceFields(),
			formatters: { level: (label) => ({ level: label }) },
			hooks: { logMethod: nameError, streamWrite: withoutAddresses },
		},
		// Written synchronously: the line that says why a program ends must not be left in its memory.
		pino.destination({ fd: 2, sync: true }),
	)
}

/** A line about an error alone has its message, which is read before the error is made fit for the log. */
function nameError(this: Log, args: Parameters<LogFn>, write: LogFn) {
	const [subject, message] = args as unknown[]
	const error = subject instanceof Error ? subject : errorIn(subject)
	if (error && message === undefined) write.call(this, subject, messageOf(error))
	else write.apply(this, args)
}

function errorIn(fields: unknown) {
	return typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : undefined
}

/** For parts whose log nobody reads. */
export const noLog: Log = pino({ level: 'silent' })

/**
 * A mail server names the recipient it refuses, and an address of a page may hold what somebody searched for. Neither
 * mail addresses nor queries of addresses reach the log.
 */
export function withoutAddresses(line: string) {
	return line
		.replaceAll(
			/[^\s"'<>()[\]{}=:;,&?/\\@]+(?:@|%40)[^\s"'<>()[\]{}=:;,&?/\\@]+\.[^\s"'<>()[\]{}=:;,&?/\\@]+/gi,
			'…',
		)
		.replaceAll(/(\/[^\s"'<>()?\\]*)\?[^\s"'<>()=\\]+=[^\s"'<>()\\]*/g, '$1?…')
}

/** The other fields of a database error hold the values of rows; its code and message say enough. */
function fieldsOfError(error: Error & { code?: unknown }) {
	const { name, code } = error
	return {
		type: error.constructor?.name ?? name,
		message: messageOf(error),
		stack: stackOf(error),
		...(code !== undefined && { code: String(code) }),
	}
}

/** A request by its route: its address may hold a key that opens something, or what somebody searched for. */
function fieldsOfRequest({ method, routeOptions }: FastifyRequest) {
	return { method, route: routeOptions.url }
}

/** Sends the lines that libraries print to the log too. */
export function hearLibraries(log: Log) {
	for (const name of ['error', 'warn', 'trace'] as const)
		Object.assign(globalThis.console, {
			[name]: (...values: unknown[]) => log.warn(format(...values.map(sayable))),
		})
	process.removeAllListeners('warning')
	process.on('warning', (warning) => log.warn({ err: warning }, 'Node warns.'))
}

/** Libraries print errors and objects with all that they hold. */
function sayable(value: unknown) {
	if (value instanceof Error) return stackOf(value)
	return typeof value === 'object' && value !== null ? '{…}' : value
}
