import type { NamedDraft } from '@profile-search/contract/job-drafts'
import { useTranslation } from 'react-i18next'
import classes from './job-difference.module.css'
import { differentFields, jobWords } from './job-words.ts'

/** What a change makes of a job, piece by piece. */
export function JobDifference({ before, after }: { before: NamedDraft; after: NamedDraft }) {
	const { t } = useTranslation()
	const fields = differentFields(before, after)
	const [old, fresh] = [jobWords(before), jobWords(after)]
	if (fields.length === 0) return <p>{t('jobDifference.none')}</p>

	return (
		<dl className={classes.list}>
			{fields.map((field) => (
				<div key={field}>
					<dt>{t(`jobDifference.fields.${field}`)}</dt>
					<dd>
						<span className="unseen">{t('jobDifference.before')}</span>
						<del>{old[field] || t('words.none')}</del>
					</dd>
					<dd>
						<span className="unseen">{t('jobDifference.after')}</span>
						<ins>{fresh[field] || t('words.none')}</ins>
					</dd>
				</div>
			))}
		</dl>
	)
}
