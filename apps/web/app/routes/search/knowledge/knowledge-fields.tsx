import { Autocomplete, TextInput } from '@mantine/core'
import { KnowledgeDraft } from '@profile-search/contract/search/knowledge'
import type { ReactNode } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { errorsOf, useDraftForm, type Answer } from '#ui/form/draft-form.ts'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'

type Draft = { name: string; nameHi: string; nameMr: string; field: string }

type Props<Sent> = {
	draft: Draft
	/** All fields in use; another one may be typed. */
	fields: string[]
	action: string
	save: (draft: Draft) => Promise<Sent>
	then?: (sent: Sent) => unknown
	/** Further buttons. */
	children?: ReactNode
}

/** A draft of something that has no names yet, or only the one that somebody has typed. */
export function draftNamed(name = ''): Draft {
	return { name, nameHi: '', nameMr: '', field: '' }
}

/** Inputs for the names and the field of a skill or profession. */
export function KnowledgeFields<Sent extends Answer>(props: Props<Sent>) {
	const { draft, fields, action, save, then, children } = props
	const { t } = useTranslation()
	const { form, isSending, submit } = useDraftForm(draft, (values) => errorsOf(KnowledgeDraft, values))
	const go = submit(async (values) => {
		const sent = await save(values)
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode === 0) await then?.(sent)
		return sent
	})
	return (
		<form method="post" noValidate onSubmit={go}>
			<Stack gap={16}>
				<TextInput label={t('knowledge.name')} maxLength={120} {...form.getInputProps('name')} />
				<TextInput
					label={t('knowledge.nameHi')}
					lang="hi"
					maxLength={120}
					{...form.getInputProps('nameHi')}
				/>
				<TextInput
					label={t('knowledge.nameMr')}
					lang="mr"
					maxLength={120}
					{...form.getInputProps('nameMr')}
				/>
				<Autocomplete
					label={t('knowledge.field')}
					description={t('knowledge.fieldHelp')}
					data={fields}
					maxLength={80}
					limit={30}
					{...form.getInputProps('field')}
				/>
				<Row gap={16} align="center" justify="end">
					{children}
					<Button type="submit" loading={isSending}>
						{action}
					</Button>
				</Row>
			</Stack>
		</form>
	)
}
