import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { FilterField, FilterForm } from './filter-form.tsx'

type Props = {
	/** An example of a search, shown in the field. */
	placeholder: string
	/** The label of the button. */
	action: string
	/** A second filter beside the query: its query parameter, its label, and its options. */
	choice?: { name: string; label: string; any: string; options: ReactNode }
	/** Other query parameters to keep. */
	kept?: Record<string, string>
}

/** A query and an optional second filter. */
export function ListFilter({ placeholder, action, choice, kept = {} }: Props) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	return (
		<FilterForm action={action} names={['query', ...(choice ? [choice.name] : [])]} kept={kept}>
			<FilterField name="query" label={t('lists.query')} placeholder={placeholder} />
			{choice && (
				<label>
					<span>{choice.label}</span>
					<select name={choice.name} defaultValue={search.get(choice.name) ?? ''}>
						<option value="">{choice.any}</option>
						{choice.options}
					</select>
				</label>
			)}
		</FilterForm>
	)
}
