import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'

/** The toasts of the kit, at the top of the window. */
export function KitToasts() {
	return <Notifications position="top-center" limit={4} zIndex={500} />
}
