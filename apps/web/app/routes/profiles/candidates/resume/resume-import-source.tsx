import { Loader, Textarea } from '@mantine/core'
import {
	type ResumeReading,
	biggestResume,
	readMyResume,
} from '@profile-search/contract/profiles/imports/resume-import'
import { useId, useState } from 'react'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Section } from '#ui/page/page.tsx'
import classes from './resume-import.module.css'

type Trouble = { file: File; message: string }

/** Takes a résumé as a file that is chosen or dropped, or as pasted text. */
export function ResumeSource({ onRead }: { onRead: (reading: ResumeReading) => void }) {
	const { t } = useTranslation()
	const [reading, setReading] = useState<string | null>(null)
	const [trouble, setTrouble] = useState<Trouble | null>(null)
	const [text, setText] = useState('')

	const read = async (file: File) => {
		setTrouble(null)
		if (file.size > biggestResume) return setTrouble({ file, message: t('resumeImport.tooLarge') })
		setReading(file.name)
		const { errorCode, message, details } = await send(readMyResume, { body: { file } })
		setReading(null)
		if (errorCode === 0 && details) onRead(details)
		else setTrouble({ file, message })
	}

	return (
		<>
			<FileField isBusy={reading !== null} onChoose={(file) => void read(file)} />
			<div aria-live="polite">
				{reading !== null && (
					<p className={classes.reading}>
						<Loader size="sm" aria-hidden="true" /> {t('resumeImport.reading', { name: reading })}
					</p>
				)}
				{trouble && (
					<div className={classes.trouble}>
						<Notice
							tone="bad"
							title={t('resumeImport.notRead', { name: trouble.file.name })}
							action={
								<Button variant="default" onClick={() => void read(trouble.file)}>
									{t('resumeImport.again')}
								</Button>
							}
						>
							{trouble.message}
						</Notice>
					</div>
				)}
			</div>
			<p className={classes.help}>{t('resumeImport.privacy')}</p>
			<Section title={t('resumeImport.orPaste')}>
				<Textarea
					label={t('resumeImport.pasteLabel')}
					description={t('resumeImport.pasteHelp')}
					autosize
					minRows={6}
					maxRows={20}
					value={text}
					onChange={(event) => setText(event.currentTarget.value)}
				/>
				<Row gap={16} mt={16} align="center">
					<Button
						disabled={text.trim() === '' || reading !== null}
						onClick={() => void read(new File([text], t('resumeImport.pasted'), { type: 'text/plain' }))}
					>
						{t('resumeImport.readText')}
					</Button>
				</Row>
			</Section>
		</>
	)
}

function FileField({ isBusy, onChoose }: { isBusy: boolean; onChoose: (file: File) => void }) {
	const { t } = useTranslation()
	const id = useId()
	return (
		<div className={classes.field} data-busy={isBusy || undefined}>
			<div>
				<p className={classes.label} id={`${id}-label`}>
					{t('resumeImport.file')}
				</p>
				<p className={classes.help} id={`${id}-text`}>
					{t('resumeImport.fileHelp')} <span className={classes.drop}>{t('resumeImport.orDrop')}</span>
				</p>
			</div>
			<Button component="span" size="lg" id={`${id}-choose`}>
				{t('resumeImport.choose')}
			</Button>
			{/* An invisible input covers the field, so that a click opens it and a file can be dropped. */}
			<input
				className={classes.input}
				type="file"
				accept=".pdf,.docx,.json,.zip,.txt,application/pdf,application/json,text/plain"
				disabled={isBusy}
				aria-labelledby={`${id}-choose ${id}-label`}
				aria-describedby={`${id}-text`}
				onChange={(event) => {
					const file = event.currentTarget.files?.[0]
					if (file) onChoose(file)
					// Allows choosing the same file again.
					event.currentTarget.value = ''
				}}
			/>
		</div>
	)
}
