import { TextInput } from '@mantine/core'
import { longestShortlistTag } from '@profile-search/contract/matching/shortlist-notes'
import { IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import classes from './shortlist.module.css'

type Props = {
	tags: readonly string[]
	/** The tags that the organisation uses, which are offered. */
	used: readonly string[]
	most: number
	error: string | undefined
	onChange: (tags: readonly string[]) => void
}

/** Adds tags, each with Enter, a comma or by leaving the field, and removes them. */
export function TagField({ tags, used, most, error, onChange }: Props) {
	const { t } = useTranslation()
	const listId = useId()
	const [typed, setTyped] = useState('')
	const isIn = (tag: string) => tags.some((each) => each.toLowerCase() === tag.toLowerCase())

	const add = (text: string) => {
		setTyped('')
		const tag = text.trim()
		if (!tag || isIn(tag) || tags.length >= most) return
		// A tag that the organisation uses is written as it was before.
		onChange([...tags, used.find((each) => each.toLowerCase() === tag.toLowerCase()) ?? tag])
	}

	return (
		<>
			<TextInput
				mt="md"
				label={t('shortlist.tags')}
				description={t('shortlist.tagsHelp', { most })}
				list={listId}
				autoComplete="off"
				maxLength={longestShortlistTag}
				disabled={tags.length >= most}
				value={typed}
				error={error}
				onChange={({ currentTarget: { value } }) =>
					value.endsWith(',') ? add(value.slice(0, -1)) : setTyped(value)
				}
				onKeyDown={(event) => {
					if (event.key !== 'Enter' || !typed.trim()) return
					event.preventDefault()
					add(typed)
				}}
				onBlur={() => add(typed)}
			/>
			<datalist id={listId}>
				{used
					.filter((tag) => !isIn(tag))
					.map((tag) => (
						<option key={tag}>{tag}</option>
					))}
			</datalist>
			<ul className={classes.chosen}>
				{tags.map((tag) => (
					<li key={tag}>
						{tag}
						<button
							type="button"
							aria-label={`${t('labels.remove')}: ${tag}`}
							onClick={() => onChange(tags.filter((each) => each !== tag))}
						>
							<IconX size={18} aria-hidden="true" />
						</button>
					</li>
				))}
			</ul>
		</>
	)
}
