import { Select, TextInput, Textarea } from '@mantine/core'
import { EmploymentType, PayPeriod } from '@profile-search/contract/hiring/jobs'
import { WorkMode } from '@profile-search/contract/profiles/candidates'
import { education } from '#features/profiles/education.ts'
import { type Language, LanguageRows } from '#features/search/language-rows.tsx'
import { PlacesSelect } from '#features/search/place-select.tsx'
import { type Profession, ProfessionSelect } from '#features/search/profession-select.tsx'
import { SkillNames } from '#features/search/skill-names.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { FieldRow } from '#ui/form/form-page.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { Notice } from '#ui/page/notice.tsx'
import type { JobForm } from './job-form.ts'
import { SkillsOfText } from './skills-of-text.tsx'

type Props = { form: JobForm }

const educationLevels = [1, 2, 3, 4, 5, 6, 7, 8]
const mostPlaces = 10

type Branch = { id: string; name: string }

export function WorkFields({
	form,
	professions,
	branches,
}: Props & { professions: Profession[]; branches: Branch[] }) {
	const { t } = useTranslation()
	return (
		<>
			<TextInput label={t('jobEdit.title')} maxLength={120} {...form.getInputProps('title')} />
			<ProfessionSelect
				label={t('jobEdit.profession')}
				professions={professions}
				{...form.getInputProps('professionId')}
				value={form.values.professionId}
			/>
			{branches.length > 0 && (
				<Select
					label={t('branches.ofJob')}
					placeholder={t('branches.main')}
					clearable
					clearButtonProps={{ 'aria-label': t('labels.remove') }}
					data={branches.map(({ id, name }) => ({ value: id, label: name }))}
					{...form.getInputProps('subBranchId')}
				/>
			)}
			<FieldRow>
				<Select
					label={t('jobEdit.employment')}
					allowDeselect={false}
					data={EmploymentType.options.map((value) => ({ value, label: t(`values.employment.${value}`) }))}
					{...form.getInputProps('employmentType')}
				/>
				<Select
					label={t('jobEdit.workMode')}
					allowDeselect={false}
					data={WorkMode.options.map((value) => ({ value, label: t(`values.workMode.${value}`) }))}
					{...form.getInputProps('workMode')}
				/>
			</FieldRow>
			<PlacesSelect
				label={t('jobEdit.places')}
				most={mostPlaces}
				value={form.values.places}
				onChange={(places) => {
					form.setFieldValue('places', places)
					form.clearFieldError('placeIds')
				}}
				error={form.errors.placeIds}
			/>
			<Textarea
				label={t('jobEdit.description')}
				minRows={7}
				maxLength={10_000}
				{...form.getInputProps('description')}
			/>
		</>
	)
}

export function NeedFields({ form, languages }: Props & { languages: Language[] }) {
	const { t } = useTranslation()
	const { mustHaveSkills, niceToHaveSkills, professionId } = form.values
	return (
		<>
			<SkillsOfText form={form} />
			<SkillNames
				label={t('jobEdit.mustHave')}
				value={mustHaveSkills}
				others={niceToHaveSkills}
				professionId={professionId}
				onChange={(names) => {
					form.setFieldValue('mustHaveSkills', names)
					form.clearFieldError('mustHaveSkills')
				}}
				error={form.errors.mustHaveSkills}
			/>
			<SkillNames
				label={t('jobEdit.niceToHave')}
				value={niceToHaveSkills}
				others={mustHaveSkills}
				professionId={professionId}
				onChange={(names) => form.setFieldValue('niceToHaveSkills', names)}
				error={form.errors.niceToHaveSkills}
			/>
			<FieldRow>
				<NumberField
					label={t('jobEdit.experienceMin')}
					allowDecimal
					decimalScale={1}
					{...form.getInputProps('minYears')}
					value={form.values.minYears}
					error={form.errors.experienceMinMonths}
				/>
				<NumberField
					label={t('jobEdit.experienceMax')}
					allowDecimal
					decimalScale={1}
					{...form.getInputProps('maxYears')}
					value={form.values.maxYears}
					error={form.errors.experienceMaxMonths}
				/>
				<Select
					label={t('jobEdit.education')}
					placeholder={t('jobEdit.anyEducation')}
					clearable
					data={educationLevels.map((level) => ({ value: String(level), label: education(level) }))}
					value={form.values.education === null ? null : String(form.values.education)}
					onChange={(level) => form.setFieldValue('education', level === null ? null : Number(level))}
				/>
			</FieldRow>
			<LanguageRows
				languages={languages}
				value={form.values.languages}
				onChange={(value) => form.setFieldValue('languages', value)}
				error={form.errors.languages}
			/>
		</>
	)
}

export function OfferFields({ form }: Props) {
	const { t } = useTranslation()
	return (
		<>
			<FieldRow>
				<NumberField
					label={t('jobEdit.payMin')}
					prefix="₹ "
					thousandSeparator=","
					{...form.getInputProps('payMin')}
					value={form.values.payMin}
				/>
				<NumberField
					label={t('jobEdit.payMax')}
					prefix="₹ "
					thousandSeparator=","
					{...form.getInputProps('payMax')}
					value={form.values.payMax}
				/>
				<Select
					label={t('jobEdit.payPeriod')}
					allowDeselect={false}
					data={PayPeriod.options.map((value) => ({ value, label: t(`values.payPeriod.${value}`) }))}
					{...form.getInputProps('payPeriod')}
				/>
			</FieldRow>
			{form.values.payMin === null && form.values.payMax === null && (
				<Notice title={t('jobEdit.noPay')}>{t('jobEdit.noPayText')}</Notice>
			)}
			<FieldRow>
				<NumberField
					label={t('jobEdit.start')}
					{...form.getInputProps('startInDays')}
					value={form.values.startInDays}
				/>
				<NumberField
					label={t('jobEdit.openings')}
					{...form.getInputProps('openings')}
					value={form.values.openings}
				/>
				<TextInput type="date" label={t('jobEdit.closesOn')} {...form.getInputProps('closesOn')} />
			</FieldRow>
		</>
	)
}
