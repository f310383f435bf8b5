import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the heading of a page that a link has opened, as a browser does for a page that it loads: screen readers say
 * what page it is, and Tab goes on from there. The focus stays where it is in a field, in a dialog, and on a link of a list beside
 * what it opens.
 */
export function PageChanges() {
	const { pathname } = useLocation()
	const shown = useRef(pathname)
	useEffect(() => {
		if (shown.current === pathname) return
		shown.current = pathname
		if (isFocusInPlace(pathname)) return
		const content = document.getElementById('content')
		const start = content?.querySelector<HTMLElement>('h1') ?? content
		start?.setAttribute('tabindex', '-1')
		start?.focus({ preventScroll: true })
	}, [pathname])
	return null
}

function isFocusInPlace(pathname: string) {
	const focused = document.activeElement
	if (focused?.closest('[role="dialog"], [role="alertdialog"], dialog')) return true
	if (!focused?.closest('main')) return false
	return !(focused instanceof HTMLAnchorElement) || focused.pathname === pathname
}
