import type { ComponentPropsWithRef, ElementType } from 'react'
import classes from './layout.module.css'
import { type Spacing, spacingOf } from './spacing.ts'

type Props<As extends ElementType> = Spacing & { as?: As; align?: 'start' } & Omit<
		ComponentPropsWithRef<As>,
		'as' | 'align' | 'className' | 'style'
	>

/** Lays its children out in a column with an even gap. */
export function Stack<As extends ElementType = 'div'>({ as, gap, mt, mb, align, ...rest }: Props<As>) {
	const Part: ElementType = as ?? 'div'
	const style = { ...spacingOf({ gap, mt, mb }), justifyItems: align }
	return <Part {...rest} className={classes.stack} style={style} />
}
