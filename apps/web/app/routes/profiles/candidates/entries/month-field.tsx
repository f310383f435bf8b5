import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { NumberField } from '#ui/form/number-field.tsx'
import classes from './entries.module.css'

/** A month as two fields hold it; one of them may still be empty. */
export type MonthValue = { month: number | null; year: number | null }

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** A month and a year, since nobody remembers the day. */
export function MonthField({
	label,
	value,
	onChange,
	error,
}: {
	label: string
	value: MonthValue
	onChange: (value: MonthValue) => void
	error?: ReactNode
}) {
	const { t } = useTranslation()
	return (
		<fieldset className={classes.month}>
			<legend>{label}</legend>
			<div>
				<NativeSelect
					aria-label={`${label}: ${t('entries.month')}`}
					data={[
						{ value: '', label: t('entries.month') },
						...months.map((month) => ({ value: String(month), label: t(`dates.months.${month}`) })),
					]}
					value={value.month ?? ''}
					onChange={(event) => onChange({ ...value, month: Number(event.currentTarget.value) || null })}
					error={Boolean(error)}
				/>
				<NumberField
					aria-label={`${label}: ${t('entries.year')}`}
					placeholder={t('entries.year')}
					value={value.year}
					onChange={(year) => onChange({ ...value, year })}
					error={Boolean(error)}
				/>
			</div>
			{error && <p role="alert">{error}</p>}
		</fieldset>
	)
}

export function monthOf(day: string | null): MonthValue {
	return day ? { month: Number(day.slice(5, 7)), year: Number(day.slice(0, 4)) } : { month: null, year: null }
}

/** The first day of the month; empty if a part is missing. */
export function dayOf({ month, year }: MonthValue) {
	if (month === null || year === null) return ''
	return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
}
