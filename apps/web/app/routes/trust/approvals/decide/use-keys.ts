import { useEffect, useEffectEvent } from 'react'

/** Keyboard shortcuts, active unless somebody is typing, a dialog is open, or a modifier key is held. */
export function useKeys(keys: Record<string, () => void>) {
	const press = useEffectEvent((event: KeyboardEvent) => {
		const act = keys[event.key]
		if (!act || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
		if (isTyping(event.target) || document.querySelector('[role="dialog"]')) return
		event.preventDefault()
		act()
	})
	useEffect(() => {
		const listener = (event: KeyboardEvent) => press(event)
		document.addEventListener('keydown', listener)
		return () => document.removeEventListener('keydown', listener)
	}, [])
}

function isTyping(target: EventTarget | null) {
	if (!(target instanceof HTMLElement)) return false
	if (target instanceof HTMLInputElement) return target.type !== 'checkbox'
	return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName)
}
