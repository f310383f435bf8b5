import { NumberInput, type NumberInputProps } from '@mantine/core'

type Props = Omit<NumberInputProps, 'value' | 'onChange' | 'defaultValue'> & {
	value?: number | null
	onChange?: (value: number | null) => void
}

/** An optional number with Indian digit grouping. What is out of range stays as it was typed: the check of the form says so. */
export function NumberField({ value, onChange, ...rest }: Props) {
	return (
		<NumberInput
			hideControls
			allowDecimal={false}
			clampBehavior="none"
			thousandSeparator={rest.thousandSeparator}
			thousandsGroupStyle="lakh"
			{...rest}
			value={value ?? ''}
			onChange={(typed) => onChange?.(typed === '' || typed === '-' ? null : Number(typed))}
		/>
	)
}
