import { Button, Group, Modal, Textarea } from '@mantine/core'
import { answerOffer } from '@profile-search/contract/applying'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { send } from '../../api.ts'
import { toast } from '../../ui/toast.ts'
import type { MyApplication } from './details.tsx'

/** Accepts or declines an offer, after asking: it is not taken back alone. */
export function OfferAnswer({ application: { id, job } }: { application: MyApplication }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [answer, setAnswer] = useState<'accept' | 'decline' | null>(null)
	const [words, setWords] = useState('')
	const [isSending, setSending] = useState(false)
	// The dialog keeps its words while it fades away.
	const [shown, setShown] = useState<'accept' | 'decline'>('accept')

	const open = (chosen: 'accept' | 'decline') => {
		setShown(chosen)
		setAnswer(chosen)
	}
	const go = async () => {
		setSending(true)
		const sent = await send(answerOffer, { params: { applicationId: id }, body: { answer: shown, words } })
		setSending(false)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.status === 0) return
		setAnswer(null)
		await revalidate()
	}

	return (
		<>
			<Group gap="xs">
				<Button size="lg" onClick={() => open('accept')}>
					{t('applications.accept')}
				</Button>
				<Button size="lg" variant="default" onClick={() => open('decline')}>
					{t('applications.decline')}
				</Button>
			</Group>
			<Modal
				opened={answer !== null}
				onClose={() => setAnswer(null)}
				title={t(`applications.${shown}Title`)}
				closeButtonProps={{ 'aria-label': t('words.close') }}
			>
				<p>{t(`applications.${shown}Text`, { name: job.organisation.name })}</p>
				<Textarea
					mt="md"
					label={t('applications.answerWords')}
					placeholder={t('words.optional')}
					maxLength={500}
					autosize
					minRows={2}
					value={words}
					onChange={(event) => setWords(event.currentTarget.value)}
				/>
				<Group justify="flex-end" mt="lg">
					<Button variant="default" data-autofocus onClick={() => setAnswer(null)}>
						{t('words.cancel')}
					</Button>
					<Button color={shown === 'accept' ? undefined : 'vermilion'} loading={isSending} onClick={go}>
						{t(`applications.${shown}`)}
					</Button>
				</Group>
			</Modal>
		</>
	)
}
