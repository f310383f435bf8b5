/** A visit ends when nothing has been looked at for this long. */
const pauseMs = 30 * 60_000

/** When the matches were last looked at, and when the visit before this one ended. Milliseconds. */
type Kept = { seenAt: number; since: number | null }

/** What is kept after a look. During a visit, what is new stays new. */
export function afterLook(kept: Kept | null, now: number): Kept {
	if (!kept) return { seenAt: now, since: null }
	return { seenAt: now, since: now - kept.seenAt < pauseMs ? kept.since : kept.seenAt }
}

/** Notes a look of this account in this browser. Gives the end of the visit before; null for the first. */
export function noteLook(accountId: string): string | null {
	const name = `Profile_Search_matches:${accountId}`
	try {
		const kept = afterLook(readKept(localStorage.getItem(name)), Date.now())
		localStorage.setItem(name, JSON.stringify(kept))
		return kept.since === null ? null : new Date(kept.since).toISOString()
	} catch {
		// Without storage every visit is the first.
		return null
	}
}

function readKept(text: string | null): Kept | null {
	const kept: unknown = JSON.parse(text ?? 'null')
	if (typeof kept !== 'object' || kept === null || !('seenAt' in kept) || !('since' in kept)) return null
	const { seenAt, since } = kept
	return typeof seenAt === 'number' ? { seenAt, since: typeof since === 'number' ? since : null } : null
}
