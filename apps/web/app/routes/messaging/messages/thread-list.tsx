import type { Details } from '@profile-search/contract/http/endpoint'
import { listThreads } from '@profile-search/contract/messaging/messages'
import { useState } from 'react'
import { Form, Link } from 'react-router'
import { send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { LineLink } from '#ui/line/line-link.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Portrait } from '#ui/picture/portrait.tsx'
import { shortMoment } from './moments.ts'
import classes from './thread-list.module.css'

type Threads = Details<typeof listThreads>
type Line = Threads['items'][number]

type Props = { threads: Threads; query: string; openId: string | undefined }

/** The threads, unread ones first, with a search over names, jobs and messages. */
export function ThreadList({ threads, query, openId }: Props) {
	const { t } = useTranslation()
	const [more, setMore] = useState<Threads>({ items: [], next: null })
	const [isLoading, setLoading] = useState(false)
	const shown = new Set(threads.items.map(({ id }) => id))
	const items = [...threads.items, ...more.items.filter(({ id }) => !shown.has(id))]
	const next = more.items.length > 0 ? more.next : threads.next
	const search = query ? `?query=${encodeURIComponent(query)}` : ''

	const loadMore = async () => {
		setLoading(true)
		const sent = await send(listThreads, { query: { query, after: next ?? undefined } })
		setLoading(false)
		if (sent.errorCode !== 0 || !sent.details) return toast(sent.message, 'error')
		const { items: found, next: following } = sent.details
		setMore((before) => ({ items: [...before.items, ...found], next: following }))
	}

	return (
		<>
			<search>
				<Form className={classes.search}>
					<input
						type="search"
						name="query"
						defaultValue={query}
						aria-label={t('messages.search')}
						placeholder={t('messages.search')}
						maxLength={100}
					/>
					<button type="submit">{t('messages.find')}</button>
				</Form>
			</search>
			{items.length === 0 && <Empty query={query} />}
			<ul className={classes.threads}>
				{items.map((thread) => (
					<ThreadLine
						key={thread.id}
						thread={thread}
						href={`/messages/${thread.id}${search}`}
						isOpen={thread.id === openId}
					/>
				))}
			</ul>
			{next && (
				<Button variant="default" loading={isLoading} onClick={loadMore} fullWidth>
					{t('messages.more')}
				</Button>
			)}
		</>
	)
}

function ThreadLine({ thread, href, isOpen }: { thread: Line; href: string; isOpen: boolean }) {
	const { t } = useTranslation()
	const { name, image, about, unread, last, lastAt } = thread
	return (
		<li className={classes.thread} data-unread={unread > 0 || undefined}>
			<Portrait image={image} name={name} size="small" />
			<div>
				<p className={classes.threadName}>
					<LineLink to={href} aria-current={isOpen ? 'page' : undefined}>
						{name}
					</LineLink>
					<time dateTime={lastAt}>{shortMoment(lastAt)}</time>
				</p>
				{about && <p className={classes.about}>{about}</p>}
				<p className={classes.excerpt}>
					<span>{last && excerptOf(last)}</span>
					{unread > 0 && (
						<>
							<b className={classes.unread} aria-hidden="true">
								{unread}
							</b>
							<span className="unseen">{t('messages.unreadCount', { count: unread })}</span>
						</>
					)}
				</p>
			</div>
		</li>
	)
}

function excerptOf(last: NonNullable<Line['last']>) {
	const withheld = last.isFrozen && !last.isFromMySide && i18n.t('cases.withheld')
	const message = withheld || last.text || i18n.t('messages.filesOnly', { count: last.files })
	if (last.isMine) return i18n.t('messages.you', { message })
	return last.isFromMySide ? i18n.t('messages.us', { message }) : message
}

function Empty({ query }: { query: string }) {
	const { t } = useTranslation()
	if (query)
		return (
			<Notice title={t('messages.nothingFound')} action={<Link to="/messages">{t('messages.all')}</Link>} />
		)
	return <Notice title={t('messages.none')}>{t('messages.noneText')}</Notice>
}
