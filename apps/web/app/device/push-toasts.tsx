import { notifications } from '@mantine/notifications'
import type { PushNotification } from '@profile-search/contract/messaging/push'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useVisitor } from '#session/use-visitor.ts'
import { i18n } from '#text/i18n.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { device } from './device.ts'
import { placeOf } from './push-place.ts'

/** How long the toast of a push notification stays, in milliseconds. */
const pushToastDuration = 5000

/**
 * Shows push notifications that arrive while a page is in focus, and opens the page of a notification that was
 * pressed.
 */
export function PushToasts() {
	const navigate = useNavigate()
	const accountId = useVisitor()?.id

	useEffect(() => {
		// Visitors need none of it. Where it cannot be loaded, the next page tries again.
		if (accountId)
			import('./push-subscription.ts').then(
				({ followLogin }) => followLogin(accountId),
				() => {},
			)
	}, [accountId])
	useEffect(() => {
		const go = (push: PushNotification) => void navigate(placeOf(push))
		return device.push.onNotification({ received: (push) => show(push, () => go(push)), opened: go })
	}, [navigate])
	return null
}

/** Shown in the page on phones too, since their native toasts have no buttons. */
function show({ title, body }: PushNotification, onOpen: () => void) {
	const id = notifications.show({
		title,
		message: (
			<Row as="span" align="center" justify="between" gap={[8, 16]}>
				<span>{body}</span>
				<Button
					size="compact-md"
					onClick={() => {
						notifications.hide(id)
						onOpen()
					}}
				>
					{i18n.t('push.open')}
				</Button>
			</Row>
		),
		color: 'peacock',
		autoClose: pushToastDuration,
		role: 'status',
	})
}
