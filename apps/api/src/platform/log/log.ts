import { format } from 'node:util'
import { pino, type Logger } from 'pino'

/** Where a part of the program writes what its operator has to know: lines of JSON. */
export type Log = Logger

/** Opens the log of the program: JSON lines on standard error, from `level` up, without the addresses of people. */
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
		// Written at once: the line that tells why a program ends must not wait in its memory.
		pino.destination({ fd: 2, sync: true }),
	)
}

/** For parts that nobody listens to. */
export const noLog: Log = pino({ level: 'silent' })

/** A mail server names whom it refuses, and a database what it was asked with: no address of a person reaches the log. */
export function withoutAddresses(line: string) {
	return line.replaceAll(
		/[^\s"'<>()[\]{}=:;,&?/\\@]+(?:@|%40)[^\s"'<>()[\]{}=:;,&?/\\@]+\.[^\s"'<>()[\]{}=:;,&?/\\@]+/gi,
		'…',
	)
}

/** What a database says besides of an error holds the values of rows: its code and its message say enough. */
function withoutValues(error: Error) {
	const { type, message, stack, code } = pino.stdSerializers.err(error)
	return { type, message, stack, ...(code !== undefined && { code: String(code) }) }
}

/** Lines that libraries print go into the log too. */
export function hearLibraries(log: Log) {
	for (const name of ['error', 'warn', 'trace'] as const)
		Object.assign(globalThis.console, { [name]: (...said: unknown[]) => log.warn(format(...said)) })
	process.removeAllListeners('warning')
	process.on('warning', (warning) => log.warn({ err: warning }, 'Node warns.'))
}
