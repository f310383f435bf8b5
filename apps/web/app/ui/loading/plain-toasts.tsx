import { hideNotification, type NotificationData, useNotifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { useLoadOnline } from './loaded-later.tsx'
import classes from './plain-toasts.module.css'

/** The toasts without the kit, while its code cannot be loaded: what went wrong then has to be said all the same. */
export function PlainToasts() {
	const { notifications } = useNotifications()
	useLoadOnline()
	return (
		<div className={classes.toasts}>
			{notifications.map((toast) => (
				<PlainToast key={toast.id} {...toast} />
			))}
		</div>
	)
}

function PlainToast({ id = '', role = 'status', title, message, autoClose }: NotificationData) {
	useEffect(() => {
		if (typeof autoClose !== 'number') return undefined
		const timer = setTimeout(() => hideNotification(id), autoClose)
		return () => clearTimeout(timer)
	}, [id, autoClose])
	return (
		<div role={role}>
			{title && <b>{title}</b>} {message}
		</div>
	)
}
