import { appSide } from './app-side.ts'
import { browserSide } from './browser-side.ts'
import type { Device } from './shape.ts'

declare global {
	/** Set by the app before any script of a page runs. */
	var Capacitor: { isNativePlatform?: () => boolean } | undefined
}

/** What the pages run on, decided once: by now the app has set its bridge, or there is none. */
export const device: Device = globalThis.Capacitor?.isNativePlatform?.() ? appSide : browserSide
