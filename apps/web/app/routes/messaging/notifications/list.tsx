import {
	listNotificationSettings,
	listNotifications,
	markNotificationRead,
	markNotificationsRead,
} from '@profile-search/contract/messaging/notifications'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { load, send } from '#api.ts'
import { placeOf } from '#device/push-place.ts'
import { useLive } from '#frame/live.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { LineLink } from '#ui/line/line-link.tsx'
import { ViewLink, Views } from '#ui/list/views.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { moment } from '#ui/text/amounts.ts'
import type { Route } from './+types/list.ts'
import classes from './notifications.module.css'
import { SettingsTable } from './settings-table.tsx'

export const meta = () => [{ title: `${i18n.t('menu.notifications')} · ${i18n.t('site.name')}` }]

const boxes = ['all', 'unread'] as const

export async function loader(args: Route.LoaderArgs) {
	const search = args.url.searchParams
	const box = boxes.find((name) => name === search.get('box')) ?? 'all'
	const [notifications, settings] = await Promise.all([
		load(args, listNotifications, { query: { box } }),
		load(args, listNotificationSettings),
	])
	return { box, notifications, settings }
}

type Listed = Route.ComponentProps['loaderData']['notifications']

export default function Notifications({
	loaderData: { box, notifications, settings },
}: Route.ComponentProps) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	useLive(({ kind }) => {
		if (kind === 'notification' || kind === 'again') void revalidate()
	})

	const readAll = async () => {
		const through = notifications.items[0]?.id
		if (!through) return
		const sent = await send(markNotificationsRead, { body: { through } })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}

	return (
		<Page
			title={t('menu.notifications')}
			companion={t('notifications.companion')}
			lead={t('notifications.lead', { count: notifications.unread })}
			width="narrow"
			actions={
				notifications.unread > 0 && (
					<Button variant="default" onClick={readAll}>
						{t('notifications.readAll')}
					</Button>
				)
			}
		>
			<Views label={t('notifications.boxes')}>
				{boxes.map((name) => (
					<ViewLink key={name} to={`?box=${name}`} isShown={name === box}>
						{t(`notifications.box.${name}`)}
					</ViewLink>
				))}
			</Views>
			<NotificationList
				key={`${box} ${notifications.items[0]?.id} ${notifications.unread}`}
				box={box}
				notifications={notifications}
			/>
			<Section id="settings" title={t('notifications.settings')}>
				<SettingsTable settings={settings} />
			</Section>
		</Page>
	)
}

function NotificationList({ box, notifications }: { box: (typeof boxes)[number]; notifications: Listed }) {
	const { t } = useTranslation()
	const [more, setMore] = useState<Listed['items']>([])
	const [hasMore, setHasMore] = useState(notifications.hasMore)
	const [isLoading, setLoading] = useState(false)
	const items = [...notifications.items, ...more]

	const loadMore = async () => {
		setLoading(true)
		const sent = await send(listNotifications, { query: { box, before: items.at(-1)?.id } })
		setLoading(false)
		if (sent.errorCode !== 0 || !sent.details) return toast(sent.message, 'error')
		setMore([...more, ...sent.details.items])
		setHasMore(sent.details.hasMore)
	}

	if (items.length === 0)
		return <Notice title={t(`notifications.none.${box}`)}>{t('notifications.noneText')}</Notice>
	return (
		<>
			<ul className={classes.list}>
				{items.map(({ id, kind, title, body, page, orderId, at, isRead }) => (
					<li key={id} data-unread={!isRead || undefined}>
						<div>
							<LineLink
								to={placeOf({ page, orderId })}
								onClick={() => void send(markNotificationRead, { params: { notificationId: id } })}
							>
								{title}
							</LineLink>
							{!isRead && <span className="unseen">{t('notifications.isUnread')}</span>}
							{body && <p>{body}</p>}
						</div>
						<p className={classes.when}>
							{t(`notifications.kinds.${kind}`)}
							<time dateTime={at}>{moment(at)}</time>
						</p>
					</li>
				))}
			</ul>
			{hasMore && (
				<Button variant="default" mt={16} loading={isLoading} onClick={loadMore}>
					{t('notifications.more')}
				</Button>
			)}
		</>
	)
}
