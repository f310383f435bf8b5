import { type ReactNode, useEffect, useRef } from 'react'
import classes from './dropdown.module.css'

type Props = {
	/** What the button says. */
	label: ReactNode
	className?: string | undefined
	children: ReactNode
}

/** A button that opens a small menu below it, also without scripts. It closes when the person goes elsewhere, or presses Escape. */
export function Dropdown({ label, className, children }: Props) {
	const menu = useRef<HTMLDetailsElement>(null)
	useEffect(() => {
		function leave({ target }: Event) {
			if (menu.current && !(target instanceof Node && menu.current.contains(target)))
				menu.current.open = false
		}
		function escape({ key }: KeyboardEvent) {
			if (key !== 'Escape' || !menu.current?.open) return
			menu.current.open = false
			menu.current.querySelector('summary')?.focus()
		}
		document.addEventListener('pointerdown', leave)
		document.addEventListener('focusin', leave)
		document.addEventListener('keydown', escape)
		return () => {
			document.removeEventListener('pointerdown', leave)
			document.removeEventListener('focusin', leave)
			document.removeEventListener('keydown', escape)
		}
	}, [])
	return (
		<details className={`${classes.dropdown} ${className ?? ''}`} ref={menu}>
			<summary>{label}</summary>
			<div className={classes.sheet}>{children}</div>
		</details>
	)
}
