import type { ComponentPropsWithRef, ElementType } from 'react'
import classes from './layout.module.css'
import { type Spacing, spacingOf } from './spacing.ts'

type Props<As extends ElementType> = Spacing & { as?: As; align?: 'start' } & Omit<
		ComponentPropsWithRef<As>,
		'as' | 'align' | 'className' | 'style'
	>

/** A bordered box for what can be acted on, with its children in a column. */
export function Card<As extends ElementType = 'div'>({ as, gap, mt, mb, align, ...rest }: Props<As>) {
	const Part: ElementType = as ?? 'div'
	const style = { ...spacingOf({ gap, mt, mb }), justifyItems: align }
	return <Part {...rest} className={classes.card} style={style} />
}
