import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks'
import { startTransition, useEffect, useState } from 'react'

const prefix = 'Profile_Search_draft:'

/** Deletes every draft in this browser. */
export function forgetDrafts() {
	try {
		const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix))
		for (const name of names) localStorage.removeItem(name)
	} catch {
		// Storage may be blocked; then there are no drafts.
	}
}

/**
 * Keeps unsaved input in this browser, so that closing a tab loses nothing. `found` is the input of an earlier visit,
 * until it is restored or dropped.
 */
export function useKeptDraft<Values>(name: string) {
	const key = prefix + name
	const [found, setFound] = useState<Values | null>(null)

	// The server does not know what the browser stored, so it is read only after hydration.
	useEffect(() => startTransition(() => setFound(read<Values>(key))), [key])

	// A link may be followed, or the tab closed, within the delay.
	const keep = useDebouncedCallback((values: Values) => write(key, values), {
		delay: 400,
		flushOnUnmount: true,
	})
	useWindowEvent('pagehide', () => keep.flush())
	const drop = () => {
		keep.cancel()
		write(key, null)
		setFound(null)
	}
	return { found, keep, drop, takeUp: () => setFound(null) }
}

function read<Values>(key: string) {
	try {
		const text = localStorage.getItem(key)
		return text ? (JSON.parse(text) as Values) : null
	} catch {
		return null
	}
}

function write(key: string, values: unknown) {
	try {
		if (values === null) localStorage.removeItem(key)
		else localStorage.setItem(key, JSON.stringify(values))
	} catch {
		// A full or blocked storage must not disturb the form.
	}
}
