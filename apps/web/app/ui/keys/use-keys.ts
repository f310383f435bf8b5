import { useEffect, useEffectEvent } from 'react'
import { areKeysOff } from './keys-off.ts'

/**
 * Keyboard shortcuts, active unless somebody is typing, a dialog is open, a modifier key is held, or they are turned off.
 */
export function useKeys(keys: Record<string, () => void>) {
	const press = useEffectEvent((event: KeyboardEvent) => {
		const act = keys[event.key]
		if (!act || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
		if (isTyping(event.target) || document.querySelector('[role="dialog"]') || areKeysOff()) return
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
