import { isStoreGone } from '@profile-search/api/platform/files/store-gone'
import { messageOf, stackOf } from '@profile-search/api/platform/log/error-text'
import { FolderInUse } from './database/data-folder.ts'
import { WrongSetting } from './settings/settings.ts'

type SystemError = Error & {
	code?: string
	syscall?: string
	path?: string
	port?: number
	address?: string
	hostname?: string
}

/** Explains an error at the start in one line for the operator; with LOG_LEVEL=debug also where it happened. */
export function explain(error: unknown, environment: NodeJS.ProcessEnv) {
	if (!(error instanceof Error)) return oneLine(messageOf(error))
	if (error instanceof WrongSetting || error instanceof FolderInUse) return oneLine(error.message)
	const line = oneLine(
		ofTheAddress(error) ??
			ofTheFiles(error) ??
			ofTheDatabase(error) ??
			ofTheFolder(error) ??
			messageOf(error),
	)
	if (environment['LOG_LEVEL'] === 'debug') return `${line}\n${stackOf(error)}`
	return line
}

function ofTheAddress({ code, syscall, port, address, hostname }: SystemError) {
	if (syscall !== 'listen' && syscall !== 'bind' && !(syscall === 'getaddrinfo' && !isOfDatabase(hostname)))
		return undefined
	if (code === 'EADDRINUSE')
		return `PORT: the port ${port ?? ''} is taken by another program. Set PORT (for a worker HEALTH_PORT, for metrics METRICS_PORT) to a free one.`
	if (code === 'EACCES')
		return `PORT: the port ${port ?? ''} is not for this user. Set PORT to one above 1023.`
	if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo')
		return `HOST: ${address ?? hostname ?? 'this'} is no address of this machine.`
	return undefined
}

/** Whether a host name that could not be resolved is the one in DATABASE_URL. */
function isOfDatabase(hostname: string | undefined) {
	const url = process.env['DATABASE_URL'] ?? ''
	return hostname !== undefined && URL.canParse(url) && new URL(url).hostname === hostname
}

const database: Record<string, string> = {
	ECONNREFUSED: 'no database answers at this address.',
	ECONNRESET: 'the connection was closed at once; perhaps this is no PostgreSQL server.',
	ETIMEDOUT: 'no database answers at this address in time.',
	EHOSTUNREACH: 'the machine of the database cannot be reached.',
	ENETUNREACH: 'the machine of the database cannot be reached.',
	ENOTFOUND: 'the machine of this name is not known.',
	EAI_AGAIN: 'the machine of this name cannot be looked up just now.',
	'28P01': 'the database refuses this user or password.',
	'28000': 'the database lets this user not in from here.',
	'3D000': 'there is no database of this name on the server. Make it first: createdb NAME.',
	'42501': 'this user may not make tables in the database.',
	'53300': 'the database takes no more connections.',
	'57P03': 'the database is just starting or stopping; try again in a moment.',
}

function ofTheDatabase(error: SystemError): string | undefined {
	const inner = error instanceof AggregateError ? error.errors[0] : error.cause
	const hasNoSocket = error.code === 'ENOENT' && error.syscall === 'connect'
	const message = database[hasNoSocket ? 'ECONNREFUSED' : (error.code ?? '')]
	if (message) return `DATABASE_URL: ${message}`
	if (/client password must be a (non-empty )?string/.test(error.message))
		return 'DATABASE_URL: the password is missing.'
	if (/does not support SSL/.test(error.message))
		return 'DATABASE_URL: the database speaks no TLS; leave sslmode out.'
	if (/timeout expired|Connection terminated/.test(error.message))
		return `DATABASE_URL: ${database['ETIMEDOUT']}`
	return inner instanceof Error ? ofTheDatabase(inner) : undefined
}

/** Before the database: an object store that is away fails with the same codes. */
function ofTheFiles(error: SystemError) {
	if (!isStoreGone(error)) return undefined
	const { message } = error.cause instanceof Error ? error.cause : error
	return `FILES_URL: the object store does not answer, or refuses the keys in the AWS_ variables: ${message}`
}

const folder: Record<string, string> = {
	EACCES: 'this user may not write there',
	EPERM: 'this user may not write there',
	EROFS: 'nothing can be written there',
	ENOTDIR: 'there is a file in the place of a folder',
	EEXIST: 'there is a file in the place of a folder',
	ENOENT: 'it cannot be made there',
	ENOSPC: 'the disk is full',
	EDQUOT: 'the disk is full',
}

function ofTheFolder({ code = '', path }: SystemError) {
	const message = folder[code]
	return message && path ? `DATA_DIR: ${path}: ${message}.` : undefined
}

function oneLine(text: string) {
	return text.replaceAll(/\s*\n\s*/g, ' ').trim()
}
