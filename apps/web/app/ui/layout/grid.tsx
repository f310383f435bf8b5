import type { ComponentPropsWithRef, ElementType } from 'react'
import classes from './layout.module.css'
import { type Spacing, spacingOf } from './spacing.ts'

type Props<As extends ElementType> = Spacing & {
	as?: As
	/** Their number, their relative widths, or the least width of each of as many as fit. */
	columns: number | readonly number[] | `${number}rem`
	/** The width of the screen in pixels up to which there is only one column. */
	above?: 600 | 760 | 960
} & Omit<ComponentPropsWithRef<As>, 'as' | 'className' | 'style'>

/** Lays its children out in columns. */
export function Grid<As extends ElementType = 'div'>({
	as,
	gap,
	mt,
	mb,
	columns,
	above,
	...rest
}: Props<As>) {
	const Part: ElementType = as ?? 'div'
	const style = { ...spacingOf({ gap, mt, mb }), '--columns': templateOf(columns) }
	return <Part {...rest} className={classes.grid} data-above={above} style={style} />
}

function templateOf(columns: Props<ElementType>['columns']) {
	if (typeof columns === 'string') return `repeat(auto-fill, minmax(min(100%, ${columns}), 1fr))`
	if (typeof columns === 'number') return `repeat(${columns}, minmax(0, 1fr))`
	return columns.map((share) => `minmax(0, ${share}fr)`).join(' ')
}
