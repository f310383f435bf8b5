import { Autocomplete, Checkbox, Select, TextInput, Textarea } from '@mantine/core'
import {
	type WorkEntry,
	type WorkKind,
	WorkEntryDraft,
	addWorkEntry,
	changeWorkEntry,
} from '@profile-search/contract/entries'
import { listOrganisationNames } from '@profile-search/contract/organisations'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { send } from '../../api.ts'
import { errorsOf, useDraftForm } from '../../ui/draft-form.ts'
import { FieldRow, FoundDraft, LeaveGuard } from '../../ui/form-page.tsx'
import { useKeptDraft } from '../../ui/kept-draft.ts'
import { toast } from '../../ui/toast.ts'
import { useSearch } from '../../ui/use-search.ts'
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

const kinds: WorkKind[] = [
	'full_time',
	'part_time',
	'contract',
	'temporary',
	'self_employed',
	'apprenticeship',
	'internship',
	'volunteer',
]
const list = '/edit-work-info'

export function WorkForm({ entry }: { entry: WorkEntry | undefined }) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const kept = useKeptDraft<Values>(`work:${entry?.id ?? 'new'}`)
	const { form, isSending, isSaved, submit } = useDraftForm(
		valuesOf(entry),
		(values) => errorsOf(WorkEntryDraft, draftOf(values)),
		kept.keep,
	)

	const save = submit(
		async (values) => {
			const body = WorkEntryDraft.parse(draftOf(values))
			const sent = entry
				? await send(changeWorkEntry, { params: { entryId: entry.id }, body })
				: await send(addWorkEntry, { body })
			toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
			if (sent.errorCode === 0) kept.drop()
			return sent
		},
		() => navigate(list),
	)

	return (
		<form className={classes.form} method="post" noValidate onSubmit={save}>
			{kept.found && (
				<FoundDraft
					onTakeUp={() => {
						if (kept.found) form.setValues(kept.found)
						kept.takeUp()
					}}
					onDrop={kept.drop}
				/>
			)}
			<WorkFields form={form} />
			{entry?.isRegistered && <p className={classes.help}>{t('entries.work.reconfirm')}</p>}
			<EntryFoot isSending={isSending} back={list} />
			<LeaveGuard isOn={form.isDirty() && !isSaved} />
		</form>
	)
}

async function searchOrganisations(words: string) {
	const { details } = await send(listOrganisationNames, { query: { words } })
	return details ?? []
}

function WorkFields({ form }: { form: ReturnType<typeof useDraftForm<Values>>['form'] }) {
	const { t } = useTranslation()
	const { choices, lookSoon } = useSearch(searchOrganisations)
	const organisation = form.getInputProps('organisationName')
	return (
		<>
			<TextInput label={t('entries.work.jobTitle')} maxLength={120} {...form.getInputProps('title')} />
			<Autocomplete
				label={t('entries.work.organisation')}
				description={t('entries.work.organisationHelp')}
				data={[...new Set(choices)]}
				filter={({ options }) => options}
				{...organisation}
				onChange={(name) => {
					organisation.onChange(name)
					lookSoon(name)
				}}
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
					placeholder={t('words.optional')}
					clearable
					clearButtonProps={{ 'aria-label': t('words.remove') }}
					data={kinds.map((kind) => ({ value: kind, label: t(`values.workKind.${kind}`) }))}
					value={form.values.kind}
					onChange={(chosen) => form.setFieldValue('kind', kinds.find((kind) => kind === chosen) ?? null)}
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
				placeholder={t('words.optional')}
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
