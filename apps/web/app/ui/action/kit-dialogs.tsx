import { Drawer, type DrawerProps, Modal, type ModalProps } from '@mantine/core'
import { useMounted } from '@mantine/hooks'

// The kit remembers where the focus was only when a dialog that was closed opens, so it is closed in the first render.

export function KitModal(props: ModalProps) {
	const isMounted = useMounted()
	return <Modal {...props} opened={isMounted && props.opened} />
}

export function KitDrawer(props: DrawerProps) {
	const isMounted = useMounted()
	return <Drawer {...props} opened={isMounted && props.opened} />
}
