import { Checkbox, Select, Textarea } from '@mantine/core'
import {
	type CareerGap,
	CareerGapDraft,
	GapReason,
	addCareerGap,
	changeCareerGap,
} from '@profile-search/contract/profiles/entries'
import { useNavigate } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FieldRow, FoundDraft, LeaveGuard } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import classes from './entries.module.css'
import { EntryFoot } from './entry-list.tsx'
import { MonthField, type MonthValue, dayOf, monthOf } from './month-field.tsx'

type Values = {
	reason: GapReason | null
	from: MonthValue
	to: MonthValue
	goesOn: boolean
	note: string
}

const list = '/edit-work-info'

type Props = { gap: CareerGap | undefined; from: string | null; to: string | null }

/** Names a career gap; `from` and `to` are the first days of its months, if known. */
export function GapForm({ gap, from, to }: Props) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const { form, kept, isSending, isSaved, saving } = useKeptForm<Values>(
		`gap:${gap?.id ?? from ?? 'new'}`,
		{
			reason: gap?.reason ?? null,
			from: monthOf(gap?.startedOn ?? from),
			to: monthOf(gap?.endedOn ?? to),
			goesOn: gap !== undefined && gap.endedOn === null,
			note: gap?.note ?? '',
		},
		(values) => errorsOf(CareerGapDraft, draftOf(values)),
	)

	const save = saving(
		async (values, once) => {
			const body = CareerGapDraft.parse(draftOf(values))
			return gap
				? await send(changeCareerGap, { params: { entryId: gap.id }, body })
				: await send(addCareerGap, { body }, once)
		},
		() => navigate(list),
	)

	return (
		<form className={classes.form} method="post" noValidate onSubmit={save}>
			<FoundDraft kept={kept} fill={form.setValues} />
			<Select
				label={t('entries.work.gapReason')}
				data={GapReason.options.map((reason) => ({ value: reason, label: t(`values.gapReason.${reason}`) }))}
				{...form.getInputProps('reason')}
			/>
			<FieldRow>
				<MonthField
					label={t('entries.from')}
					value={form.values.from}
					onChange={(month) => {
						form.setFieldValue('from', month)
						form.clearFieldError('startedOn')
					}}
					error={form.errors.startedOn}
				/>
				{!form.values.goesOn && (
					<MonthField
						label={t('entries.to')}
						value={form.values.to}
						onChange={(month) => {
							form.setFieldValue('to', month)
							form.clearFieldError('endedOn')
						}}
						error={form.errors.endedOn}
					/>
				)}
			</FieldRow>
			<Checkbox label={t('entries.work.gapGoesOn')} {...form.getInputProps('goesOn', { type: 'checkbox' })} />
			<Textarea
				label={t('entries.work.gapNote')}
				placeholder={t('labels.optional')}
				maxLength={500}
				autosize
				minRows={2}
				{...form.getInputProps('note')}
			/>
			<EntryFoot isSending={isSending} back={list} />
			<LeaveGuard isOn={form.isDirty() && !isSaved} />
		</form>
	)
}

function draftOf({ reason, from, to, goesOn, note }: Values) {
	return { reason, startedOn: dayOf(from), endedOn: goesOn ? null : dayOf(to), note }
}
