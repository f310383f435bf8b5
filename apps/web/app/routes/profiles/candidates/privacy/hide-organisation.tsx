import { Select } from '@mantine/core'
import { addEmployerBlock } from '@profile-search/contract/profiles/employers/employer-blocking'
import { listOrganisations } from '@profile-search/contract/profiles/organisations'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useSearch } from '#features/search/use-search.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import classes from './privacy.module.css'

async function searchOrganisations(query: string) {
	const { details } = await send(listOrganisations, { query: { query } })
	return (details?.items ?? []).map(({ id, name, place }) => ({
		value: id,
		label: place ? `${name}, ${place}` : name,
	}))
}

/** Finds an organisation by name and adds it to the list of blocked employers. */
export function HideOrganisation() {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const { choices, look, lookSoon } = useSearch(searchOrganisations)
	const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
	const [query, setQuery] = useState('')
	const [error, setError] = useState('')
	const [isSending, setSending] = useState(false)

	const hide = async (event: FormEvent) => {
		event.preventDefault()
		if (!chosen) return setError(t('employerBlocking.organisationMissing'))
		setSending(true)
		const sent = await send(addEmployerBlock, {
			body: { kind: 'organisation', organisationId: chosen.value },
		})
		setSending(false)
		if (sent.errorCode !== 0) return setError(sent.fields?.['organisationId'] ?? sent.message)

		toast(sent.message)
		setChosen(null)
		setQuery('')
		await revalidate()
	}
	return (
		<form className={classes.form} onSubmit={hide} noValidate>
			<Select
				label={t('employerBlocking.organisation')}
				description={t('employerBlocking.organisationHelp')}
				placeholder={t('employerBlocking.organisationPlaceholder')}
				searchable
				data={chosen ? [chosen, ...choices.filter(({ value }) => value !== chosen.value)] : choices}
				filter={({ options }) => options}
				nothingFoundMessage={t('employerBlocking.organisationUnknown')}
				value={chosen?.value ?? null}
				searchValue={query}
				onDropdownOpen={() => look('')}
				onSearchChange={(typed) => {
					setQuery(typed)
					if (typed !== chosen?.label) lookSoon(typed)
				}}
				onChange={(id) => {
					setChosen(choices.find(({ value }) => value === id) ?? null)
					setError('')
				}}
				error={error}
			/>
			<Button type="submit" variant="default" loading={isSending}>
				{t('employerBlocking.hideOrganisation')}
			</Button>
		</form>
	)
}
