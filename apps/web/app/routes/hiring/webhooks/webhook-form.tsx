import { Checkbox, TextInput } from '@mantine/core'
import { WebhookDraft, WebhookEvent } from '@profile-search/contract/hiring/webhooks'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { errorsOf, useDraftForm } from '#ui/form/draft-form.ts'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useEventName } from './event-name.ts'

type Sent = { errorCode: number; message: string; fields?: Record<string, string> | undefined }
type Props = {
	start?: WebhookDraft
	label: string
	save: (draft: WebhookDraft) => Promise<Sent>
	onCancel?: () => void
}

/** The address of a webhook and the events that it wants. */
export function WebhookForm({ start = { url: '', events: [] }, label, save, onCancel }: Props) {
	const { t } = useTranslation()
	const nameOf = useEventName()
	const { form, isSending, submit } = useDraftForm(start, (values) => errorsOf(WebhookDraft, values))

	return (
		<form method="post" noValidate onSubmit={submit((values) => save(WebhookDraft.parse(values)))}>
			<Stack gap={20}>
				<TextInput
					type="url"
					label={t('webhooks.url')}
					description={t('webhooks.urlText')}
					placeholder="https://"
					maxLength={500}
					withAsterisk
					{...form.getInputProps('url')}
				/>
				<Checkbox.Group label={t('webhooks.events')} withAsterisk {...form.getInputProps('events')}>
					<Stack gap={10} mt={10}>
						{WebhookEvent.options.map((event) => (
							<Checkbox key={event} value={event} label={nameOf(event)} description={<code>{event}</code>} />
						))}
					</Stack>
				</Checkbox.Group>
				<Row gap={8}>
					<Button type="submit" loading={isSending}>
						{label}
					</Button>
					{onCancel && (
						<Button variant="default" onClick={onCancel}>
							{t('labels.cancel')}
						</Button>
					)}
				</Row>
			</Stack>
		</form>
	)
}
