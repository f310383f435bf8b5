import { Radio, TextInput } from '@mantine/core'
import {
	AlertDraft,
	MailedAlertDraft,
	addAlert,
	addMailedAlert,
	type AlertFrequency,
	type SearchedList,
} from '@profile-search/contract/matching/alerts'
import { useState } from 'react'
import { Link } from 'react-router'
import { send } from '#api.ts'
import { useCaptcha } from '#features/accounts/captcha.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { errorsOf, useDraftForm } from '#ui/form/draft-form.ts'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Notice } from '#ui/page/notice.tsx'

type Props = { list: SearchedList; criteria: string; name: string; onDone: () => void }

const frequencies = ['at_once', 'daily', 'weekly', 'none'] as const

/**
 * With an account the search is saved at once. Without one the form asks for a mail address, which must be confirmed.
 */
export default function SaveSearchForm({ list, criteria, name, onDone }: Props) {
	const { t } = useTranslation()
	const hasAccount = useVisitor() !== null
	const [answer, setAnswer] = useState('')
	const solveCaptcha = useCaptcha()
	const frequency: AlertFrequency = 'daily'
	const { form, isSending, submit } = useDraftForm(
		{ list, criteria, name, frequency: frequency as AlertFrequency, email: '' },
		(values) => errorsOf(hasAccount ? AlertDraft : MailedAlertDraft, values),
	)

	const save = submit(async (values) => {
		const sent = hasAccount
			? await send(addAlert, { body: AlertDraft.parse(values) })
			: await send(addMailedAlert, {
					body: { ...MailedAlertDraft.parse(values), captcha: await solveCaptcha() },
				})
		if (sent.errorCode === 0) setAnswer(sent.message)
		else toast(sent.message, 'error')
		return sent
	})

	if (answer) {
		return (
			<Notice
				tone="good"
				title={answer}
				action={
					<Row gap={10} align="center">
						{hasAccount && (
							<Button component={Link} to="/alerts" variant="default">
								{t('saveSearch.toAlerts')}
							</Button>
						)}
						<Button data-autofocus onClick={onDone}>
							{t('labels.close')}
						</Button>
					</Row>
				}
			>
				{!hasAccount && t('saveSearch.mailedText', { email: form.values.email })}
			</Notice>
		)
	}
	return (
		<form method="post" noValidate onSubmit={save}>
			<Stack gap={16}>
				<TextInput label={t('saveSearch.name')} data-autofocus {...form.getInputProps('name')} />
				<Radio.Group label={t('saveSearch.how')} {...form.getInputProps('frequency')}>
					<Stack gap={10} mt={10}>
						{frequencies
							.filter((each) => hasAccount || each !== 'none')
							.map((each) => (
								<Radio
									key={each}
									value={each}
									label={t(`saveSearch.frequency.${each}`)}
									description={t(`saveSearch.frequencyText.${each}`)}
								/>
							))}
					</Stack>
				</Radio.Group>
				{!hasAccount && (
					<TextInput
						label={t('accounts.email')}
						description={t('saveSearch.emailText')}
						type="email"
						autoComplete="email"
						{...form.getInputProps('email')}
					/>
				)}
				<Row gap={16} align="center" justify="end">
					<Button variant="default" onClick={onDone}>
						{t('labels.cancel')}
					</Button>
					<Button type="submit" loading={isSending}>
						{t(hasAccount ? 'saveSearch.saveAction' : 'saveSearch.mailAction')}
					</Button>
				</Row>
			</Stack>
		</form>
	)
}
