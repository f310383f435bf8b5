import { Radio, TextInput, Textarea } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { FieldRow } from '#ui/form/form-page.tsx'
import type { ProfileForm } from './profile-form.ts'

type Props = { form: ProfileForm }

const visibilities = ['public', 'members', 'approved_organisations'] as const

export function MobileField({ form }: Props) {
	const { t } = useTranslation()
	return (
		<TextInput
			type="tel"
			label={t('profile.mobile')}
			placeholder="+91 98765 43210"
			autoComplete="tel"
			{...form.getInputProps('mobileNumber')}
		/>
	)
}

export function BirthDateField({ form }: Props) {
	const { t } = useTranslation()
	return (
		<TextInput
			type="date"
			label={t('profile.birthDate')}
			description={t('profile.birthDateHelp')}
			autoComplete="bday"
			{...form.getInputProps('birthDate')}
		/>
	)
}

export function ContactFields({ form }: Props) {
	const { t } = useTranslation()
	return (
		<>
			<FieldRow>
				<MobileField form={form} />
				<TextInput
					type="tel"
					label={t('profile.whatsapp')}
					placeholder={t('labels.optional')}
					{...form.getInputProps('whatsappNumber')}
				/>
			</FieldRow>
			<FieldRow>
				<BirthDateField form={form} />
			</FieldRow>
			<TextInput
				type="url"
				label={t('profile.linkedin')}
				placeholder="https://www.linkedin.com/in/…"
				{...form.getInputProps('linkedinUrl')}
			/>
			<Textarea
				label={t('profile.address')}
				placeholder={t('labels.optional')}
				autoComplete="street-address"
				{...form.getInputProps('address')}
			/>
		</>
	)
}

export function VisibilityField({ form }: Props) {
	const { t } = useTranslation()
	return (
		<>
			<Radio.Group aria-label={t('profile.sections.visibility')} {...form.getInputProps('visibility')}>
				<div style={{ display: 'grid', gap: 'var(--gap-14)' }}>
					{visibilities.map((value) => (
						<Radio
							key={value}
							value={value}
							label={t(`profile.visibility.${value}`)}
							description={t(`profile.visibilityText.${value}`)}
						/>
					))}
				</div>
			</Radio.Group>
			<p>
				<Link to="/privacy">{t('profile.hideFrom')}</Link>
			</p>
		</>
	)
}
