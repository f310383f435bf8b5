import { Checkbox, Select, Switch, TextInput, Textarea } from '@mantine/core'
import { Link } from 'react-router'
import { education } from '#features/profiles/education.ts'
import { PlaceSelect, PlacesSelect } from '#features/search/place-select.tsx'
import { type Profession, ProfessionSelect, ProfessionsSelect } from '#features/search/profession-select.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { FieldRow } from '#ui/form/form-page.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { duration } from '#ui/text/amounts.ts'
import type { ProfileForm } from './profile-form.ts'
import classes from './profile-update.module.css'

type Props = { form: ProfileForm }

const educationLevels = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const workModes = ['on_site', 'hybrid', 'remote'] as const

export function HeadlineFields({ form, professions }: Props & { professions: Profession[] }) {
	const { t } = useTranslation()
	return (
		<>
			<TextInput
				label={t('profile.headline')}
				description={t('profile.headlineHelp')}
				maxLength={120}
				{...form.getInputProps('headline')}
			/>
			<ProfessionSelect
				label={t('profile.profession')}
				professions={professions}
				{...form.getInputProps('professionId')}
				value={form.values.professionId}
			/>
		</>
	)
}

export function PreferredProfessions({ form, professions }: Props & { professions: Profession[] }) {
	const { t } = useTranslation()
	return (
		<ProfessionsSelect
			label={t('profile.preferred')}
			description={t('profile.preferredHelp')}
			professions={professions}
			{...form.getInputProps('preferredProfessionIds')}
			value={form.values.preferredProfessionIds}
		/>
	)
}

export function YouFields({ form, professions }: Props & { professions: Profession[] }) {
	const { t } = useTranslation()
	return (
		<>
			<HeadlineFields form={form} professions={professions} />
			<PreferredProfessions form={form} professions={professions} />
			<Textarea
				label={t('profile.summary')}
				placeholder={t('labels.optional')}
				minRows={3}
				{...form.getInputProps('summary')}
			/>
			<Textarea
				label={t('profile.links')}
				description={t('profile.linksHelp')}
				placeholder="https://example.org/my-work"
				autosize
				minRows={1}
				{...form.getInputProps('links')}
				error={Object.entries(form.errors).find(([path]) => path.startsWith('links'))?.[1]}
			/>
		</>
	)
}

export function ExperienceFields({ form, workedMonths }: Props & { workedMonths: number }) {
	const { t } = useTranslation()
	const problem = form.errors.experienceMonths
	return (
		<>
			<fieldset className={classes.experience}>
				<legend>{t('profile.experience')}</legend>
				<div>
					<NumberField
						label={t('profile.years')}
						{...form.getInputProps('years')}
						error={Boolean(problem)}
						value={form.values.years}
					/>
					<NumberField
						label={t('profile.months')}
						{...form.getInputProps('months')}
						error={Boolean(problem)}
						value={form.values.months}
					/>
				</div>
				{problem && <p className={classes.error}>{problem}</p>}
				<OfferedExperience form={form} workedMonths={workedMonths} />
			</fieldset>
			<FieldRow>
				<Select
					label={t('profile.education')}
					data={educationLevels.map((level) => ({ value: String(level), label: education(level) }))}
					{...form.getInputProps('education')}
					value={form.values.education === null ? null : String(form.values.education)}
					onChange={(level) => form.setFieldValue('education', level === null ? null : Number(level))}
				/>
				<TextInput
					label={t('profile.fieldOfStudy')}
					placeholder={t('labels.optional')}
					{...form.getInputProps('fieldOfStudy')}
				/>
			</FieldRow>
			<p className={classes.note}>
				{t('profile.entriesNote')} <Link to="/edit-work-info">{t('profile.toWork')}</Link>{' '}
				<Link to="/edit-education-info">{t('profile.toEducation')}</Link>
			</p>
		</>
	)
}

/** Offers the sum of the work entries while the fields differ from it. */
function OfferedExperience({ form, workedMonths }: Props & { workedMonths: number }) {
	const { t } = useTranslation()
	const { years, months } = form.values
	if (workedMonths === 0 || (years ?? 0) * 12 + (months ?? 0) === workedMonths) return null

	const takeOver = () => {
		form.setValues({ years: Math.floor(workedMonths / 12), months: workedMonths % 12 })
		form.clearFieldError('experienceMonths')
	}
	return (
		<p className={classes.note}>
			{t('profile.byEntries', { time: duration(workedMonths) })}{' '}
			<Button variant="subtle" size="compact-md" onClick={takeOver}>
				{t('profile.takeOver')}
			</Button>
		</p>
	)
}

export function TownField({ form }: Props) {
	const { t } = useTranslation()
	const { placeId, placeName } = form.values
	return (
		<PlaceSelect
			label={t('profile.town')}
			value={placeId === null ? null : { id: placeId, name: placeName }}
			onChange={(place) => {
				form.setValues({ placeId: place?.id ?? null, placeName: place?.name ?? '' })
				form.clearFieldError('placeId')
			}}
			error={form.errors.placeId}
		/>
	)
}

export function WishFields({ form }: Props) {
	const { t } = useTranslation()
	return (
		<>
			<PlacesSelect
				label={t('profile.preferredPlaces')}
				value={form.values.preferredPlaces}
				onChange={(preferredPlaces) => form.setFieldValue('preferredPlaces', preferredPlaces)}
				error={form.errors.preferredPlaceIds}
				most={10}
			/>
			<Switch
				label={t('profile.willingToMove')}
				{...form.getInputProps('willingToMove', { type: 'checkbox' })}
			/>
			<Checkbox.Group
				label={t('profile.workModes')}
				description={t('profile.workModesHelp')}
				value={form.values.workModes}
				onChange={(chosen) =>
					form.setFieldValue(
						'workModes',
						workModes.filter((mode) => chosen.includes(mode)),
					)
				}
			>
				<div className={classes.modes}>
					{workModes.map((mode) => (
						<Checkbox key={mode} value={mode} label={t(`values.workMode.${mode}`)} />
					))}
				</div>
			</Checkbox.Group>
			<FieldRow>
				<NumberField
					label={t('profile.expectedPay')}
					description={t('profile.expectedPayHelp')}
					prefix="₹ "
					thousandSeparator=","
					{...form.getInputProps('expectedPay')}
					value={form.values.expectedPay}
				/>
				<NumberField
					label={t('profile.noticeDays')}
					description={t('profile.noticeHelp')}
					{...form.getInputProps('noticeDays')}
					value={form.values.noticeDays}
				/>
			</FieldRow>
			<Checkbox label={t('profile.isPayShown')} {...form.getInputProps('isPayShown', { type: 'checkbox' })} />
		</>
	)
}
