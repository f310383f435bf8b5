import { useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import classes from './password-field.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A password with a Show/Hide toggle. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'button'>) {
	const { t } = useTranslation()
	const [isShown, setShown] = useState(false)
	return (
		<TextField
			{...props}
			type={isShown ? 'text' : 'password'}
			spellCheck={false}
			autoCapitalize="none"
			button={
				<button
					type="button"
					className={classes.toggle}
					aria-pressed={isShown}
					onClick={() => setShown(!isShown)}
				>
					{t(isShown ? 'labels.hide' : 'labels.show')}
				</button>
			}
		/>
	)
}
