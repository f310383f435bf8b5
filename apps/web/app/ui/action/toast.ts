import { device } from '#device/device.ts'
import type { ToastKind } from '#device/shape.ts'

/** How long a toast stays, in milliseconds. */
export const toastDuration = 3000

export function toast(message: string, kind: ToastKind = 'success') {
	void device.toast(message, toastDuration, kind)
}
