import { previewPage } from '@profile-search/contract/site/pages'
import { useState } from 'react'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Modal } from '#ui/action/modal.tsx'
import { toast } from '#ui/action/toast.ts'
import { Prose } from '../prose.tsx'

type Props = { title: string; body: string; lang: string }

/** Shows a text as visitors would see it, after the server has sanitised it and filled in its placeholders. */
export function PreviewButton({ title, body, lang }: Props) {
	const { t } = useTranslation()
	const [html, setHtml] = useState<string | null>(null)
	const look = async () => {
		const sent = await send(previewPage, { body: { body } })
		if (sent.details) setHtml(sent.details.body)
		else toast(sent.message, 'error')
	}
	return (
		<>
			<Button variant="subtle" onClick={look}>
				{t('pagesAdmin.preview')}
			</Button>
			<Modal
				opened={html !== null}
				onClose={() => setHtml(null)}
				title={title || t('pagesAdmin.preview')}
				size="xl"
				closeButtonProps={{ 'aria-label': t('labels.close') }}
			>
				<Prose html={html ?? ''} lang={lang} />
			</Modal>
		</>
	)
}
