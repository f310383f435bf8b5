import { Checkbox, Textarea } from '@mantine/core'
import type { ApplicationSource } from '@profile-search/contract/hiring/applications'
import {
	ApplicationDraft,
	applyForJob,
	type startApplication,
} from '@profile-search/contract/hiring/applying'
import type { Details } from '@profile-search/contract/http/endpoint'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { type Sent, send } from '#api.ts'
import { entryAddress } from '#session/entry-address.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FormFoot, FormSection, FoundDraft, LeaveGuard } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import { Notice } from '#ui/page/notice.tsx'
import { ApplyQuestion } from './apply-question.tsx'
import { ResumeChoice } from './resume-choice.tsx'

export type Start = Details<typeof startApplication>
type Props = { start: Start; source: ApplicationSource }
type Values = {
	motivation: string
	answers: Record<string, string>
	sharesContact: boolean
	despiteBlock: boolean
}

/** The application form. Its input is kept in the browser until it is sent. */
export function ApplyForm({ start, source }: Props) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const { pathname, search } = useLocation()
	const { job, questions, blocksEmployer } = start
	const [file, setFile] = useState<File>()
	const [refused, setRefused] = useState<Sent<typeof applyForJob>>()
	const isSignedOut = refused?.status === 401
	const { form, kept, isSending, isSaved, saving } = useKeptForm<Values>(
		`apply:${job.id}`,
		{
			motivation: start.motivation ?? '',
			answers: Object.fromEntries(questions.map(({ id }) => [id, ''])),
			sharesContact: start.sharesContact,
			despiteBlock: false,
		},
		(values) => check(start, values),
	)

	const apply = saving(
		async ({ answers, ...values }, once) => {
			const given = questions.map(({ id }) => ({ questionId: id, answer: answers[id] ?? '' }))
			const body = { ...values, source, answers: JSON.stringify(given), ...(file && { file }) }
			const sent = await send(applyForJob, { params: { jobId: job.id }, body }, once)
			setRefused(sent.errorCode === 0 ? undefined : sent)
			return sent
		},
		({ details }) => details && navigate(`/applications/${details.id}`),
	)

	return (
		<form method="post" noValidate onSubmit={apply}>
			<FoundDraft kept={kept} fill={(values) => form.setValues(values)} />
			<FormSection id="resume" title={t('applications.resume')} text={t('applications.resumeText')}>
				<ResumeChoice
					start={start}
					file={file}
					onChoose={(chosen) => {
						setFile(chosen)
						form.clearFieldError('file')
					}}
					error={form.errors['file']}
				/>
			</FormSection>
			{questions.length > 0 && (
				<FormSection
					id="questions"
					title={t('applications.questions')}
					text={t('applications.questionsText', { name: job.organisation.name })}
				>
					{form.errors['answers'] && <Notice tone="bad" title={String(form.errors['answers'])} />}
					{questions.map((question) => (
						<ApplyQuestion
							key={question.id}
							question={question}
							field={form.getInputProps(`answers.${question.id}`)}
						/>
					))}
				</FormSection>
			)}
			<FormSection id="message" title={t('applications.message')} text={t('applications.messageText')}>
				<Textarea
					label={t('applications.motivation')}
					description={t(start.motivation ? 'applications.motivationLast' : 'applications.motivationHelp')}
					placeholder={t('labels.optional')}
					autosize
					minRows={5}
					maxLength={2000}
					{...form.getInputProps('motivation')}
				/>
			</FormSection>
			<FormSection id="sees" title={t('applications.sees')} text={seesText(job)}>
				<Checkbox
					size="md"
					label={t('applications.shareContact', { name: job.organisation.name })}
					description={t('applications.shareContactHelp')}
					{...form.getInputProps('sharesContact', { type: 'checkbox' })}
				/>
				{blocksEmployer && (
					<Notice tone="wait" title={t('applications.hiding', { name: job.organisation.name })}>
						<Checkbox
							mt="sm"
							size="md"
							label={t('applications.hidingYes')}
							description={t('applications.hidingHelp')}
							{...form.getInputProps('despiteBlock', { type: 'checkbox' })}
						/>
					</Notice>
				)}
			</FormSection>
			{refused && !isSending && (
				<Notice
					tone="bad"
					title={refused.message}
					action={
						isSignedOut && (
							<Button component={Link} to={entryAddress('login', pathname + search)}>
								{t('menu.login')}
							</Button>
						)
					}
				/>
			)}
			<FormFoot>
				<Button type="submit" size="lg" loading={isSending}>
					{t('applications.send')}
				</Button>
				<Link to={`/jobs/${job.id}`}>{t('applications.toJob')}</Link>
			</FormFoot>
			{/* What was written is kept, and there again after the login. */}
			<LeaveGuard isOn={form.isDirty() && !isSaved && !isSignedOut} />
		</form>
	)
}

function seesText({ isBlind, organisation: { name } }: Start['job']) {
	return i18n.t(isBlind ? 'applications.seesBlind' : 'applications.seesText', { name })
}

function check({ questions, blocksEmployer }: Start, { answers, ...values }: Values) {
	const open = questions.filter(({ id, isRequired }) => isRequired && !answers[id]?.trim())
	return {
		...errorsOf(ApplicationDraft, { ...values, answers: [] }),
		...Object.fromEntries(open.map(({ id }) => [`answers.${id}`, i18n.t('applications.answerMissing')])),
		...(blocksEmployer && !values.despiteBlock && { despiteBlock: i18n.t('applications.hidingMissing') }),
	}
}
