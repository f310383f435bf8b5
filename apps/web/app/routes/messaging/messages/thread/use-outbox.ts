import { sendMessage } from '@profile-search/contract/messaging/messages'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { send } from '#api.ts'
import { useKeptDraft } from '#ui/form/kept-draft.ts'
import { newId } from '../new-id.ts'
import type { Message } from './use-messages.ts'

/** A message that is on its way, or could not be delivered. */
export type Outgoing = {
	/** Made here: sent again, it is known as the same message. */
	clientId: string
	text: string
	files: File[]
	state: 'sending' | 'failed'
	/** Why it failed, for a person. */
	reason: string
	/** The session has ended; after a login it can be sent again. */
	isSignedOut: boolean
}

/** The words in the box, and what has not arrived. */
type Box = { text: string; outgoing: Outgoing[] }

/** What this browser keeps of it. Files cannot be kept. */
type Kept = { text: string; outgoing: { clientId: string; text: string }[] }

/**
 * What is written in a thread and has not arrived. It is kept in this browser, so that neither a lost line nor a closed
 * page nor an ended session loses it.
 */
export function useOutbox(threadId: string, onSent: (message: Message) => void) {
	const { box, latest, update, keepNow } = useKeptBox(threadId)
	/** One after the other, so that they arrive in the order in which they were written. */
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
		const sent = await send(sendMessage, { params: { threadId }, body })
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
		/** Back into the box, to be changed or forgotten. */
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

/** The box, kept in this browser as it changes. */
function useKeptBox(threadId: string) {
	const { found, takeUp, keep, drop } = useKeptDraft<Kept>(`messages/${threadId}`)
	const [box, setBox] = useState<Box>({ text: '', outgoing: [] })
	/** As it is now, also for an answer that comes after much was changed. */
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

	// Leaving within the pause that typing is waited out for must lose nothing either.
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
