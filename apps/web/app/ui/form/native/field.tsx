import type { ReactNode } from 'react'
import classes from './field.module.css'

/** What every field shows around its control. */
export type Shown = {
	label: string
	/** Help below the field. */
	description?: string | undefined
	/** What is wrong with the value; empty if nothing is. */
	error?: ReactNode
	/** Whether a star marks the field as required. */
	withAsterisk?: boolean
}

type Props = Shown & { id: string; children: ReactNode }

/** A label, a control, what is wrong with it, and help; the control refers to the last two by `described`. */
export function Field({ id, label, description, error, withAsterisk, children }: Props) {
	return (
		<div className={classes.field}>
			<label className={classes.label} htmlFor={id} id={`${id}-label`}>
				{label}
				{withAsterisk && (
					<span className={classes.star} aria-hidden="true">
						{' *'}
					</span>
				)}
			</label>
			<div className={classes.place}>{children}</div>
			{error && (
				<p className={classes.error} id={`${id}-error`}>
					{error}
				</p>
			)}
			{description && (
				<p className={classes.description} id={`${id}-description`}>
					{description}
				</p>
			)}
		</div>
	)
}

/** The attributes of the control of a field: what names it, what describes it, and whether it is wrong. */
export function described(id: string, { description, error }: Pick<Shown, 'description' | 'error'>) {
	const by = [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ')
	return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': by || undefined }
}
