import type { Details } from '@profile-search/contract/http/endpoint'
import {
	type listMessages,
	markThreadRead,
	type showThread,
} from '@profile-search/contract/messaging/messages'
import { IconArrowDown, IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Portrait } from '#ui/picture/portrait.tsx'
import { date } from '#ui/text/amounts.ts'
import { OwnWords } from '#ui/text/own-words.tsx'
import { Closed } from '../closed.tsx'
import { ThreadMenu } from '../thread-menu.tsx'
import { Composer } from './composer.tsx'
import { MessageBubble, OutgoingBubble } from './message-bubble.tsx'
import classes from './thread-pane.module.css'
import { useMessages } from './use-messages.ts'
import { useOutbox } from './use-outbox.ts'

export type Thread = Details<typeof showThread>
type Props = { thread: Thread; page: Details<typeof listMessages> }

/** Within this distance of the end, new messages are scrolled into view. */
const nearPixels = 120

/** An open thread: the other side, its messages, and the message box. */
export function ThreadPane({ thread, page }: Props) {
	const { t } = useTranslation()
	const { messages, hasOlder, isLoading, loadOlder, add } = useMessages(thread.id, page)
	const outbox = useOutbox(thread.id, add)
	const lastNumber = messages.at(-1)?.number ?? 0
	const { log, isAway, toEnd, holdingPlace } = useScrolledToEnd(
		`${lastNumber} ${outbox.outgoing.map(({ clientId, state }) => clientId + state).join()}`,
	)
	useReading(thread.id, lastNumber, thread.readNumber)

	const older = async () => {
		holdingPlace()
		const sent = await loadOlder()
		if (sent.errorCode !== 0) toast(sent.message, 'error')
	}

	return (
		<section className={classes.pane} aria-labelledby="thread-title">
			<header className={classes.paneHead}>
				<Link to="/messages" className={classes.back} aria-label={t('messages.back')}>
					<IconArrowLeft size={24} stroke={1.9} aria-hidden="true" />
				</Link>
				<Portrait image={thread.image} name={thread.name} size="small" />
				<div className={classes.paneTitle}>
					<h2 id="thread-title">{thread.name}</h2>
					<About thread={thread} />
				</div>
				<ThreadMenu thread={thread} />
			</header>
			<div
				ref={log}
				className={classes.log}
				role="log"
				aria-label={t('messages.logOf', { name: thread.name })}
				// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach a scrollable area
				tabIndex={0}
			>
				{hasOlder && (
					<Button variant="subtle" loading={isLoading} onClick={older} className={classes.older}>
						{t('messages.older')}
					</Button>
				)}
				{thread.opening && !hasOlder && (
					<p className={classes.opening} data-mine={thread.opening.isMine || undefined}>
						<small>
							{t(thread.opening.isMine ? 'messages.openingMine' : 'messages.openingTheirs')}
							{' · '}
							{date(thread.opening.sentAt)}
						</small>
						<OwnWords as="span" text={thread.opening.text} />
					</p>
				)}
				{messages.map((message, at) => (
					<MessageBubble
						key={message.number}
						threadId={thread.id}
						message={message}
						before={messages[at - 1]}
						isNew={message.number > thread.readNumber && !message.isFromMySide}
					/>
				))}
				{outbox.outgoing.map((message) => (
					<OutgoingBubble
						key={message.clientId}
						message={message}
						onAgain={() => outbox.again(message)}
						onTakeBack={() => outbox.takeBack(message)}
					/>
				))}
				{messages.length + outbox.outgoing.length === 0 && thread.whyClosed === null && (
					<p className={classes.first}>{t('messages.first', { name: thread.name })}</p>
				)}
			</div>
			{isAway && (
				<Button
					className={classes.toEnd}
					size="compact-md"
					leftSection={<IconArrowDown size={18} aria-hidden="true" />}
					onClick={toEnd}
				>
					{t('messages.toEnd')}
				</Button>
			)}
			{thread.whyClosed ? (
				<Closed thread={thread} unsent={outbox.text} />
			) : (
				<Composer thread={thread} outbox={outbox} />
			)}
		</section>
	)
}

function About({ thread: { about, kind, side } }: { thread: Thread }) {
	const { t } = useTranslation()
	if (about)
		return (
			<p>
				<Link to={`/jobs/${about.jobId}`}>{about.title}</Link>
			</p>
		)
	return <p>{t(kind === 'approval' ? `messages.about.approval.${side}` : 'messages.about.request')}</p>
}

/** Keeps the end visible while the reader is there, and keeps their place while older messages are added above. */
function useScrolledToEnd(contents: string) {
	const log = useRef<HTMLDivElement>(null)
	const fromEnd = useRef<number | null>(null)
	const isAtEnd = useRef(true)
	const shown = useRef('')
	const [isAway, setAway] = useState(false)

	useLayoutEffect(() => {
		const box = log.current
		if (!box || contents === shown.current) return
		shown.current = contents
		if (fromEnd.current !== null) {
			box.scrollTop = box.scrollHeight - fromEnd.current
			fromEnd.current = null
		} else if (isAtEnd.current) box.scrollTop = box.scrollHeight
		else setAway(true)
	}, [contents])

	useEffect(() => {
		const box = log.current
		if (!box) return
		const look = () => {
			isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearPixels
			if (isAtEnd.current) setAway(false)
		}
		// A box that shrinks, for example above an on-screen keyboard, still shows the end.
		const watcher = new ResizeObserver(() => {
			if (isAtEnd.current) box.scrollTop = box.scrollHeight
		})
		watcher.observe(box)
		box.addEventListener('scroll', look, { passive: true })
		return () => {
			watcher.disconnect()
			box.removeEventListener('scroll', look)
		}
	}, [])

	return {
		log,
		isAway,
		toEnd: () => log.current?.scrollTo({ top: log.current.scrollHeight }),
		holdingPlace: () => {
			if (log.current) fromEnd.current = log.current.scrollHeight - log.current.scrollTop
		},
	}
}

/** Marks messages as read once the page is visible. */
function useReading(threadId: string, lastNumber: number, readNumber: number) {
	const { revalidate } = useRevalidator()
	const noted = useRef(readNumber)
	const note = useEffectEvent(async (through: number) => {
		if (document.visibilityState !== 'visible' || through <= noted.current) return
		const before = noted.current
		noted.current = through
		const sent = await send(markThreadRead, { params: { threadId }, body: { through } })
		if (sent.errorCode === 0) await revalidate()
		else noted.current = before
	})
	useEffect(() => {
		const look = () => void note(lastNumber)
		look()
		document.addEventListener('visibilitychange', look)
		return () => document.removeEventListener('visibilitychange', look)
	}, [lastNumber])
}
