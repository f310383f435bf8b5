import { Checkbox, Select, TextInput, Textarea } from '@mantine/core'
import {
	type WorkEntry,
	WorkKind,
	WorkEntryDraft,
	addWorkEntry,
	changeWorkEntry,
} from '@profile-search/contract/profiles/entries'
import { listOrganisationNames } from '@profile-search/contract/profiles/organisations'
import { useNavigate } from 'react-router'
import { send } from '#api.ts'
import { SuggestField } from '#features/search/suggest-field.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { type DraftForm, errorsOf } from '#ui/form/draft-form.ts'
import { FieldRow, FoundDraft, LeaveGuard } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import classes from './entries.module.css'
import { EntryFoot } from './entry-list.tsx'
import { type MonthValue, MonthField, dayOf, monthOf } from './month-field.tsx'

type Values = {
	title: string
	organisationName: string
	place: string
	from: MonthValue
	to: MonthValue
	isPresent: boolean
	kind: WorkKind | null
	description: string
}

const list = '/edit-work-info'

export function WorkForm({ entry }: { entry: WorkEntry | undefined }) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const { form, kept, isSending, isSaved, saving } = useKeptForm<Values>(
		`work:${entry?.id ?? 'new'}`,
		valuesOf(entry),
		(values) => errorsOf(WorkEntryDraft, draftOf(values)),
	)

	const save = saving(
		async (values, once) => {
			const body = WorkEntryDraft.parse(draftOf(values))
			return entry
				? await send(changeWorkEntry, { params: { entryId: entry.id }, body })
				: await send(addWorkEntry, { body }, once)
		},
		() => navigate(list),
	)

	return (
		<form className={classes.form} method="post" noValidate onSubmit={save}>
			<FoundDraft kept={kept} fill={form.setValues} />
			<WorkFields form={form} />
			{entry?.isRegistered && <p className={classes.help}>{t('entries.work.reconfirm')}</p>}
			<EntryFoot isSending={isSending} back={list} />
			<LeaveGuard isOn={form.isDirty() && !isSaved} />
		</form>
	)
}

async function searchOrganisations(query: string) {
	const { details } = await send(listOrganisationNames, { query: { query } })
	return details ?? []
}

function WorkFields({ form }: { form: DraftForm<Values> }) {
	const { t } = useTranslation()
	return (
		<>
			<TextInput label={t('entries.work.jobTitle')} maxLength={120} {...form.getInputProps('title')} />
			<SuggestField
				label={t('entries.work.organisation')}
				description={t('entries.work.organisationHelp')}
				search={searchOrganisations}
				{...form.getInputProps('organisationName')}
			/>
			<FieldRow>
				<MonthField
					label={t('entries.from')}
					value={form.values.from}
					onChange={(from) => {
						form.setFieldValue('from', from)
						form.clearFieldError('startedOn')
					}}
					error={form.errors.startedOn}
				/>
				{!form.values.isPresent && (
					<MonthField
						label={t('entries.to')}
						value={form.values.to}
						onChange={(to) => {
							form.setFieldValue('to', to)
							form.clearFieldError('endedOn')
						}}
						error={form.errors.endedOn}
					/>
				)}
			</FieldRow>
			<Checkbox
				label={t('entries.work.present')}
				{...form.getInputProps('isPresent', { type: 'checkbox' })}
			/>
			<FieldRow>
				<Select
					label={t('entries.work.kind')}
					placeholder={t('labels.optional')}
					clearable
					clearButtonProps={{ 'aria-label': t('labels.remove') }}
					data={WorkKind.options.map((kind) => ({ value: kind, label: t(`values.workKind.${kind}`) }))}
					value={form.values.kind}
					onChange={(chosen) =>
						form.setFieldValue('kind', WorkKind.options.find((kind) => kind === chosen) ?? null)
					}
				/>
				<TextInput
					label={t('entries.work.place')}
					placeholder={t('entries.work.placeHelp')}
					{...form.getInputProps('place')}
				/>
			</FieldRow>
			<Textarea
				label={t('entries.work.description')}
				description={t('entries.work.descriptionHelp')}
				placeholder={t('labels.optional')}
				autosize
				minRows={4}
				{...form.getInputProps('description')}
			/>
		</>
	)
}

function valuesOf(entry: WorkEntry | undefined): Values {
	return {
		title: entry?.title ?? '',
		organisationName: entry?.organisationName ?? '',
		place: entry?.place ?? '',
		from: monthOf(entry?.startedOn ?? null),
		to: monthOf(entry?.endedOn ?? null),
		isPresent: entry !== undefined && entry.endedOn === null,
		kind: entry?.kind ?? null,
		description: entry?.description ?? '',
	}
}

function draftOf({ from, to, isPresent, ...fields }: Values) {
	return { ...fields, startedOn: dayOf(from), endedOn: isPresent ? null : dayOf(to) }
}
