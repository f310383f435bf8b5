import { IconCheck, IconEyeOff } from '@tabler/icons-react'
import { PersonView } from '#features/profiles/person-view.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { OwnWords } from '#ui/text/own-words.tsx'
import classes from './applications.module.css'
import type { MyApplication } from './details.tsx'

/** What was sent: message, answers, résumé and file, as they were then. */
export function Sent({ application }: { application: MyApplication }) {
	const { t } = useTranslation()
	const { id, motivation, answers, resume, file } = application
	return (
		<div className={classes.sent}>
			{motivation && (
				<>
					<h3>{t('applications.motivation')}</h3>
					<OwnWords text={motivation} className={classes.text} />
				</>
			)}
			{answers.length > 0 && (
				<>
					<h3>{t('applications.questions')}</h3>
					<dl className={classes.answers}>
						{answers.map(({ question, answer }) => (
							<div key={question}>
								<dt>{question}</dt>
								<dd>
									{answer === 'yes' || answer === 'no'
										? t(`applications.${answer}`)
										: answer || t('labels.notSaid')}
								</dd>
							</div>
						))}
					</dl>
				</>
			)}
			{file && (
				<>
					<h3>{t('applications.fileSent')}</h3>
					<Button component="a" href={`/api/applications/${id}/file`} download variant="default">
						{file.name}
					</Button>
				</>
			)}
			<details className={classes.fold}>
				<summary>{t('applications.profileThen')}</summary>
				<div>
					<p className={classes.help}>{resume.headline}</p>
					<PersonView person={resume} />
				</div>
			</details>
		</div>
	)
}

/** What the organisation can see of it now, and what not. */
export function Seen({ application }: { application: MyApplication }) {
	const { t } = useTranslation()
	const { status, isNamed, alias, sharesContact, file, job } = application
	if (status === 'withdrawn') return <p>{t('applications.seesNothing', { name: job.organisation.name })}</p>

	const lines: [isShown: boolean, text: string][] = [
		[true, t('applications.seesProfile')],
		[isNamed, isNamed ? t('applications.seesName') : t('applications.seesNoName', { alias })],
		[
			isNamed && sharesContact,
			t(
				sharesContact
					? isNamed
						? 'applications.seesContact'
						: 'applications.seesContactLater'
					: 'applications.seesNoContact',
			),
		],
	]
	if (file) lines.push([isNamed, t(isNamed ? 'applications.seesFile' : 'applications.seesFileLater')])
	return (
		<ul className={classes.sees}>
			{lines.map(([isShown, text]) => (
				<li key={text} data-hidden={!isShown || undefined}>
					{isShown ? <IconCheck size={20} aria-hidden="true" /> : <IconEyeOff size={20} aria-hidden="true" />}
					<span>{text}</span>
				</li>
			))}
		</ul>
	)
}
