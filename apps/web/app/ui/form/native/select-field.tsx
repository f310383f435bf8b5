import { type ComponentPropsWithRef, useId } from 'react'
import classes from './field.module.css'
import { described, Field, type Shown } from './field.tsx'

type Props = Omit<ComponentPropsWithRef<'select'>, 'id' | 'className' | 'style' | 'children'> &
	Shown & { options: readonly { value: string; label: string }[] }

/** A choice from a list of the browser. */
export function SelectField({ label, description, error, withAsterisk, options, ...rest }: Props) {
	const id = useId()
	return (
		<Field {...{ id, label, description, error, withAsterisk }}>
			<select {...rest} {...described(id, { description, error })} className={classes.control}>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</Field>
	)
}
