import { device } from '#device/device.ts'
import { i18n } from '#text/i18n.ts'
import { toastDuration } from './toast.ts'

type Options = {
	header?: string
	/**
	 * Leads to another page. The alert stays until that page is loaded, so that nothing is pressed on the old one.
	 */
	onOk?: () => void
	/** Another way on, offered before OK. `go` tells whether it leads to another page; otherwise the alert can be answered again. */
	wayOn?: { label: string; go: () => Promise<boolean> }
	/** Moves the focus to where work continues; without it, the focus returns to where it was. */
	focusAfter?: () => void
}

/** An alert that is shown, see `alerts.tsx`. */
export type Alert = Options & { id: number; kind: 'error' | 'success'; title: string; message: string }

let alerts: readonly Alert[] = []
let lastId = 0
const watchers = new Set<() => void>()

/** An alert that waits for OK, headed Error!, Success or `header`. On a phone it is a toast, which counts as read. */
export function alert(kind: Alert['kind'], message: string, options: Options = {}) {
	if (device.isNative)
		return void device.toast(message, toastDuration, kind).then(options.onOk ?? options.focusAfter)
	const title = options.header ?? i18n.t(`alerts.${kind}`)
	change([...alerts, { ...options, id: ++lastId, kind, title, message }])
}

/** The alerts that are shown, for `useSyncExternalStore`. */
export const shownAlerts = {
	watch(watcher: () => void) {
		watchers.add(watcher)
		return () => void watchers.delete(watcher)
	},
	list: () => alerts,
	remove: (id: number) => change(alerts.filter((each) => each.id !== id)),
}

function change(next: readonly Alert[]) {
	alerts = next
	for (const watcher of watchers) watcher()
}
