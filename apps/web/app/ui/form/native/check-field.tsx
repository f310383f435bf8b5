import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import classes from './check-field.module.css'
import { described } from './field.tsx'

type Props = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'style' | 'type'> & {
	label: string
	error?: ReactNode
}

/** A box to tick. */
export function CheckField({ label, error, ...rest }: Props) {
	const id = useId()
	return (
		<div className={classes.field}>
			<div className={classes.place}>
				<input {...rest} {...described(id, { error })} type="checkbox" className={classes.box} />
				<svg className={classes.tick} viewBox="0 0 10 7" aria-hidden="true">
					<path d="M4 4.586L1.707 2.293A1 1 0 1 0 .293 3.707l3 3a.997.997 0 0 0 1.414 0l5-5A1 1 0 1 0 8.293.293L4 4.586z" />
				</svg>
			</div>
			<div className={classes.words}>
				<label htmlFor={id}>{label}</label>
				{error && (
					<p className={classes.error} id={`${id}-error`}>
						{error}
					</p>
				)}
			</div>
		</div>
	)
}
