import { listen } from '../listen.ts'
import { Announcement, eventChannel, type AccountEvent } from './announce.ts'

/**
 * This node's one connection, which hears what all nodes announce. It is opened when first needed; `on.gap` is called
 * when announcements were missed.
 */
export function createListener(
	url: string,
	on: { event: (accountId: string, event: AccountEvent) => void; gap: () => void },
) {
	return listen(url, {
		name: 'profile-search events',
		channels: {
			[eventChannel](payload) {
				const read = Announcement.safeParse(parsed(payload))
				if (!read.success) return
				for (const accountId of read.data.to) on.event(accountId, read.data.event)
			},
		},
		gap: on.gap,
	})
}

function parsed(payload: string): unknown {
	try {
		return JSON.parse(payload)
	} catch {
		return undefined
	}
}
