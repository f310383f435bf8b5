import { Textarea } from '@mantine/core'
import { GrievanceNoteDraft, noteGrievance } from '@profile-search/contract/trust/grievance-answers'
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

/** A note among administrators. */
export function NoteForm({ grievanceId }: { grievanceId: string }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [files, setFiles] = useState<File[]>([])
	const { form, kept, isSending, saving } = useKeptForm(
		`grievance-note:${grievanceId}`,
		{ message: '' },
		(values) => errorsOf(GrievanceNoteDraft, { ...values, files }),
	)
	const save = saving(
		(values) => send(noteGrievance, { params: { grievanceId }, body: { ...values, files } }),
		() => {
			form.reset()
			setFiles([])
			void revalidate()
		},
	)
	return (
		<Section title={t('adminArea.note')}>
			<FoundDraft kept={kept} fill={form.setValues} />
			<Stack as="form" gap={16} align="start" method="post" noValidate onSubmit={save}>
				<p>{t('adminArea.noteText')}</p>
				<Textarea
					label={t('adminArea.note')}
					autosize
					minRows={2}
					maxLength={5000}
					{...form.getInputProps('message')}
				/>
				<FilePicker files={files} onChange={setFiles} />
				<Button type="submit" variant="default" loading={isSending}>
					{t('adminArea.keepNote')}
				</Button>
			</Stack>
		</Section>
	)
}
