import { Textarea } from '@mantine/core'
import {
	answerContactMessage,
	ContactMessageAnswerDraft,
	moveContactMessage,
	showContactMessage,
} from '@profile-search/contract/site/contact'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { load, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FoundDraft } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { Quotation, Thread } from '#ui/page/thread.tsx'
import { moment } from '#ui/text/amounts.ts'
import type { Route } from './+types/contact-message.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => [
	{ title: `${loaderData?.number ?? i18n.t('adminArea.contact')} · ${i18n.t('site.name')}` },
]

export async function loader(args: Route.LoaderArgs) {
	return load(args, showContactMessage, { params: { messageId: args.params.messageId } })
}

export default function Message({ loaderData: message }: Route.ComponentProps) {
	const { t } = useTranslation()
	return (
		<Page
			width="narrow"
			title={message.number}
			companion={t('contact.companion')}
			lead={
				<>
					{t(`contact.topics.${message.topic}`)} · {t(`adminArea.messageViews.${message.status}`)} ·{' '}
					<a href={`mailto:${message.email}`}>{message.email}</a>
				</>
			}
			actions={<Link to="/admin/contact">{t('adminArea.contact')}</Link>}
		>
			<Thread>
				<li>
					<p>{t('adminArea.theyWrote', { name: message.name, date: moment(message.createdAt) })}</p>
					<Quotation>{message.message}</Quotation>
				</li>
				{message.answers.map(({ id, authorName, body, createdAt }) => (
					<li key={id} data-answer>
						<p>
							{t('adminArea.answerBy', {
								name: authorName ?? t('adminArea.someone'),
								date: moment(createdAt),
							})}
						</p>
						<Quotation>{body}</Quotation>
					</li>
				))}
			</Thread>
			<Answer message={message} />
		</Page>
	)
}

/** Sends an answer by mail; until it is sent, it is kept in the browser. */
function Answer({ message }: { message: Route.ComponentProps['loaderData'] }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isMoving, setMoving] = useState(false)
	const params = { messageId: message.id }
	const answersSeen = message.answers.length
	const { form, kept, isSending, saving } = useKeptForm(
		`contact-answer:${message.id}`,
		{ body: '' },
		(values) => errorsOf(ContactMessageAnswerDraft, { ...values, answersSeen }),
	)
	const save = saving(
		async (values) => {
			const sent = await send(answerContactMessage, { params, body: { ...values, answersSeen } })
			if (sent.status === 409) await revalidate()
			return sent
		},
		() => {
			form.reset()
			void revalidate()
		},
	)
	const move = async () => {
		setMoving(true)
		const status = message.status === 'closed' ? 'open' : 'closed'
		const sent = await send(moveContactMessage, { params, body: { status } })
		setMoving(false)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}

	return (
		<Section title={t('adminArea.yourAnswer')}>
			<FoundDraft kept={kept} fill={form.setValues} />
			<Stack as="form" gap={16} align="start" method="post" noValidate onSubmit={save}>
				<p>{t('adminArea.yourAnswerText')}</p>
				<Textarea
					label={t('adminArea.message')}
					autosize
					minRows={5}
					maxRows={18}
					maxLength={5000}
					{...form.getInputProps('body')}
				/>
				<Row gap={12}>
					<Button type="submit" loading={isSending}>
						{t('adminArea.sendMail')}
					</Button>
					<Button variant="default" loading={isMoving} onClick={move}>
						{t(
							message.status === 'closed'
								? 'adminArea.reopenMessage'
								: message.status === 'open'
									? 'adminArea.closeMessage'
									: 'adminArea.closeAnswered',
						)}
					</Button>
				</Row>
			</Stack>
		</Section>
	)
}
