import { Textarea, TextInput } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import {
	previewMailTemplate,
	saveMailTemplate,
	testMailTemplate,
	WordingDraft,
	type showMailTemplate,
} from '@profile-search/contract/site/mail-templates'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FoundDraft } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Section } from '#ui/page/page.tsx'
import classes from './mail-form.module.css'

/** The subject and body of a mail, with a preview of the result. */
export function MailForm({ template }: { template: Details<typeof showMailTemplate> }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const { name, version, subject, body } = template
	const params = { name }
	const [shown, setShown] = useState<Details<typeof previewMailTemplate> | null>(null)
	const { form, kept, isSending, saving } = useKeptForm(`mail:${name}`, { subject, body }, (values) =>
		errorsOf(WordingDraft, { ...values, version }),
	)
	const save = saving(
		(values) => send(saveMailTemplate, { params, body: { ...values, version } }),
		() => void revalidate(),
	)
	const look = async () => {
		const sent = await send(previewMailTemplate, { params, body: form.values })
		form.setErrors(sent.fields ?? {})
		if (sent.details) setShown(sent.details)
		else toast(sent.message, 'error')
	}
	const test = async () => {
		const sent = await send(testMailTemplate, { params, body: form.values })
		form.setErrors(sent.fields ?? {})
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
	}

	return (
		<Section title={t('mailTemplates.content')}>
			<FoundDraft kept={kept} fill={form.setValues} />
			<Stack as="form" gap={16} align="start" method="post" noValidate onSubmit={save}>
				<TextInput label={t('mailTemplates.subject')} maxLength={200} {...form.getInputProps('subject')} />
				<Textarea
					label={t('mailTemplates.body')}
					description={t('mailTemplates.textHelp')}
					autosize
					minRows={8}
					maxRows={24}
					maxLength={5000}
					{...form.getInputProps('body')}
				/>
				<Row gap={12}>
					<Button type="submit" loading={isSending}>
						{t('mailTemplates.save')}
					</Button>
					<Button variant="default" onClick={look}>
						{t('mailTemplates.preview')}
					</Button>
					<Button variant="default" onClick={test}>
						{t('mailTemplates.test')}
					</Button>
				</Row>
			</Stack>
			{shown && (
				<Stack as="section" gap={16} mt={32} aria-label={t('mailTemplates.preview')}>
					<p>
						{t('mailTemplates.subject')}: <strong>{shown.subject}</strong>
					</p>
					<iframe title={t('mailTemplates.asMail')} sandbox="" srcDoc={shown.html} className={classes.mail} />
					<details>
						<summary>{t('mailTemplates.asText')}</summary>
						<pre className={classes.text}>{shown.text}</pre>
					</details>
				</Stack>
			)}
		</Section>
	)
}
