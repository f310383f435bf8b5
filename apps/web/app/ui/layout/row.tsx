import type { ComponentPropsWithRef, ElementType } from 'react'
import classes from './layout.module.css'
import { type Spacing, spacingOf } from './spacing.ts'

type Props<As extends ElementType> = Spacing & {
	as?: As
	align?: 'baseline' | 'center' | 'end' | 'start'
	justify?: 'between' | 'end'
	/** Whether children wrap onto the next line when there is no room. */
	wrap?: boolean
	/** Gives links the height of a touch target; plain ones keep the weight of the text. */
	links?: boolean | 'plain'
	/** The width of fields; small screens share the row between them. */
	fields?: `${number}rem`
} & Omit<ComponentPropsWithRef<As>, 'as' | 'align' | 'className' | 'style'>

/** Lays its children out side by side. */
export function Row<As extends ElementType = 'div'>(props: Props<As>) {
	const { as, gap, mt, mb, align, justify, wrap = true, links, fields, ...rest } = props
	const Part: ElementType = as ?? 'div'
	const style = {
		...spacingOf({ gap, mt, mb }),
		alignItems: align && (align in edges ? edges[align as keyof typeof edges] : align),
		flexWrap: wrap ? undefined : ('nowrap' as const),
		justifyContent: justify && edges[justify],
		'--fields': fields,
	}
	return (
		<Part
			{...rest}
			className={classes.row}
			data-links={links || undefined}
			data-fields={fields && true}
			style={style}
		/>
	)
}

const edges = { start: 'flex-start', end: 'flex-end', between: 'space-between' }
