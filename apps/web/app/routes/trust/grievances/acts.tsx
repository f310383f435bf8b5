import { Rating, Textarea } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import {
	rateGrievance,
	reopenGrievance,
	replyToGrievance,
	type trackGrievance,
	withdrawGrievance,
} from '@profile-search/contract/trust/grievances'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { send } from '#api.ts'
import { FilePicker } from '#features/trust/grievances/file-picker.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Row } from '#ui/layout/row.tsx'
import { moment } from '#ui/text/amounts.ts'
import type { Key } from './key-form.tsx'
import classes from './track.module.css'

type Grievance = Details<typeof trackGrievance>
export type ActProps = { trackKey: Key; grievance: Grievance; onChange: (grievance: Grievance) => void }

/** Sends an action; its input stays until it was accepted. */
function useAct(onChange: ActProps['onChange']) {
	const [isSending, setSending] = useState(false)
	const [error, setError] = useState('')
	const act = async (
		call: () => Promise<{
			errorCode: number
			message: string
			details: Grievance | null
			fields?: Record<string, string>
		}>,
		then?: () => void,
	) => {
		setSending(true)
		const sent = await call()
		setSending(false)
		setError(sent.fields?.['message'] ?? sent.fields?.['comment'] ?? sent.fields?.['stars'] ?? '')
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (!sent.details) return
		then?.()
		onChange(sent.details)
	}
	return { isSending, error, act }
}

/** Sends a further message and files to the officer. */
export function Reply({ trackKey, onChange }: ActProps) {
	const { t } = useTranslation()
	const { isSending, error, act } = useAct(onChange)
	const [message, setMessage] = useState('')
	const [files, setFiles] = useState<File[]>([])
	const put = () => {
		setMessage('')
		setFiles([])
	}
	return (
		<div className={classes.act}>
			<h3>{t('grievance.answer')}</h3>
			<p>{t('grievance.answerText')}</p>
			<Textarea
				label={t('grievance.reply')}
				autosize
				minRows={3}
				maxLength={5000}
				value={message}
				error={error}
				onChange={(event) => setMessage(event.currentTarget.value)}
			/>
			<FilePicker files={files} onChange={setFiles} />
			<Button
				loading={isSending}
				onClick={() => act(() => send(replyToGrievance, { body: { ...trackKey, message, files } }), put)}
			>
				{t('grievance.sendReply')}
			</Button>
		</div>
	)
}

/** Rates the answer with one to five stars and a comment. */
export function Rate({ trackKey, grievance, onChange }: ActProps) {
	const { t } = useTranslation()
	const { isSending, error, act } = useAct(onChange)
	const [stars, setStars] = useState(0)
	const [comment, setComment] = useState('')
	if (grievance.stars)
		return (
			<div className={classes.act}>
				<h3>{t('grievance.rate')}</h3>
				<p>
					{t('grievance.rated', { stars: grievance.stars })} {grievance.ratingComment}
				</p>
			</div>
		)
	return (
		<div className={classes.act}>
			<h3 id="rate">{t('grievance.rate')}</h3>
			<Rating
				emptySymbol={<IconStar size={36} stroke={1.6} color="var(--rule-strong)" />}
				fullSymbol={<IconStarFilled size={36} color="var(--marigold)" />}
				value={stars}
				onChange={setStars}
				aria-labelledby="rate"
				getSymbolLabel={(value) => t(`grievance.starLabels.${starOf(value)}`)}
			/>
			<Textarea
				label={t('grievance.rateComment')}
				autosize
				minRows={2}
				maxLength={2000}
				value={comment}
				error={error}
				onChange={(event) => setComment(event.currentTarget.value)}
			/>
			<Button
				loading={isSending}
				disabled={stars === 0}
				onClick={() => act(() => send(rateGrievance, { body: { ...trackKey, stars, comment } }))}
			>
				{t('grievance.sendRating')}
			</Button>
		</div>
	)
}

function starOf(value: number) {
	return ([1, 2, 3, 4, 5] as const)[Math.min(5, Math.max(1, Math.round(value))) - 1] ?? 1
}

/** Reopens a grievance that the answer did not settle. */
export function Reopen({ trackKey, grievance, onChange }: ActProps) {
	const { t } = useTranslation()
	const { isSending, error, act } = useAct(onChange)
	const [message, setMessage] = useState('')
	if (!grievance.reopenUntil) return null
	return (
		<div className={classes.act}>
			<h3>{t('grievance.notSettled')}</h3>
			<p>{t('grievance.notSettledText', { date: moment(grievance.reopenUntil) })}</p>
			<Textarea
				label={t('grievance.reopenMessage')}
				autosize
				minRows={3}
				maxLength={5000}
				value={message}
				error={error}
				onChange={(event) => setMessage(event.currentTarget.value)}
			/>
			<Button
				variant="default"
				loading={isSending}
				onClick={() => act(() => send(reopenGrievance, { body: { ...trackKey, message } }))}
			>
				{t('grievance.reopen')}
			</Button>
		</div>
	)
}

/** Withdraws a grievance after a confirmation, since it cannot be undone. */
export function Withdraw({ trackKey, onChange }: ActProps) {
	const { t } = useTranslation()
	const { isSending, act } = useAct(onChange)
	const [isAsking, setAsking] = useState(false)
	const close = () => act(() => send(withdrawGrievance, { body: { ...trackKey, message: '' } }))
	return (
		<div className={classes.act}>
			<h3>{t('grievance.withdraw')}</h3>
			<p>{t('grievance.withdrawText')}</p>
			{isAsking ? (
				<Row gap={12} align="center">
					<Button color="vermilion" loading={isSending} onClick={close}>
						{t('grievance.closeSure')}
					</Button>
					<Button variant="default" onClick={() => setAsking(false)}>
						{t('grievance.cancel')}
					</Button>
				</Row>
			) : (
				<Button variant="default" onClick={() => setAsking(true)}>
					{t('grievance.close')}
				</Button>
			)}
		</div>
	)
}
