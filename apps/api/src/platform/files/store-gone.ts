/**
 * Whether an error of the file store says that an object store is away or refuses the keys of the portal. A folder has
 * other errors: a full disk, or files that belong to another user.
 */
export function isStoreGone(error: Error): boolean {
	if (!('code' in error) || !String(error.code).startsWith('E_CANNOT_')) return false
	const { cause } = error
	if (!(cause instanceof Error)) return false
	const isAway =
		'code' in cause && /^E(CONN\w+|HOST\w+|NET\w+|PIPE|TIMEDOUT|AI_AGAIN|NOTFOUND)$/.test(String(cause.code))
	const status =
		'$metadata' in cause ? (cause.$metadata as { httpStatusCode?: number }).httpStatusCode : undefined
	return isAway || cause.name === 'TimeoutError' || (status !== undefined && status !== 404)
}
