import { Select, TextInput, Textarea } from '@mantine/core'
import { OrganisationKind, OrganisationSize } from '@profile-search/contract/profiles/organisations'
import { listIndustries } from '@profile-search/contract/search/reference'
import { send } from '#api.ts'
import { PlaceSelect } from '#features/search/place-select.tsx'
import { SuggestField } from '#features/search/suggest-field.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { FieldRow } from '#ui/form/form-page.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import type { OrganisationForm } from './organisation-form.ts'

export function WhoFields({ form }: { form: OrganisationForm }) {
	const { t } = useTranslation()
	return (
		<>
			<TextInput label={t('organisation.name')} autoComplete="organization" {...form.getInputProps('name')} />
			<FieldRow>
				<Select
					label={t('organisation.kind')}
					data={OrganisationKind.options.map((kind) => ({
						value: kind,
						label: t(`values.organisationKind.${kind}`),
					}))}
					{...form.getInputProps('kind')}
				/>
				<Select
					label={t('organisation.size')}
					data={[...OrganisationSize.options]}
					{...form.getInputProps('size')}
				/>
			</FieldRow>
			<FieldRow>
				<SuggestField
					label={t('organisation.industry')}
					description={t('organisation.industryHelp')}
					search={searchIndustries}
					{...form.getInputProps('industry')}
				/>
				<NumberField
					label={t('organisation.founded')}
					description={t('labels.optional')}
					{...form.getInputProps('foundedYear')}
					value={form.values.foundedYear}
				/>
			</FieldRow>
			<Textarea label={t('organisation.about')} minRows={5} {...form.getInputProps('about')} />
		</>
	)
}

export function WhereFields({ form }: { form: OrganisationForm }) {
	const { t } = useTranslation()
	const { placeId, placeName } = form.values
	return (
		<>
			<PlaceSelect
				label={t('organisation.town')}
				value={placeId === null ? null : { id: placeId, name: placeName }}
				onChange={(place) => {
					form.setValues({ placeId: place?.id ?? null, placeName: place?.name ?? '' })
					form.clearFieldError('placeId')
				}}
				error={form.errors.placeId}
			/>
			<FieldRow>
				<TextInput
					type="tel"
					label={t('organisation.mobile')}
					placeholder="+91 98765 43210"
					{...form.getInputProps('mobileNumber')}
				/>
				<TextInput
					type="url"
					label={t('organisation.website')}
					placeholder="https://"
					{...form.getInputProps('website')}
				/>
			</FieldRow>
			<Textarea
				label={t('organisation.address')}
				placeholder={t('labels.optional')}
				{...form.getInputProps('address')}
			/>
		</>
	)
}

async function searchIndustries(query: string) {
	const { details } = await send(listIndustries, { query: { query } })
	return details ?? []
}
