import { useId } from 'react'
import { Form } from 'react-router'
import classes from './search-box.module.css'

type Props = { action: string; label: string; placeholder: string; button: string }

/** One line of words and a button; a plain form, so that it works before scripts load. */
export function SearchBox({ action, label, placeholder, button }: Props) {
	const id = useId()
	return (
		<search>
			<Form action={action} className={classes.search}>
				<label htmlFor={id}>{label}</label>
				<div>
					<input
						id={id}
						name="words"
						type="search"
						placeholder={placeholder}
						maxLength={120}
						autoComplete="off"
					/>
					<button type="submit">{button}</button>
				</div>
			</Form>
		</search>
	)
}
