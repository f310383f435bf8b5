import { Radio } from '@mantine/core'
import { chooseInterviewTime } from '@profile-search/contract/hiring/interviews'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { ZonedTime } from '#ui/text/zoned-time.tsx'
import type { InterviewDetails } from './interview-shape.ts'
import classes from './interview.module.css'

/** The times that an applicant can choose from. */
export function InterviewChoice({ interview }: { interview: InterviewDetails }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [chosen, setChosen] = useState('')
	const [error, setError] = useState('')
	const [isSending, setSending] = useState(false)
	const { id, times, minutes, sequence } = interview
	if (times.length === 0) return <p>{t('interviews.noneLeft')}</p>

	const choose = async () => {
		if (chosen === '') return setError(t('interviews.chooseFirst'))
		setSending(true)
		const body = { startsAt: chosen, sequence }
		const sent = await send(chooseInterviewTime, { params: { interviewId: id }, body })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		// Somebody else may have taken the time; the card shows which times are left.
		if (sent.status !== 0) await revalidate()
		setSending(false)
	}

	return (
		<Stack gap={16} align="start">
			<Radio.Group
				label={t('interviews.chooseLabel')}
				value={chosen}
				onChange={(value) => {
					setChosen(value)
					setError('')
				}}
				error={error}
			>
				<div className={classes.options}>
					{times.map((at) => (
						<Radio key={at} value={at} label={<ZonedTime at={at} minutes={minutes} />} />
					))}
				</div>
			</Radio.Group>
			<Button loading={isSending} onClick={choose}>
				{t('interviews.choose')}
			</Button>
		</Stack>
	)
}
