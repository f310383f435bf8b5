import { useNotifications } from '@mantine/notifications'
import { Suspense, useState } from 'react'
import { loadedWithKit } from '../loading/loaded-later.tsx'
import { PlainToasts } from '../loading/plain-toasts.tsx'

const KitToasts = loadedWithKit(async () => (await import('./kit-toasts.tsx')).KitToasts, PlainToasts)

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
