import { format } from 'node:util'
import { pino, type Logger } from 'pino'

/** Where the program writes what its operator has to know, as lines of JSON. */
export type Log = Logger

/** Opens the program's log: JSON lines on standard error, from `level` up, without people's addresses. */
export function openLog(level: string): Log {
	return pino(
		{
			level,
			base: { name: 'profile-search' },
			timestamp: pino.stdTimeFunctions.isoTime,
			serializers: { err: withoutValues },
			redact: ['req.headers.cookie', 'req.headers.authorization'],
			formatters: { level: (label) => ({ level: label }) },
			hooks: { streamWrite: withoutAddresses },
		},
		// Written synchronously: the line that says why a program ends must not be left in its memory.
		pino.destination({ fd: 2, sync: true }),
	)
}

/** For parts whose log nobody reads. */
export const noLog: Log = pino({ level: 'silent' })

/**
 * A mail server names the recipient it refuses, and a database the values it was given. No person's address
 * reaches the log.
 */
export function withoutAddresses(line: string) {
	return line.replaceAll(
		/[^\s"'<>()[\]{}=:;,&?/\\@]+(?:@|%40)[^\s"'<>()[\]{}=:;,&?/\\@]+\.[^\s"'<>()[\]{}=:;,&?/\\@]+/gi,
		'…',
	)
}

/** The other fields of a database error hold the values of rows; its code and message say enough. */
function withoutValues(error: Error) {
	const { type, message, stack, code } = pino.stdSerializers.err(error)
	return { type, message, stack, ...(code !== undefined && { code: String(code) }) }
}

/** Sends the lines that libraries print to the log too. */
export function hearLibraries(log: Log) {
	for (const name of ['error', 'warn', 'trace'] as const)
		Object.assign(globalThis.console, { [name]: (...values: unknown[]) => log.warn(format(...values)) })
	process.removeAllListeners('warning')
	process.on('warning', (warning) => log.warn({ err: warning }, 'Node warns.'))
}
