import { useNotifications } from '@mantine/notifications'
import { Suspense, lazy, useState } from 'react'

const KitToasts = lazy(async () => ({ default: (await import('./kit-toasts.tsx')).KitToasts }))

/** Shows the toasts; what draws them is loaded for the first one. */
export function Toasts() {
	const { notifications } = useNotifications()
	const [isNeeded, setNeeded] = useState(false)
	if (notifications.length > 0 && !isNeeded) setNeeded(true)
	return (
		isNeeded && (
			<Suspense fallback={null}>
				<KitToasts />
			</Suspense>
		)
	)
}
