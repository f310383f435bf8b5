import { ActionIcon, Select, TextInput, Textarea } from '@mantine/core'
import {
	InterviewDraft,
	changeInterview,
	mostInterviewTimes,
	proposeInterview,
} from '@profile-search/contract/hiring/interviews'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FoundDraft } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import { Card } from '#ui/layout/card.tsx'
import { Row } from '#ui/layout/row.tsx'
import { fromLocalInput, toLocalInput } from '#ui/text/local-input.ts'
import { useZone } from '#ui/text/zoned-time.tsx'
import { zoneName } from '#ui/text/zoned.ts'
import type { Busy, InterviewDetails } from './interview-shape.ts'
import classes from './interview.module.css'

type Props = { busy: Busy; onDone: () => void } & (
	| { applicationId: string; interview?: undefined }
	| { interview: InterviewDetails; applicationId?: undefined }
)

const lengths = [15, 20, 30, 45, 60, 90, 120, 180]

/** A form for the times that a team proposes to an applicant, in the time zone of the member who enters them. */
export function InterviewForm({ applicationId, interview, busy, onDone }: Props) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const zone = useZone()
	const [now] = useState(() => toLocalInput(new Date()))
	const { form, kept, isSending, saving } = useKeptForm(
		`interview-${applicationId ?? interview?.id}`,
		{
			times: [''],
			minutes: String(interview?.minutes ?? 45),
			place: interview?.place ?? '',
			message: interview?.message ?? '',
		},
		(values) => errorsOf(InterviewDraft, draftOf(values)),
	)
	const { times, minutes } = form.values

	const propose = saving(
		async (values, once) => {
			const draft = draftOf(values)
			const sent = interview
				? await send(changeInterview, {
						params: { interviewId: interview.id },
						body: { ...draft, sequence: interview.sequence },
					})
				: await send(proposeInterview, { params: { applicationId }, body: draft }, once)
			// After a conflict the present state is shown.
			if (sent.status === 409) await revalidate()
			return sent
		},
		async () => {
			await revalidate()
			onDone()
		},
	)
	const add = () => form.setFieldValue('times', [...times, hourAfter(times.at(-1) ?? '')])
	const remove = (at: number) => form.setFieldValue('times', times.toSpliced(at, 1))

	return (
		<Card as="form" gap={18} method="post" noValidate onSubmit={propose}>
			<FoundDraft kept={kept} fill={(values) => form.setValues(values)} />
			<fieldset className={classes.fieldset}>
				<legend>{t('interviews.times')}</legend>
				<p className={classes.help}>{t('interviews.timesHelp', { zone: zoneName(zone) })}</p>
				{form.errors['times'] && <p className={classes.error}>{form.errors['times']}</p>}
				{times.map((time, at) => (
					// Rows have no ID, and change position only when one is removed.
					// oxlint-disable-next-line react/no-array-index-key
					<Row key={at} align="start" gap={[4, 8]}>
						<TextInput
							type="datetime-local"
							aria-label={t('interviews.timeLabel', { number: at + 1 })}
							min={now}
							step={300}
							{...form.getInputProps(`times.${at}`)}
						/>
						{times.length > 1 && (
							<ActionIcon
								variant="subtle"
								size="xl"
								aria-label={t('interviews.removeTime', { number: at + 1 })}
								onClick={() => remove(at)}
							>
								<IconX aria-hidden="true" />
							</ActionIcon>
						)}
						{isClash(time, Number(minutes), busy) && <p className={classes.clash}>{t('interviews.clash')}</p>}
					</Row>
				))}
				{times.length < mostInterviewTimes && (
					<Button variant="subtle" onClick={add}>
						{t('interviews.addTime')}
					</Button>
				)}
			</fieldset>
			<Select
				label={t('interviews.takes')}
				allowDeselect={false}
				data={lengths.map((length) => ({
					value: String(length),
					label: t('interviews.minutes', { count: length }),
				}))}
				{...form.getInputProps('minutes')}
			/>
			<TextInput
				label={t('interviews.place')}
				description={t('interviews.placeHelp')}
				maxLength={300}
				{...form.getInputProps('place')}
			/>
			<Textarea
				label={t('interviews.message')}
				placeholder={t('labels.optional')}
				maxLength={1000}
				{...form.getInputProps('message')}
			/>
			<Row gap={16} align="center">
				<Button type="submit" loading={isSending}>
					{t('interviews.propose')}
				</Button>
				<Button variant="default" onClick={onDone}>
					{t('labels.cancel')}
				</Button>
			</Row>
		</Card>
	)
}

function draftOf({
	times,
	minutes,
	...rest
}: {
	times: string[]
	minutes: string
	place: string
	message: string
}) {
	return { ...rest, minutes: Number(minutes), times: times.map(fromLocalInput) }
}

function hourAfter(time: string) {
	const at = new Date(time).getTime()
	return Number.isNaN(at) ? '' : toLocalInput(new Date(at + 3_600_000))
}

/** Whether the member who proposes a time holds another interview then. */
function isClash(time: string, minutes: number, busy: Busy) {
	const from = new Date(time).getTime()
	return busy.some(({ startsAt, minutes: taken }) => {
		const other = new Date(startsAt).getTime()
		return from < other + taken * 60_000 && other < from + minutes * 60_000
	})
}
