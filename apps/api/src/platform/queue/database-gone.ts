/**
 * Whether an error says that the database is away: connection errors of the driver, and the PostgreSQL codes
 * for "shutting down" and "too many connections". An object store that is away fails in the same ways, but its errors
 * are marked or wrapped.
 */
export function isDatabaseGone(error: unknown): boolean {
	if (!(error instanceof Error)) return false
	const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
	if (code.startsWith('E_CANNOT_') || '$metadata' in error) return false
	const isGone =
		// A Unix socket is gone with its server.
		(code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') ||
		/^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|08\w{3}|57P0\d|53300)$/.test(
			code,
		) ||
		/Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/.test(
			error.message,
		)
	return (
		isGone ||
		(error instanceof AggregateError ? error.errors.some(isDatabaseGone) : isDatabaseGone(error.cause))
	)
}
