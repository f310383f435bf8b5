import { Textarea } from '@mantine/core'
import {
	ContactRequestDraft,
	askForContact,
	showContactWith,
} from '@profile-search/contract/messaging/contact-requests'
import { Link, useNavigate } from 'react-router'
import { load, send } from '#api.ts'
import { personMark } from '#features/matching/fit/fit-mark.tsx'
import { JobChoice } from '#features/matching/fit/job-choice.tsx'
import { scorePeople } from '#features/matching/fit/load-fit.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { errorsOf, useDraftForm } from '#ui/form/draft-form.ts'
import { FormFoot } from '#ui/form/form-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/ask.ts'

export const meta = () => [{ title: `${i18n.t('requests.askTitle')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const [contact, fit] = await Promise.all([
		load(args, showContactWith, { params: { subjectId: args.params.id } }),
		// Only people have scores; for an organisation there are none.
		scorePeople(args, [{ id: args.params.id }]),
	])
	return { ...contact, fit }
}

export default function AskForContact({ loaderData: { subject, request, fit } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const visitor = useVisitor()
	const standing = request?.status === 'open' || request?.status === 'accepted' ? request : null

	return (
		<Page
			width="narrow"
			title={t('requests.askOf', { name: subject.name })}
			companion={t('requests.companion')}
			lead={t('requests.askLead')}
		>
			{fit?.scores && fit.scores.length > 0 && (
				<Stack mb={24}>
					<JobChoice label={t('matches.scoreFor')} chosen={fit.chosen.id} jobs={fit.jobs} />
					{personMark(fit.scores, subject.id)}
				</Stack>
			)}
			{visitor?.id === subject.id && <Notice title={t('requests.self')} />}
			{visitor?.id !== subject.id && standing && (
				<Notice
					tone={standing.status === 'accepted' ? 'good' : 'wait'}
					title={t(standing.status === 'open' ? 'requests.standing.open' : 'requests.standing.accepted')}
					action={
						<Link to={standing.isMine ? '/requests?box=sent' : '/requests'}>{t('requests.toList')}</Link>
					}
				/>
			)}
			{visitor?.id !== subject.id && !standing && visitor?.status !== 'approved' && (
				<Notice tone="wait" title={t('requests.notApproved')}>
					{t('requests.notApprovedText')}
				</Notice>
			)}
			{visitor?.id !== subject.id && !standing && visitor?.status === 'approved' && (
				<AskForm subjectId={subject.id} />
			)}
		</Page>
	)
}

function AskForm({ subjectId }: { subjectId: string }) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const { form, isSending, submit } = useDraftForm({ message: '' }, (values) =>
		errorsOf(ContactRequestDraft, { ...values, subjectId }),
	)
	const ask = submit(
		async ({ message }) => {
			const sent = await send(askForContact, { body: { subjectId, message } })
			toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
			return sent
		},
		() => navigate('/requests?box=sent'),
	)

	return (
		<form method="post" noValidate onSubmit={ask}>
			<Textarea
				label={t('requests.message')}
				description={t('requests.messageHelp')}
				autosize
				minRows={4}
				maxLength={1000}
				{...form.getInputProps('message')}
			/>
			<FormFoot>
				<Button type="submit" size="lg" loading={isSending}>
					{t('requests.send')}
				</Button>
			</FormFoot>
		</form>
	)
}
