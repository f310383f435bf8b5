import type { ComponentPropsWithRef, ElementType } from 'react'
import classes from './layout.module.css'
import { type Spacing, spacingOf } from './spacing.ts'

type Props<As extends ElementType> = Spacing & {
	as?: As
	align?: 'baseline' | 'center' | 'end' | 'start'
	justify?: 'between' | 'end'
	/** Whether what finds no room goes to a further line. */
	wrap?: boolean
	/** Its links stand alone, each as high as a finger needs; plain ones weigh no more than the text. */
	links?: boolean | 'plain'
} & Omit<ComponentPropsWithRef<As>, 'as' | 'align' | 'className' | 'style'>

/** Beside each other, and on further lines where there is no room. */
export function Row<As extends ElementType = 'div'>(props: Props<As>) {
	const { as, gap, mt, mb, align, justify, wrap = true, links, ...rest } = props
	const Part: ElementType = as ?? 'div'
	const style = {
		...spacingOf({ gap, mt, mb }),
		alignItems: align && (align in edges ? edges[align as keyof typeof edges] : align),
		flexWrap: wrap ? undefined : ('nowrap' as const),
		justifyContent: justify && edges[justify],
	}
	return <Part {...rest} className={classes.row} data-links={links || undefined} style={style} />
}

const edges = { start: 'flex-start', end: 'flex-end', between: 'space-between' }
