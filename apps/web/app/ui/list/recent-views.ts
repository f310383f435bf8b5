import { startTransition, useEffect, useState } from 'react'

/** The lists that keep what was opened from them. */
export type ViewedKind = 'job' | 'person' | 'organisation'
type View = { path: string; title: string; text: string; at: number }

const prefix = 'Profile_Search_viewed:'
const mostKept = 8
const keptMs = 7 * 86_400_000

/** Notes in this browser that a page was opened, so that its list can lead back to it; null for what is one's own. */
export function useNoteView(kind: ViewedKind, path: string | null, title: string, text: string) {
	useEffect(() => {
		if (path === null) return
		const others = read(kind).filter((view) => view.path !== path)
		write(kind, [{ path, title, text, at: Date.now() }, ...others].slice(0, mostKept))
	}, [kind, path, title, text])
}

/** What was opened in this browser in the last seven days, newest first, and a function that forgets it. */
export function useRecentViews(kind: ViewedKind) {
	const [views, setViews] = useState<View[]>([])

	// The server does not know what the browser stored, so it is read only after hydration.
	useEffect(() => startTransition(() => setViews(read(kind))), [kind])

	const forget = () => {
		write(kind, [])
		setViews([])
	}
	return { views, forget }
}

/** Deletes what was noted in this browser. */
export function forgetViews() {
	for (const kind of ['job', 'person', 'organisation'] as const) write(kind, [])
}

function read(kind: ViewedKind): View[] {
	try {
		const views = JSON.parse(localStorage.getItem(prefix + kind) ?? '[]') as View[]
		return views.filter(({ at }) => at > Date.now() - keptMs)
	} catch {
		return []
	}
}

function write(kind: ViewedKind, views: View[]) {
	try {
		if (views.length === 0) localStorage.removeItem(prefix + kind)
		else localStorage.setItem(prefix + kind, JSON.stringify(views))
	} catch {
		// A full or blocked storage must not disturb the page.
	}
}
