import { ContactTopic, submitContactMessage } from '@profile-search/contract/site/contact'
import { useState } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import { send } from '#api.ts'
import { useCaptcha } from '#features/accounts/captcha.ts'
import type { loader as rootLoader } from '#root.tsx'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { useLateForm } from '#ui/form/late-form.ts'
import { SelectField } from '#ui/form/native/select-field.tsx'
import { TextArea } from '#ui/form/native/text-area.tsx'
import { TextField } from '#ui/form/native/text-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'

export const meta = () => [{ title: `${i18n.t('contact.title')} · ${i18n.t('site.name')}` }]

export default function Contact() {
	const { t } = useTranslation()
	const settings = useRouteLoaderData<typeof rootLoader>('root')?.settings
	const [answer, setAnswer] = useState({ message: '', number: '' })

	return (
		<Page
			title={t('contact.title')}
			companion={t('contact.companion')}
			lead={t('contact.lead')}
			width="narrow"
		>
			{answer.message ? (
				<Notice
					tone="good"
					title={t('contact.done')}
					action={
						<Button variant="default" onClick={() => setAnswer({ message: '', number: '' })}>
							{t('contact.again')}
						</Button>
					}
				>
					{answer.message} {t('contact.number', { number: answer.number })}
				</Notice>
			) : (
				<ContactForm onSent={setAnswer} />
			)}
			<p style={{ marginTop: 'var(--gap-32)' }}>
				{t('contact.grievance')} <Link to="/grievance">{t('contact.toGrievance')}</Link>
			</p>
			{settings?.contact_email && (
				<p style={{ marginTop: 'var(--gap-8)' }}>
					{t('contact.direct')}: <a href={`mailto:${settings.contact_email}`}>{settings.contact_email}</a>
				</p>
			)}
		</Page>
	)
}

const empty = { name: '', email: '', topic: 'question' as ContactTopic, message: '' }

function ContactForm({ onSent }: { onSent: (answer: { message: string; number: string }) => void }) {
	const { t } = useTranslation()
	const solveCaptcha = useCaptcha()
	const { form, isSending, submit, begin } = useLateForm(
		empty,
		() => import('./contact-rules.ts'),
		({ errorsOfContact }, values) => errorsOfContact(values),
	)

	const sendMessage = submit(async (values) => {
		const body = { ...values, captcha: await solveCaptcha() }
		const sent = await send(submitContactMessage, { body })
		if (sent.details) onSent({ message: sent.message, number: sent.details.number })
		else toast(sent.message, 'error')
		return sent
	})

	return (
		<Stack as="form" gap={16} method="post" noValidate onFocus={begin} onSubmit={sendMessage}>
			<TextField label={t('contact.name')} autoComplete="name" {...form.getInputProps('name')} />
			<TextField
				label={t('accounts.email')}
				type="email"
				autoComplete="email"
				{...form.getInputProps('email')}
			/>
			<SelectField
				label={t('contact.topic')}
				options={ContactTopic.options.map((topic) => ({ value: topic, label: t(`contact.topics.${topic}`) }))}
				{...form.getInputProps('topic')}
			/>
			<TextArea label={t('contact.message')} minRows={5} maxRows={16} {...form.getInputProps('message')} />
			<Button type="submit" loading={isSending} style={{ justifySelf: 'start' }}>
				{t('contact.send')}
			</Button>
		</Stack>
	)
}
