import { Autocomplete } from '@mantine/core'
import { listProfessionSkills, listSkills } from '@profile-search/contract/search/reference'
import { type ReactNode, useEffect, useState } from 'react'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import classes from './skill-adder.module.css'
import { useSearch } from './use-search.ts'

type Props = {
	label: string
	names: string[]
	professionId: number | null
	onAdd: (name: string) => void
	error?: ReactNode
}

const shownTypical = 8

async function searchSkills(query: string) {
	const { details } = await send(listSkills, { query: { query } })
	return (details ?? []).map(({ name }) => name)
}

/** Adds skills by typing, or those typical of the profession with one click. */
export function SkillAdder({ label, names, professionId, onAdd, error }: Props) {
	const { t } = useTranslation()
	const [query, setQuery] = useState('')
	const [isOpen, setOpen] = useState(false)
	const { choices, look, lookSoon } = useSearch(searchSkills)
	const typical = useTypicalSkills(professionId).filter((name) => !has(names, name))

	const add = (name: string) => {
		const tidy = name.trim().slice(0, 60)
		if (tidy && !has(names, tidy)) onAdd(tidy)
		// Suggestions for it may still be on their way, and would cover the form.
		setOpen(false)
		// After the UI kit has put the chosen option into the field. What is typed meanwhile stays.
		setTimeout(() => setQuery((typed) => (typed === name || typed === query ? '' : typed)))
	}

	return (
		<Stack gap={14}>
			<div className={classes.row}>
				<Autocomplete
					label={label}
					description={t('forms.addSkillHelp')}
					value={query}
					data={[...new Set(choices)].filter((name) => !has(names, name))}
					filter={({ options }) => options}
					maxLength={60}
					error={error}
					dropdownOpened={isOpen}
					onDropdownOpen={() => setOpen(true)}
					onDropdownClose={() => setOpen(false)}
					onFocus={() => look(query)}
					onChange={(typed) => {
						setQuery(typed)
						lookSoon(typed)
					}}
					onOptionSubmit={add}
					onKeyDown={(event) => {
						if (event.key !== 'Enter' || event.defaultPrevented) return
						event.preventDefault()
						add(query)
					}}
				/>
				<Button variant="outline" disabled={!query.trim()} onClick={() => add(query)}>
					{t('forms.addThis')}
				</Button>
			</div>
			{typical.length > 0 && (
				<div className={classes.typical}>
					<span>{t('forms.typical')}</span>
					{typical.slice(0, shownTypical).map((name) => (
						<button key={name} type="button" onClick={() => add(name)}>
							+ {name}
						</button>
					))}
				</div>
			)}
		</Stack>
	)
}

function useTypicalSkills(professionId: number | null) {
	const [known, setKnown] = useState<{ of: number | null; names: string[] }>({ of: null, names: [] })

	useEffect(() => {
		if (professionId === null) return
		let isCurrent = true
		void send(listProfessionSkills, { params: { professionId } }).then(({ details }) => {
			if (isCurrent) setKnown({ of: professionId, names: (details ?? []).map(({ name }) => name) })
		})
		return () => {
			isCurrent = false
		}
	}, [professionId])

	return known.of === professionId ? known.names : []
}

function has(names: string[], name: string) {
	return names.some((one) => one.toLowerCase() === name.toLowerCase())
}
