import { biggestAttachment } from '@profile-search/contract/platform/attachments'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { PersonView } from '#features/profiles/person-view.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import classes from './applications.module.css'
import type { Start } from './apply-form.tsx'

type Props = {
	start: Start
	file: File | undefined
	onChoose: (file: File | undefined) => void
	error: ReactNode
}

/** The profile as it would be sent, and an optional file of the person's own. */
export function ResumeChoice({ start: { resume, missing, job }, file, onChoose, error }: Props) {
	const { t } = useTranslation()
	const [isTooLarge, setTooLarge] = useState(false)
	const places: Record<string, string> = {
		summary: '/profile-update',
		skills: '/profile-update',
		work: '/edit-work-info',
		education: '/edit-education-info',
	}

	const choose = (chosen: File | undefined) => {
		const isBig = chosen !== undefined && chosen.size > biggestAttachment
		setTooLarge(isBig)
		onChoose(isBig ? undefined : chosen)
	}
	return (
		<>
			<div>
				<details className={classes.fold}>
					<summary>{t('applications.yourProfile')}</summary>
					<div>
						<p className={classes.help}>{resume.headline}</p>
						<PersonView person={resume} />
					</div>
				</details>
				{missing.length > 0 && (
					<p className={classes.lacks}>
						{t('applications.lacks')}{' '}
						{missing.map((part, at) => (
							<span key={part}>
								{at > 0 && ', '}
								<Link to={places[part] ?? '/profile-update'}>
									{t(`applications.missing.${part as 'work'}`)}
								</Link>
							</span>
						))}
					</p>
				)}
			</div>
			<FileField
				file={file}
				isBlind={job.isBlind}
				onChoose={choose}
				problem={isTooLarge ? t('resumeImport.tooLarge') : error}
			/>
		</>
	)
}

type FieldProps = {
	file: File | undefined
	isBlind: boolean
	onChoose: (file: File | undefined) => void
	problem: ReactNode
}

function FileField({ file, isBlind, onChoose, problem }: FieldProps) {
	const { t } = useTranslation()
	const id = useId()
	return (
		<div>
			<div className={classes.file}>
				<div>
					<p id={`${id}-label`}>{file ? file.name : t('applications.file')}</p>
					<p className={classes.help} id={`${id}-help`}>
						{t(isBlind ? 'applications.fileHelpBlind' : 'applications.fileHelp')}
					</p>
				</div>
				<Button component="span" variant="default" id={`${id}-choose`}>
					{t(file ? 'applications.fileOther' : 'applications.fileChoose')}
				</Button>
				{/* An invisible input covers the field, so that a click opens it and a file can be dropped. */}
				<input
					type="file"
					accept=".pdf,.docx"
					aria-labelledby={`${id}-choose ${id}-label`}
					aria-describedby={problem ? `${id}-problem` : `${id}-help`}
					aria-invalid={problem ? true : undefined}
					onChange={(event) => {
						onChoose(event.currentTarget.files?.[0])
						// Allows choosing the same file again.
						event.currentTarget.value = ''
					}}
				/>
			</div>
			{problem && (
				<p className={classes.problem} id={`${id}-problem`} role="alert">
					{problem}
				</p>
			)}
			{file && (
				<Button variant="subtle" mt={10} onClick={() => onChoose(undefined)}>
					{t('applications.fileRemove')}
				</Button>
			)}
		</div>
	)
}
