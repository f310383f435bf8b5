import { notifications } from '@mantine/notifications'

/** Milliseconds that a toast stays. */
export const toastDuration = 3000

export function toast(message: string, kind: 'success' | 'error' = 'success') {
	notifications.show({
		message,
		color: kind === 'error' ? 'vermilion' : 'peacock',
		autoClose: toastDuration,
		role: kind === 'error' ? 'alert' : 'status',
	})
}
