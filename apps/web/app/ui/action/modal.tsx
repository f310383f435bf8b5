import type { DrawerProps, ModalProps } from '@mantine/core'
import { type ComponentType, Suspense, lazy, useState } from 'react'

/** A modal of the kit, whose code is loaded when one is first opened. */
export const Modal = late(lazy(async () => ({ default: (await import('./kit-dialogs.tsx')).KitModal })))

/** A drawer of the kit, loaded likewise. */
export const Drawer = late(lazy(async () => ({ default: (await import('./kit-dialogs.tsx')).KitDrawer })))

function late<Props extends ModalProps | DrawerProps>(Dialog: ComponentType<Props>) {
	return function LateDialog(props: Props) {
		const [wasOpened, setWasOpened] = useState(false)
		if (props.opened && !wasOpened) setWasOpened(true)
		return (
			wasOpened && (
				<Suspense fallback={null}>
					<Dialog {...props} />
				</Suspense>
			)
		)
	}
}
