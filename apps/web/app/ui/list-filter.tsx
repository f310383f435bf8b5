import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Link, useSearchParams } from 'react-router'
import classes from './list-filter.module.css'

type Props = {
	/** What can be looked for, as an example in the field. */
	placeholder: string
	/** The word on the button. */
	action: string
	/** A second choice beside the words: its name in the address, its label, and its options. */
	choice: { name: string; label: string; any: string; options: ReactNode }
	/** What else of the address stays when it is filtered. */
	kept?: Record<string, string>
}

/** Words and one choice, kept in the address, so that a list can be shared and gone back to. Works without scripts. */
export function ListFilter({ placeholder, action, choice, kept = {} }: Props) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const words = search.get('words') ?? ''
	const chosen = search.get(choice.name) ?? ''

	return (
		<search>
			<Form className={classes.filter} key={search.toString()}>
				{Object.entries(kept).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<label>
					<span>{t('lists.words')}</span>
					<input type="search" name="words" defaultValue={words} maxLength={120} placeholder={placeholder} />
				</label>
				<label>
					<span>{choice.label}</span>
					<select name={choice.name} defaultValue={chosen}>
						<option value="">{choice.any}</option>
						{choice.options}
					</select>
				</label>
				<button type="submit">{action}</button>
				{(words !== '' || chosen !== '') && (
					<Link to={`?${new URLSearchParams(kept)}`}>{t('lists.clear')}</Link>
				)}
			</Form>
		</search>
	)
}
