import { TextInput, Textarea } from '@mantine/core'
import {
	type EducationEntry,
	EducationEntryDraft,
	addEducationEntry,
	changeEducationEntry,
} from '@profile-search/contract/profiles/entries'
import { useNavigate } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FieldRow, FoundDraft, LeaveGuard } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import { NumberField } from '#ui/form/number-field.tsx'
import classes from './entries.module.css'
import { EntryFoot } from './entry-list.tsx'
import { dayOf, monthOf } from './month-field.tsx'

type Values = {
	institution: string
	degree: string
	field: string
	startedOn: number | null
	endedOn: number | null
	grade: string
	note: string
}

const list = '/edit-education-info'

export function EducationForm({ entry }: { entry: EducationEntry | undefined }) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const { form, kept, isSending, isSaved, saving } = useKeptForm<Values>(
		`education:${entry?.id ?? 'new'}`,
		valuesOf(entry),
		(values) => errorsOf(EducationEntryDraft, draftOf(values)),
	)

	const save = saving(
		async (values, once) => {
			const body = EducationEntryDraft.parse(draftOf(values))
			return entry
				? await send(changeEducationEntry, { params: { entryId: entry.id }, body })
				: await send(addEducationEntry, { body }, once)
		},
		() => navigate(list),
	)

	return (
		<form className={classes.form} method="post" noValidate onSubmit={save}>
			<FoundDraft kept={kept} fill={form.setValues} />
			<TextInput
				label={t('entries.education.degree')}
				description={t('entries.education.degreeHelp')}
				{...form.getInputProps('degree')}
			/>
			<TextInput
				label={t('entries.education.field')}
				placeholder={t('labels.optional')}
				{...form.getInputProps('field')}
			/>
			<TextInput label={t('entries.education.institution')} {...form.getInputProps('institution')} />
			<FieldRow>
				<NumberField
					label={t('entries.education.fromYear')}
					inputWrapperOrder={['label', 'input', 'description', 'error']}
					{...form.getInputProps('startedOn')}
					value={form.values.startedOn}
				/>
				<NumberField
					label={t('entries.education.toYear')}
					description={t('entries.education.toYearHelp')}
					inputWrapperOrder={['label', 'input', 'description', 'error']}
					{...form.getInputProps('endedOn')}
					value={form.values.endedOn}
				/>
			</FieldRow>
			<TextInput
				label={t('entries.education.grade')}
				placeholder={t('entries.education.gradeHelp')}
				{...form.getInputProps('grade')}
			/>
			<Textarea
				label={t('entries.education.note')}
				placeholder={t('labels.optional')}
				autosize
				minRows={2}
				{...form.getInputProps('note')}
			/>
			<EntryFoot isSending={isSending} back={list} />
			<LeaveGuard isOn={form.isDirty() && !isSaved} />
		</form>
	)
}

function valuesOf(entry: EducationEntry | undefined): Values {
	return {
		institution: entry?.institution ?? '',
		degree: entry?.degree ?? '',
		field: entry?.field ?? '',
		startedOn: monthOf(entry?.startedOn ?? null).year,
		endedOn: monthOf(entry?.endedOn ?? null).year,
		grade: entry?.grade ?? '',
		note: entry?.note ?? '',
	}
}

/** Education dates are entered in years; start and end may be in the same year. */
function draftOf({ startedOn, endedOn, ...fields }: Values) {
	return {
		...fields,
		startedOn: startedOn === null ? null : dayOf({ month: 1, year: startedOn }),
		endedOn: endedOn === null ? null : dayOf({ month: 1, year: endedOn }),
	}
}
