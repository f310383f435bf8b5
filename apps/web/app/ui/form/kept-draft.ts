import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks'
import { startTransition, useEffect, useState } from 'react'

const prefix = 'Profile_Search_draft:'

/** Forgets every draft of this browser. */
export function forgetDrafts() {
	try {
		const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix))
		for (const name of names) localStorage.removeItem(name)
	} catch {
		// Storage may be forbidden; then there are no drafts.
	}
}

/**
 * Keeps what is being typed in this browser, so that a closed tab loses nothing. `found` is what an earlier
 * visit left behind, until it is taken up or dropped.
 */
export function useKeptDraft<Values>(name: string) {
	const key = prefix + name
	const [found, setFound] = useState<Values | null>(null)

	// The server cannot know what the browser kept, so it is read only once the page stands.
	useEffect(() => startTransition(() => setFound(read<Values>(key))), [key])

	const keep = useDebouncedCallback((values: Values) => write(key, values), 400)
	// A tab may be closed within the pause that typing is waited out for.
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
		// A full or forbidden storage must not disturb the form.
	}
}
