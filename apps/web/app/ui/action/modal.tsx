import type { DrawerProps, ModalProps } from '@mantine/core'
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react'
import { loadedWithKit, useLoadAgain, useReason } from '../loading/loaded-later.tsx'
import { toast } from './toast.ts'

/** A modal of the kit, whose code is loaded when one is first opened. */
export const Modal = late(loadedWithKit(async () => (await import('./kit-dialogs.tsx')).KitModal, NoDialog))

/** A drawer of the kit, loaded likewise. */
export const Drawer = late(loadedWithKit(async () => (await import('./kit-dialogs.tsx')).KitDrawer, NoDialog))

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

/** A dialog that could not be loaded closes and says so. It is loaded again when it is next opened. */
function NoDialog({ opened, onClose }: ModalProps | DrawerProps) {
	const { reason } = useReason()
	const again = useLoadAgain()
	const hasTold = useRef(false)
	useEffect(() => {
		if (!opened) return
		if (hasTold.current) return again()
		hasTold.current = true
		toast(reason, 'error')
		onClose()
	}, [opened, onClose, again, reason])
	return null
}
