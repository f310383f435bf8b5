import { Checkbox, MultiSelect, Select, TextInput } from '@mantine/core'
import { type GuestDraft, GuestSeek } from '@profile-search/contract/profiles/guests'
import { AdviceArea, InvestmentSector, BusinessStage } from '@profile-search/contract/profiles/sections'
import type { Language } from '#features/search/language-rows.tsx'
import { PlaceSelect } from '#features/search/place-select.tsx'
import { useTranslation } from '#text/use-translation.ts'
import type { DraftForm } from '#ui/form/draft-form.ts'
import { FieldRow } from '#ui/form/form-page.tsx'
import { NumberField } from '#ui/form/number-field.tsx'

/** The draft as the form holds it: a town not chosen yet is null. */
export type GuestValues = {
	headline: string
	seeks: GuestSeek[]
	areas: GuestDraft['areas']
	sectors: GuestDraft['sectors']
	stage: GuestDraft['stage']
	amount: number | null
	placeId: number | null
	placeName: string
	languages: string[]
	mobileNumber: string
}

type Props = { form: DraftForm<GuestValues> }

export function YouFields({ form }: Props) {
	const { t } = useTranslation()
	return (
		<TextInput
			label={t('guest.headline')}
			description={t('guest.headlineHelp')}
			maxLength={120}
			{...form.getInputProps('headline')}
		/>
	)
}

export function SeekFields({ form }: Props) {
	const { t } = useTranslation()
	const { seeks, areas, sectors } = form.values
	return (
		<>
			<Checkbox.Group
				label={t('guest.seeksLabel')}
				value={seeks}
				error={form.errors.seeks}
				onChange={(chosen) => {
					form.setFieldValue(
						'seeks',
						GuestSeek.options.filter((seek) => chosen.includes(seek)),
					)
					form.clearFieldError('seeks')
				}}
			>
				<div style={{ display: 'grid', gap: 'var(--gap-14)', marginTop: 'var(--gap-8)' }}>
					{GuestSeek.options.map((seek) => (
						<Checkbox
							key={seek}
							value={seek}
							label={t(`values.guestSeek.${seek}`)}
							description={t(`guest.seekText.${seek}`)}
						/>
					))}
				</div>
			</Checkbox.Group>
			{seeks.includes('advice') && (
				<MultiSelect
					label={t('guest.areas')}
					description={t('guest.areasHelp')}
					placeholder={areas.length === 0 ? t('sections.chooseAreas') : ''}
					searchable
					maxValues={6}
					data={AdviceArea.options.map((value) => ({ value, label: t(`values.adviceArea.${value}`) }))}
					nothingFoundMessage={t('labels.nothingFound')}
					{...form.getInputProps('areas')}
				/>
			)}
			{seeks.includes('money') && (
				<MultiSelect
					label={t('guest.sectors')}
					description={t('guest.sectorsHelp')}
					placeholder={sectors.length === 0 ? t('sections.chooseSectors') : ''}
					searchable
					maxValues={8}
					data={InvestmentSector.options.map((value) => ({ value, label: t(`values.sector.${value}`) }))}
					nothingFoundMessage={t('labels.nothingFound')}
					{...form.getInputProps('sectors')}
				/>
			)}
			{seeks.includes('money') && (
				<FieldRow>
					<Select
						label={t('guest.stage')}
						placeholder={t('guest.stageChoose')}
						clearable
						data={BusinessStage.options.map((value) => ({ value, label: t(`values.stage.${value}`) }))}
						{...form.getInputProps('stage')}
					/>
					<NumberField
						label={t('guest.amount')}
						description={t('guest.amountHelp')}
						inputWrapperOrder={['label', 'input', 'description', 'error']}
						prefix="₹ "
						thousandSeparator=","
						{...form.getInputProps('amount')}
						value={form.values.amount}
					/>
				</FieldRow>
			)}
		</>
	)
}

export function ReachFields({ form, languages }: Props & { languages: Language[] }) {
	const { t } = useTranslation()
	const { placeId, placeName } = form.values
	return (
		<>
			<PlaceSelect
				label={t('guest.town')}
				value={placeId === null ? null : { id: placeId, name: placeName }}
				onChange={(place) => {
					form.setValues({ placeId: place?.id ?? null, placeName: place?.name ?? '' })
					form.clearFieldError('placeId')
				}}
				error={form.errors.placeId}
			/>
			<MultiSelect
				label={t('guest.languages')}
				placeholder={form.values.languages.length === 0 ? t('sections.chooseLanguages') : ''}
				searchable
				maxValues={10}
				data={languages.map(({ code, name }) => ({ value: code, label: name }))}
				nothingFoundMessage={t('labels.nothingFound')}
				{...form.getInputProps('languages')}
			/>
			<TextInput
				type="tel"
				label={t('guest.mobile')}
				description={t('guest.mobileHelp')}
				placeholder="+91 98765 43210"
				autoComplete="tel"
				{...form.getInputProps('mobileNumber')}
			/>
		</>
	)
}
