/**
 * Whether an error says that the object store is away or refuses the keys of the portal, rather than that it has no such
 * file. The library of the store marks its errors, and the file store wraps some of them.
 */
export function isStoreGone(error: Error): boolean {
	const inner = '$metadata' in error ? error : error.cause
	if (!(inner instanceof Error) || !('$metadata' in inner)) return false
	// Without an answer there is no status.
	const { httpStatusCode } = inner.$metadata as { httpStatusCode?: number }
	return httpStatusCode !== 404
}
