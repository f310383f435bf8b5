import { type KeyboardEvent, type ReactNode, useId } from 'react'
import classes from './tabs.module.css'

type Props<Value extends string> = {
	/** What is chosen with the tabs, for people who do not see them. */
	label: string
	value: Value
	tabs: readonly { value: Value; label: ReactNode }[]
	onChange: (value: Value) => void
	/** What the chosen tab shows. */
	children: ReactNode
}

/** How far an arrow leads from a tab, and to which tab the other keys lead. */
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
const ends: Record<string, number> = { Home: 0, End: -1 }

/** Tabs of equal width above what the chosen one shows. An arrow key chooses the next one, in a ring. */
export function Tabs<Value extends string>({ label, value, tabs, onChange, children }: Props<Value>) {
	const id = useId()
	const choose = (event: KeyboardEvent<HTMLElement>) => {
		const step = steps[event.key]
		const end = ends[event.key]
		if (step === undefined && end === undefined) return
		event.preventDefault()
		const at = tabs.findIndex((tab) => tab.value === value)
		const next = tabs.at(end ?? (at + (step ?? 0)) % tabs.length)
		if (!next) return
		document.getElementById(`${id}-${next.value}`)?.focus()
		onChange(next.value)
	}
	return (
		<div>
			<div role="tablist" aria-label={label} className={classes.list}>
				{tabs.map((tab) => (
					<button
						key={tab.value}
						type="button"
						role="tab"
						id={`${id}-${tab.value}`}
						className={classes.tab}
						aria-selected={tab.value === value}
						aria-controls={tab.value === value ? `${id}-panel` : undefined}
						tabIndex={tab.value === value ? 0 : -1}
						onClick={() => onChange(tab.value)}
						onKeyDown={choose}
					>
						<span className={classes.label}>{tab.label}</span>
					</button>
				))}
			</div>
			<div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={classes.panel}>
				{children}
			</div>
		</div>
	)
}
