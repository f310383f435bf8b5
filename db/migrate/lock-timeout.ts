/** How long a change of tables waits for a lock, in milliseconds. While it waits, whoever comes after it waits as well. */
export const lockTimeoutMs = 2000

/** Whether a statement gave up because others hold the table: `lock_not_available` of PostgreSQL. */
export function isLockTimeout(error: unknown): boolean {
	if (!(error instanceof Error)) return false
	return ('code' in error && error.code === '55P03') || isLockTimeout(error.cause)
}
