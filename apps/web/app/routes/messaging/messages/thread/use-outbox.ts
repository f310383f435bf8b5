import { sendMessage } from '@profile-search/contract/messaging/messages'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { send } from '#api.ts'
import { retryUntilAnswered } from '#device/offline/retry.ts'
import { useKeptDraft } from '#ui/form/kept-draft.ts'
import { newId } from '#ui/form/new-id.ts'
import type { Message } from './use-messages.ts'

/** A message that is being sent or could not be delivered. */
export type Outgoing = {
	/** Made in the browser, so that a message sent again is recognised. */
	clientId: string
	text: string
	files: File[]
	state: 'sending' | 'failed'
	/** The reason of the failure, for the reader. */
	reason: string
	/** Whether the session has ended; after a login the message can be sent again. */
	isSignedOut: boolean
}

/** The text in the message box, and the undelivered messages. */
type Box = { text: string; outgoing: Outgoing[] }

/** The part that this browser stores. Files cannot be stored. */
type Kept = { text: string; outgoing: { clientId: string; text: string }[] }

/**
 * The unsent text and the undelivered messages of a thread. They are stored in this browser, so that they survive a
 * network failure, a closed page and an ended session.
 */
export function useOutbox(threadId: string, onSent: (message: Message) => void) {
	const { box, latest, update, keepNow } = useKeptBox(threadId)
	/** Sends one message after the other, so that they arrive in the order they were written. */
	const delivering = useRef(Promise.resolve())

	const replace = (clientId: string, by: Outgoing | null) =>
		update((now) => ({
			...now,
			outgoing: now.outgoing.flatMap((each) => {
				if (each.clientId !== clientId) return [each]
				return by ? [by] : []
			}),
		}))

	async function deliver(message: Outgoing) {
		const { clientId, text, files } = message
		const body = { clientId, text, ...(files.length > 0 && { files }) }
		const call = () => send(sendMessage, { params: { threadId }, body })
		// The portal knows a message by its clientId, so sending it again is safe.
		const sent = await retryUntilAnswered(async () => ({ ...(await call()), isRetryable: true }))
		if (sent.errorCode === 0 && sent.details) {
			onSent(sent.details)
			return replace(clientId, null)
		}
		const reason = sent.fields?.['text'] ?? sent.message
		replace(clientId, { ...message, state: 'failed', reason, isSignedOut: sent.status === 401 })
	}

	function enqueue(message: Outgoing) {
		keepNow()
		delivering.current = delivering.current.then(() => deliver(message))
	}

	return {
		...box,
		change: (text: string) => update((now) => ({ ...now, text })),
		send: (files: File[]) => {
			const message = { ...waiting, clientId: newId(), text: latest().text.trim(), files }
			update((now) => ({ text: '', outgoing: [...now.outgoing, message] }))
			enqueue(message)
		},
		again: (message: Outgoing) => {
			const anew = { ...message, ...waiting }
			replace(message.clientId, anew)
			enqueue(anew)
		},
		/** Moves a message back into the box, to be edited or discarded. */
		takeBack: ({ clientId, text }: Outgoing) =>
			update((now) => ({
				text: [text, now.text].filter(Boolean).join('\n'),
				outgoing: now.outgoing.filter((each) => each.clientId !== clientId),
			})),
	}
}

type Standing = Pick<Outgoing, 'state' | 'reason' | 'isSignedOut'>
const waiting: Standing = { state: 'sending', reason: '', isSignedOut: false }
const failed: Standing = { state: 'failed', reason: '', isSignedOut: false }

/** The message box, stored in this browser on each change. */
function useKeptBox(threadId: string) {
	const { found, takeUp, keep, drop } = useKeptDraft<Kept>(`messages/${threadId}`)
	const [box, setBox] = useState<Box>({ text: '', outgoing: [] })
	/** The current value, even for an answer that comes after several changes. */
	const latest = useRef(box)

	function update(change: (now: Box) => Box) {
		const now = change(latest.current)
		latest.current = now
		setBox(now)
		const kept = keptOf(now)
		if (kept) keep(kept)
		else drop()
	}

	const restore = useEffectEvent((kept: Kept) => {
		takeUp()
		const outgoing = kept.outgoing.map((each) => ({ ...each, ...failed, files: [] }))
		update((now) => ({ text: now.text || kept.text, outgoing: [...outgoing, ...now.outgoing] }))
	})
	useEffect(() => {
		if (found) restore(found)
	}, [found])

	// Leaving the page within the debounce delay must lose nothing.
	const keepNow = useEffectEvent(() => keep.flush())
	useEffect(() => () => keepNow(), [])

	return { box, latest: () => latest.current, update, keepNow: () => keep.flush() }
}

function keptOf({ text, outgoing }: Box): Kept | null {
	const texts = outgoing
		.filter((each) => each.text)
		.map((each) => ({ clientId: each.clientId, text: each.text }))
	return text === '' && texts.length === 0 ? null : { text, outgoing: texts }
}
