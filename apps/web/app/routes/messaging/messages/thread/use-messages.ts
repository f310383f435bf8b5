import type { Details } from '@profile-search/contract/http/endpoint'
import { listMessages } from '@profile-search/contract/messaging/messages'
import { useState } from 'react'
import { send } from '#api.ts'

type Page = Details<typeof listMessages>
export type Message = Page['items'][number]

/** The loaded messages of a thread: the latest ones from the loader, and older ones on request. */
export function useMessages(threadId: string, page: Page) {
	const [known, setKnown] = useState(page.items)
	const [hasOlder, setHasOlder] = useState(page.hasMore)
	const [seenPage, setSeenPage] = useState(page)
	const [isLoading, setLoading] = useState(false)

	// A reload brings the messages that have arrived since.
	if (page !== seenPage) {
		setSeenPage(page)
		const isGap = (page.items[0]?.number ?? 1) > (known.at(-1)?.number ?? 0) + 1
		setKnown(isGap ? page.items : merged(known, page.items))
		if (isGap) setHasOlder(page.hasMore)
	}

	const loadOlder = async () => {
		setLoading(true)
		const sent = await send(listMessages, {
			params: { threadId },
			query: { before: known[0]?.number ?? 1 },
		})
		setLoading(false)
		if (sent.errorCode !== 0 || !sent.details) return sent
		const { items, hasMore } = sent.details
		setKnown((now) => merged(items, now))
		setHasOlder(hasMore)
		return sent
	}

	return {
		messages: known,
		hasOlder,
		isLoading,
		loadOlder,
		add: (message: Message) => setKnown((now) => merged(now, [message])),
	}
}

/** Each message once, in the order of the thread; the version loaded later wins. */
function merged(one: Message[], two: Message[]) {
	const byNumber = new Map([...one, ...two].map((message) => [message.number, message]))
	return [...byNumber.values()].toSorted((a, b) => a.number - b.number)
}
