import { ActionIcon, FileButton, Input } from '@mantine/core'
import {
	attachmentEndings,
	biggestAttachment,
	mostAttachments,
} from '@profile-search/contract/platform/attachments'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import classes from './grievance.module.css'
import { sizeOf } from './log.tsx'

type Props = { files: File[]; onChange: (files: File[]) => void }

/** Files to attach, each with its size and a remove button. */
export function FilePicker({ files, onChange }: Props) {
	const { t } = useTranslation()
	const id = useId()
	const reset = useRef<() => void>(null)
	const [error, setError] = useState('')

	const add = (chosen: File[]) => {
		reset.current?.()
		const sound = chosen.filter(({ size }) => size > 0 && size <= biggestAttachment)
		const tooBig = chosen.find(({ size }) => size > biggestAttachment)
		const empty = chosen.find(({ size }) => size === 0)
		const all = [...files, ...sound]
		if (tooBig) setError(t('grievance.files.tooBig', { name: tooBig.name }))
		else if (empty) setError(t('grievance.files.empty', { name: empty.name }))
		else setError(all.length > mostAttachments ? t('grievance.files.tooMany') : '')
		onChange(all.slice(0, mostAttachments))
	}

	return (
		<Input.Wrapper
			label={t('grievance.files.label')}
			labelElement="div"
			description={t('grievance.files.help')}
			descriptionProps={{ id: `${id}-help` }}
			error={error || undefined}
			errorProps={{ role: 'alert' }}
		>
			<div style={{ marginTop: 'var(--gap-8)' }}>
				<FileButton
					multiple
					accept={attachmentEndings}
					onChange={add}
					resetRef={reset}
					inputProps={{ 'aria-label': t('grievance.files.label') }}
				>
					{(props) => (
						<Button
							{...props}
							variant="default"
							leftSection={<IconPaperclip size={18} aria-hidden="true" />}
							disabled={files.length >= mostAttachments}
							aria-describedby={`${id}-help`}
						>
							{t('grievance.files.choose')}
						</Button>
					)}
				</FileButton>
			</div>
			{files.length > 0 && (
				<ul className={classes.chosen} aria-label={t('grievance.files.chosen')}>
					{files.map((file, at) => (
						<li key={`${file.name} ${file.size} ${file.lastModified}`}>
							<span>
								{file.name}, {sizeOf(file.size)}
							</span>
							<ActionIcon
								variant="subtle"
								size={44}
								aria-label={t('grievance.files.remove', { name: file.name })}
								onClick={() => onChange(files.toSpliced(at, 1))}
							>
								<IconX size={20} />
							</ActionIcon>
						</li>
					))}
				</ul>
			)}
		</Input.Wrapper>
	)
}
