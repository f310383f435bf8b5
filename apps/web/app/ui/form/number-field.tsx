import { NumberInput, type NumberInputProps } from '@mantine/core'

type Props = Omit<NumberInputProps, 'value' | 'onChange' | 'defaultValue'> & {
	value?: number | null
	onChange?: (value: number | null) => void
}

/** An optional number with Indian digit grouping. */
export function NumberField({ value, onChange, ...rest }: Props) {
	return (
		<NumberInput
			hideControls
			allowNegative={false}
			allowDecimal={false}
			thousandSeparator={rest.thousandSeparator}
			thousandsGroupStyle="lakh"
			{...rest}
			value={value ?? ''}
			onChange={(typed) => onChange?.(typed === '' ? null : Number(typed))}
		/>
	)
}
