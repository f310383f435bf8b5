import { biggestImport, mostImportRows } from '@profile-search/contract/http/imports'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Notice } from '../page/notice.tsx'
import { Section } from '../page/page.tsx'
import { count } from '../text/amounts.ts'
import { FileField } from './file-field.tsx'

type Props = {
	/** Sends a file. Returns what is wrong with it in words, if anything. */
	upload: (file: File) => Promise<string | undefined>
	/** What is chosen before the file. */
	children?: ReactNode
}

/** Takes a file to import, and says why it was not taken. */
export function FileUpload({ upload, children }: Props) {
	const { t } = useTranslation()
	const [isSending, setSending] = useState(false)
	const [trouble, setTrouble] = useState('')

	const send = async (file: File) => {
		setTrouble('')
		if (file.size > biggestImport) return setTrouble(t('problems.importFile'))
		setSending(true)
		setTrouble((await upload(file)) ?? '')
		setSending(false)
	}
	return (
		<Section title={t('fileImports.upload')}>
			{children}
			<FileField
				label={t('fileImports.file')}
				help={t('fileImports.fileHelp', { most: count(mostImportRows) })}
				isBusy={isSending}
				onChoose={(file) => void send(file)}
			/>
			<div aria-live="polite" style={{ marginTop: trouble ? 16 : undefined }}>
				{trouble && (
					<Notice tone="bad" title={t('fileImports.notRead')}>
						{trouble}
					</Notice>
				)}
			</div>
		</Section>
	)
}
