import { Checkbox, Select, Textarea, TextInput } from '@mantine/core'
import { fullName } from '@profile-search/contract/accounts/full-name'
import type { Details } from '@profile-search/contract/http/endpoint'
import { classOfKind, GrievanceKind } from '@profile-search/contract/trust/grievance-values'
import { GrievanceDraft, type GrievanceTerms, fileGrievance } from '@profile-search/contract/trust/grievances'
import { useState } from 'react'
import { send } from '#api.ts'
import { useCaptcha } from '#features/accounts/captcha.ts'
import { FilePicker } from '#features/trust/grievances/file-picker.tsx'
import { within } from '#features/trust/grievances/period.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FieldRow, FormFoot, FormSection, FoundDraft, LeaveGuard } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import { newId } from '#ui/form/new-id.ts'
import classes from './file.module.css'

type Props = {
	terms: GrievanceTerms
	/** The subject, if a link led here. */
	about: string
	kind: GrievanceKind | null
	onFiled: (filed: Details<typeof fileGrievance>) => void
}

/**
 * The form of a grievance. Its input is kept in the browser until it is filed. The same content sent again after a
 * lost answer is filed once.
 */
export function GrievanceForm({ terms, about, kind: startKind, onFiled }: Props) {
	const { t } = useTranslation()
	const visitor = useVisitor()
	const solveCaptcha = useCaptcha()
	const [attempt] = useState(createAttempt)
	const [files, setFiles] = useState<File[]>([])
	const { form, kept, isSending, isSaved, saving } = useKeptForm(
		'grievance',
		{
			kind: startKind ?? '',
			message: '',
			subject: about,
			name: visitor ? fullName(visitor) : '',
			email: '',
			phone: '',
			isForAnother: 'no',
			behalfName: '',
			behalfRelation: '',
			behalfConsent: 'no',
		},
		(values) => errorsOf(GrievanceDraft, values),
	)
	const isForAnother = form.values.isForAnother === 'yes'
	const kind = GrievanceKind.safeParse(form.values.kind).data

	const save = saving(
		async (values) => {
			const content = JSON.stringify([values, files.map(({ name, size }) => [name, size])])
			const captcha = await solveCaptcha()
			return send(fileGrievance, {
				body: {
					...values,
					kind: GrievanceKind.parse(values.kind),
					isForAnother: yesOrNo(values.isForAnother),
					behalfConsent: yesOrNo(values.behalfConsent),
					id: attempt.idOf(content),
					files,
					...(captcha && { captcha }),
				},
			})
		},
		(sent) => sent.details && onFiled(sent.details),
	)

	const tick = (field: 'isForAnother' | 'behalfConsent') => ({
		checked: form.values[field] === 'yes',
		onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
			form.setFieldValue(field, event.currentTarget.checked ? 'yes' : 'no'),
	})

	return (
		<>
			<FoundDraft kept={kept} fill={form.setValues} />
			<form method="post" noValidate onSubmit={save}>
				<FormSection id="what" title={t('grievance.what')}>
					<Select
						label={t('grievance.kind')}
						placeholder={t('grievance.kindPlaceholder')}
						data={kindGroups()}
						maxDropdownHeight={420}
						{...form.getInputProps('kind')}
						value={form.values.kind || null}
						onChange={(value) => form.setFieldValue('kind', value ?? '')}
					/>
					{kind && (
						<output className={classes.kindHelp}>
							{t('grievance.willTake', {
								period: within(terms.resolveHours[classOfKind[kind]]),
								first: within(Math.min(terms.acknowledgeHours, terms.resolveHours[classOfKind[kind]])),
							})}
						</output>
					)}
					<Textarea
						label={t('grievance.message')}
						description={t('grievance.messageHelp')}
						autosize
						minRows={5}
						maxRows={18}
						maxLength={5000}
						{...form.getInputProps('message')}
					/>
					<TextInput
						label={t('grievance.subject')}
						description={t('grievance.subjectHelp')}
						maxLength={500}
						{...form.getInputProps('subject')}
					/>
					<FilePicker files={files} onChange={setFiles} />
				</FormSection>
				<FormSection id="you" title={t('grievance.you')} text={t('grievance.youText')}>
					<TextInput
						label={t('grievance.name')}
						autoComplete="name"
						maxLength={120}
						{...form.getInputProps('name')}
					/>
					<FieldRow>
						<TextInput
							label={t('accounts.email')}
							type="email"
							autoComplete="email"
							{...form.getInputProps('email')}
						/>
						<TextInput
							label={t('grievance.phoneOptional')}
							type="tel"
							autoComplete="tel"
							maxLength={20}
							{...form.getInputProps('phone')}
						/>
					</FieldRow>
					<Checkbox label={t('grievance.forAnother')} {...tick('isForAnother')} />
					{isForAnother && (
						<>
							<FieldRow>
								<TextInput
									label={t('grievance.behalfName')}
									maxLength={120}
									{...form.getInputProps('behalfName')}
								/>
								<TextInput
									label={t('grievance.behalfRelation')}
									description={t('grievance.behalfRelationHelp')}
									inputWrapperOrder={['label', 'input', 'description', 'error']}
									maxLength={120}
									{...form.getInputProps('behalfRelation')}
								/>
							</FieldRow>
							<Checkbox
								label={t('grievance.behalfConsent')}
								error={form.errors['behalfConsent']}
								{...tick('behalfConsent')}
							/>
						</>
					)}
				</FormSection>
				<FormFoot>
					<Button type="submit" size="lg" loading={isSending}>
						{t('grievance.send')}
					</Button>
				</FormFoot>
			</form>
			<LeaveGuard isOn={form.isDirty() && !isSaved} />
		</>
	)
}

function kindGroups() {
	const option = (kind: GrievanceKind) => ({ value: kind, label: i18n.t(`grievance.kinds.${kind}`) })
	const isGrave = (kind: GrievanceKind) => !['ordinary', 'rights'].includes(classOfKind[kind])
	return [
		{
			group: i18n.t('grievance.kindGroups.grave'),
			items: GrievanceKind.options.filter(isGrave).map(option),
		},
		{
			group: i18n.t('grievance.kindGroups.ordinary'),
			items: GrievanceKind.options.filter((kind) => !isGrave(kind)).map(option),
		},
	]
}

/** Gives the same content the same ID on every attempt, and other content another one. */
function createAttempt() {
	let last = { id: '', content: '' }
	return {
		idOf(content: string) {
			if (last.content !== content) last = { id: newId(), content }
			return last.id
		},
	}
}

function yesOrNo(value: string) {
	return value === 'yes' ? 'yes' : 'no'
}
