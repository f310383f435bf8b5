import { Select, Textarea, TextInput } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import {
	answerGrievance,
	GrievanceAnswerDraft,
	OfficerStatus,
	type showGrievance,
} from '@profile-search/contract/trust/grievance-answers'
import { grievanceTransitions, isAnswered } from '@profile-search/contract/trust/grievance-values'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { FilePicker } from '#features/trust/grievances/file-picker.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FoundDraft } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Section } from '#ui/page/page.tsx'

/**
 * A message and a status for the complainant. If somebody else was faster, the input stays and the new state is
 * loaded.
 */
export function AnswerForm({ grievance }: { grievance: Details<typeof showGrievance> }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [files, setFiles] = useState<File[]>([])
	const { id, version, status } = grievance
	const { form, kept, isSending, saving } = useKeptForm(
		`grievance-answer:${id}`,
		{ status: '', message: '', whereToGo: '' },
		(values) => errorsOf(GrievanceAnswerDraft, { ...values, version }),
	)

	const save = saving(
		async (values) => {
			const asked = OfficerStatus.safeParse(values.status).data ?? ''
			const sent = await send(answerGrievance, {
				params: { grievanceId: id },
				body: { ...values, status: asked, version, files },
			})
			if (sent.status === 409) await revalidate()
			return sent
		},
		() => {
			form.reset()
			setFiles([])
			void revalidate()
		},
	)

	if (isAnswered(status))
		return (
			<Section title={t('adminArea.answer')}>
				<p>{t('adminArea.over')}</p>
			</Section>
		)
	return (
		<Section title={t('adminArea.answer')}>
			<FoundDraft kept={kept} fill={form.setValues} />
			<Stack as="form" gap={16} align="start" method="post" noValidate onSubmit={save}>
				<p>{t('adminArea.answerText')}</p>
				<Select
					label={t('adminArea.state')}
					data={[
						{ value: '', label: t('adminArea.keepState') },
						...(grievanceTransitions[status].officer ?? []).map((each) => ({
							value: each,
							label: t(`grievance.status.${each}`),
						})),
					]}
					allowDeselect={false}
					{...form.getInputProps('status')}
				/>
				{form.values.status === 'rejected' && (
					<TextInput
						label={t('adminArea.whereToGo')}
						description={t('adminArea.whereToGoHelp')}
						maxLength={500}
						{...form.getInputProps('whereToGo')}
					/>
				)}
				<Textarea
					label={t('adminArea.message')}
					autosize
					minRows={4}
					maxRows={18}
					maxLength={5000}
					{...form.getInputProps('message')}
				/>
				<FilePicker files={files} onChange={setFiles} />
				<Button type="submit" loading={isSending}>
					{t('adminArea.sendAnswer')}
				</Button>
			</Stack>
		</Section>
	)
}
