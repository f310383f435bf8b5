import { device } from '#device/device.ts'
import type { ToastKind } from '#device/shape.ts'

/** Milliseconds that a toast stays. */
export const toastDuration = 3000

export function toast(message: string, kind: ToastKind = 'success') {
	void device.toast(message, toastDuration, kind)
}
