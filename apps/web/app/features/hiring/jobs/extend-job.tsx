import { TextInput } from '@mantine/core'
import { extendJob } from '@profile-search/contract/hiring/job-transitions'
import { dayAfter } from '@profile-search/contract/platform/site-time'
import { useState } from 'react'
import { useRevalidator, useRouteLoaderData } from 'react-router'
import { send } from '#api.ts'
import type { loader } from '#root.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Modal } from '#ui/action/modal.tsx'
import { toast } from '#ui/action/toast.ts'
import { Row } from '#ui/layout/row.tsx'
import { date } from '#ui/text/amounts.ts'
import { today } from '#ui/text/site-zone.ts'

/** The buttons' choices in days from now, limited by how long the site allows a job to be open. */
const choices = [14, 30, 60, 90]

/** Changes the last day of a job. */
export function ExtendJob(props: { jobId: string; closesOn: string; onClose: () => void }) {
	const { jobId, onClose } = props
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const most = useRouteLoaderData<typeof loader>('root')?.settings?.longest_open_days ?? 90
	const [closesOn, setClosesOn] = useState(props.closesOn)
	const [error, setError] = useState('')
	const [isSending, setSending] = useState(false)

	const save = async () => {
		setSending(true)
		const sent = await send(extendJob, { params: { jobId }, body: { closesOn } })
		setSending(false)
		if (sent.errorCode !== 0) return setError(sent.message)
		toast(sent.message)
		onClose()
		await revalidate()
	}

	return (
		<Modal
			opened
			onClose={onClose}
			title={t('jobActions.extendTitle')}
			closeButtonProps={{ 'aria-label': t('labels.close') }}
		>
			<p>{t('jobActions.extendText', { date: date(props.closesOn) })}</p>
			<Row gap={10} mt={16} align="center">
				{choices
					.filter((days) => days <= most)
					.map((days) => (
						<Button key={days} variant="default" onClick={() => setClosesOn(dayAhead(days))}>
							{t('jobActions.days', { count: days })}
						</Button>
					))}
			</Row>
			<TextInput
				type="date"
				mt="md"
				label={t('jobEdit.closesOn')}
				min={dayAhead(0)}
				max={dayAhead(most)}
				value={closesOn}
				error={error}
				onChange={(event) => {
					setClosesOn(event.currentTarget.value)
					setError('')
				}}
			/>
			<Row gap={16} mt={20} align="center" justify="end">
				<Button variant="default" onClick={onClose}>
					{t('labels.cancel')}
				</Button>
				<Button loading={isSending} onClick={save}>
					{t('jobActions.extendYes')}
				</Button>
			</Row>
		</Modal>
	)
}

function dayAhead(days: number) {
	return dayAfter(today(), days)
}
