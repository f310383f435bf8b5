import type { TextKey } from '@profile-search/text/translate'
import { unavailable } from '#platform/refusal.ts'
import { networkOf } from '../limits.ts'

/**
 * Allows `all` pieces of large work at once, and at most `each` for one client, so that no client takes every
 * slot.
 */
export function clientSlots({ all, each }: { all: number; each: number }, key: TextKey) {
	const held = new Map<string, number>()
	let taken = 0

	/**
	 * Takes a slot for the client at this address and returns the function that frees it. Calling that twice
	 * does no harm.
	 */
	return (address: string) => {
		const client = networkOf(address)
		const own = held.get(client) ?? 0
		if (taken >= all || own >= each) throw unavailable(key)
		taken++
		held.set(client, own + 1)
		let isLeft = false
		return () => {
			if (isLeft) return
			isLeft = true
			taken--
			const left = (held.get(client) ?? 1) - 1
			if (left > 0) held.set(client, left)
			else held.delete(client)
		}
	}
}
