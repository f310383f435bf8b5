import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import classes from './field.module.css'
import { described, Field, type Shown } from './field.tsx'

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className' | 'style'> &
	Shown & {
		/** A button at the end of the field. */
		button?: ReactNode
	}

/** A line of text. It needs nothing of the kit, so it may be on every page. */
export function TextField({
	label,
	description,
	error,
	withAsterisk,
	button,
	type = 'text',
	...rest
}: TextFieldProps) {
	const id = useId()
	return (
		<Field {...{ id, label, description, error, withAsterisk }}>
			<input {...rest} {...described(id, { description, error })} type={type} className={classes.control} />
			{button && <div className={classes.button}>{button}</div>}
		</Field>
	)
}
