import { useEffect, useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { PasswordField } from '#ui/form/native/password-field.tsx'
import type { TextFieldProps } from '#ui/form/native/text-field.tsx'
import classes from '#ui/form/native/password-field.module.css'

type Meter = typeof import('./password-strength.ts').strengthOf

/** What a form gives a field. */
type Given = Omit<TextFieldProps, 'label' | 'description' | 'value'> & { value?: string }

type FieldsProps = { label: string; password: Given; confirm: Given }

/** The fields for a new password and for typing it once more. */
export function NewPasswordFields({ label, password, confirm }: FieldsProps) {
	const { t } = useTranslation()
	return (
		<>
			<NewPasswordField
				label={label}
				description={t('accounts.passwordHelp')}
				autoComplete="new-password"
				{...password}
			/>
			<PasswordField label={t('accounts.confirmPassword')} autoComplete="new-password" {...confirm} />
		</>
	)
}

/**
 * A field for a new password, with its strength and an explanation of what is weak. Only the rule decides what is
 * accepted.
 */
function NewPasswordField({ value, ...props }: Omit<TextFieldProps, 'value'> & { value?: string }) {
	const { t } = useTranslation()
	const [isTouched, setTouched] = useState(false)
	const [meter, setMeter] = useState<{ strengthOf: Meter }>()
	useEffect(() => {
		// Without this module there is no meter; everything else works.
		if (isTouched) import('./password-strength.ts').then(setMeter, () => {})
	}, [isTouched])
	const found = value && meter ? meter.strengthOf(value) : undefined
	const words = found && [
		t(`passwords.strength.${found.score}`),
		found.score < 3 && found.warning && t(`passwords.weak.${found.warning}`, { defaultValue: '' }),
		found.score < 3 && t('passwords.advice'),
	]

	return (
		<div onFocus={() => setTouched(true)}>
			<PasswordField value={value} {...props} />
			<output className={classes.strength} data-score={found?.score} hidden={!found}>
				<span className={classes.scale} aria-hidden="true">
					{[1, 2, 3, 4].map((step) => (
						<span key={step} data-on={found && Math.max(found.score, 1) >= step} />
					))}
				</span>
				{words && words.filter(Boolean).join(' ')}
			</output>
		</div>
	)
}
