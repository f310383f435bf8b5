import { IconBell, IconMessage } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { useUnread } from '../live.ts'
import classes from './header.module.css'

const most = 99

/** Links to the messages and notifications, with the number of unread ones. */
export function InboxLinks() {
	const { t } = useTranslation()
	const unread = useUnread()
	const links = [
		{ to: '/messages', label: t('menu.messages'), Icon: IconMessage, amount: unread?.threads ?? 0 },
		{
			to: '/notifications',
			label: t('menu.notifications'),
			Icon: IconBell,
			amount: unread?.notifications ?? 0,
		},
	]
	return links.map(({ to, label, Icon, amount }) => (
		<NavLink
			key={to}
			to={to}
			className={`${classes.entry} ${classes.icon}`}
			{...(amount > 0 && { 'aria-label': t('menu.withUnread', { label, count: amount }) })}
		>
			<Icon size={22} stroke={1.9} aria-hidden="true" />
			<span className={classes.tip}>{label}</span>
			<Badge amount={amount} />
		</NavLink>
	))
}

/** The number of waiting items of an entry; the entry's label says it too. */
export function Badge({ amount }: { amount: number }) {
	return (
		amount > 0 && (
			<b className={classes.badge} aria-hidden="true">
				{amount > most ? `${most}+` : amount}
			</b>
		)
	)
}

/** A mark on the button of the folded menu when something is unread. The menu says what. */
export function UnreadMark() {
	const unread = useUnread()
	const amount = (unread?.threads ?? 0) + (unread?.notifications ?? 0)
	return amount > 0 && <b className={classes.mark} aria-hidden="true" />
}
