import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { FilterField, FilterForm } from './filter-form.tsx'

type Props = {
	/** What can be looked for, as an example in the field. */
	placeholder: string
	/** The word on the button. */
	action: string
	/** A second choice beside the words: its name in the address, its label, and its options. */
	choice?: { name: string; label: string; any: string; options: ReactNode }
	/** What else of the address stays when it is filtered. */
	kept?: Record<string, string>
}

/** Words and perhaps one choice. */
export function ListFilter({ placeholder, action, choice, kept = {} }: Props) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	return (
		<FilterForm action={action} names={['words', ...(choice ? [choice.name] : [])]} kept={kept}>
			<FilterField name="words" label={t('lists.words')} placeholder={placeholder} />
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
