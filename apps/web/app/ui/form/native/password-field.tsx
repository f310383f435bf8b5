import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import classes from './password-field.module.css'

/** A password with a Show/Hide toggle. */
export function PasswordField(props: TextInputProps) {
	const { t } = useTranslation()
	const [isShown, setShown] = useState(false)
	return (
		<TextInput
			{...props}
			type={isShown ? 'text' : 'password'}
			spellCheck={false}
			autoCapitalize="none"
			rightSectionWidth={68}
			rightSection={
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
