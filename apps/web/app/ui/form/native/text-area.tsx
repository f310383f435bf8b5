import { type ComponentPropsWithRef, type CSSProperties, useId } from 'react'
import classes from './field.module.css'
import { described, Field, type Shown } from './field.tsx'

type Props = Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className' | 'style' | 'rows'> &
	Shown & { minRows: number; maxRows: number }

/**
 * Several lines of text: as high as what is in it, from `minRows` to `maxRows` lines. In a browser that cannot do this it
 * can be pulled higher.
 */
export function TextArea({ label, description, error, withAsterisk, minRows, maxRows, ...rest }: Props) {
	const id = useId()
	return (
		<Field {...{ id, label, description, error, withAsterisk }}>
			<textarea
				{...rest}
				{...described(id, { description, error })}
				className={classes.control}
				rows={minRows}
				style={{ '--least': minRows, '--most': maxRows } as CSSProperties}
			/>
		</Field>
	)
}
