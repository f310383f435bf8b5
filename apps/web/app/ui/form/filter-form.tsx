import type { ReactNode } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import classes from './native/list-filter.module.css'

type FormProps = {
	/** The label of the button. */
	action: string
	/** The query parameters of the fields. */
	names: readonly string[]
	/** Other query parameters to keep. */
	kept?: Record<string, string>
	children: ReactNode
}

/** Fields that narrow a list, kept in the address so that it can be shared and revisited. Works without scripts. */
export function FilterForm({ action, names, kept = {}, children }: FormProps) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	return (
		<search>
			<Form className={classes.filter} key={search.toString()}>
				{Object.entries(kept).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				{children}
				<button type="submit">{action}</button>
				{names.some((name) => search.get(name)) && (
					<Link to={`?${new URLSearchParams(kept)}`}>{t('lists.clear')}</Link>
				)}
			</Form>
		</search>
	)
}

type FieldProps = { name: string; label: string; type?: 'search' | 'date'; placeholder?: string }

export function FilterField({ name, label, type = 'search', placeholder }: FieldProps) {
	const [search] = useSearchParams()
	return (
		<label data-short={type === 'date' || undefined}>
			<span>{label}</span>
			<input
				type={type}
				name={name}
				defaultValue={search.get(name) ?? ''}
				maxLength={120}
				placeholder={placeholder}
			/>
		</label>
	)
}

type SelectProps = {
	name: string
	label: string
	any: string
	options: readonly (readonly [value: string, label: string])[]
}

export function FilterSelect({ name, label, any, options }: SelectProps) {
	const [search] = useSearchParams()
	return (
		<label data-short>
			<span>{label}</span>
			<select name={name} defaultValue={search.get(name) ?? ''}>
				<option value="">{any}</option>
				{options.map(([value, text]) => (
					<option key={value} value={value}>
						{text}
					</option>
				))}
			</select>
		</label>
	)
}
