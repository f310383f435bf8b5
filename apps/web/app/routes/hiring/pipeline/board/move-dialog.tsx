import { Radio, Select, Textarea } from '@mantine/core'
import { RejectReason } from '@profile-search/contract/hiring/applications'
import { useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Modal } from '#ui/action/modal.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { MailPreview } from '../applicant/mail-preview.tsx'
import { isTarget, type Card, type Decision, type Target } from './shape.ts'

type Props = {
	jobId: string
	cards: readonly Pick<Card, 'id' | 'name'>[]
	/** The target status, if it is decided. */
	to: Target | null
	moves: readonly Target[]
	onDecide: (decision: Decision) => Promise<void>
	onClose: () => void
}

/**
 * Asks for the target status of one or several applicants and for the reason of a rejection, and shows the mail that
 * is sent.
 */
export function MoveDialog({ jobId, cards, to: decided, moves, onDecide, onClose }: Props) {
	const { t } = useTranslation()
	const [to, setTo] = useState<Target | null>(decided ?? (moves.length === 1 ? (moves[0] ?? null) : null))
	const [reason, setReason] = useState<RejectReason | null>(null)
	const [message, setMessage] = useState('')
	const [error, setError] = useState('')
	const [first] = cards
	if (!first) return null
	const isNo = to === 'rejected'

	const decide = async () => {
		if (!to) return setError(t('pipeline.chooseStage'))
		if (isNo && !reason) return setError(t('pipeline.chooseReason'))
		await onDecide({ to, reason: isNo ? reason : null, message })
	}

	return (
		<Modal
			opened
			onClose={onClose}
			size="lg"
			title={
				cards.length === 1
					? t('pipeline.moveTitle', { name: first.name })
					: t('pipeline.moveTitleMany', { count: cards.length })
			}
			closeButtonProps={{ 'aria-label': t('labels.close') }}
		>
			<Stack gap={18}>
				{!decided && (
					<Radio.Group
						label={t('pipeline.where')}
						value={to}
						onChange={(value) => {
							setTo(moves.find((each) => each === value) ?? null)
							setError('')
						}}
						error={to ? undefined : error}
					>
						<Row gap={[12, 24]} mt={6}>
							{moves.filter(isTarget).map((each) => (
								<Radio key={each} value={each} label={t(`pipeline.stages.${each}`)} />
							))}
						</Row>
					</Radio.Group>
				)}
				{isNo && (
					<Select
						label={t('pipeline.reason')}
						description={t('pipeline.reasonHelp')}
						data={RejectReason.options.map((value) => ({ value, label: t(`pipeline.reasons.${value}`) }))}
						value={reason}
						onChange={(value) => {
							setReason(RejectReason.safeParse(value).data ?? null)
							setError('')
						}}
						error={to ? error : undefined}
					/>
				)}
				<Textarea
					label={t('pipeline.message')}
					description={t('pipeline.messageHelp')}
					placeholder={t('labels.optional')}
					maxLength={1000}
					value={message}
					onChange={(event) => setMessage(event.currentTarget.value)}
				/>
				{to && (
					<MailPreview
						jobId={jobId}
						applicationId={first.id}
						decision={{ to, reason, message }}
						isOneOf={cards.length}
					/>
				)}
			</Stack>
			<Row gap={16} mt={20} align="center" justify="end">
				<Button variant="default" onClick={onClose}>
					{t('labels.cancel')}
				</Button>
				<Button color={isNo ? 'vermilion' : undefined} onClick={decide}>
					{isNo ? t('pipeline.reject') : t('pipeline.moveNow')}
				</Button>
			</Row>
		</Modal>
	)
}
