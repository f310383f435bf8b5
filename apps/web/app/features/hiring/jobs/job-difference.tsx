import type { NamedDraft } from '@profile-search/contract/hiring/job-drafts'
import { useTranslation } from '#text/use-translation.ts'
import { Difference } from '#ui/list/difference.tsx'
import { differentFields, jobTexts } from './job-texts.ts'

/** What a change alters in a job, part by part. */
export function JobDifference({ before, after }: { before: NamedDraft; after: NamedDraft }) {
	const { t } = useTranslation()
	const fields = differentFields(before, after)
	const [old, fresh] = [jobTexts(before), jobTexts(after)]
	if (fields.length === 0) return <p>{t('jobDifference.none')}</p>

	return (
		<Difference
			rows={fields.map((field) => ({
				label: t(`jobDifference.fields.${field}`),
				before: old[field],
				after: fresh[field],
			}))}
			before={t('jobDifference.before')}
			after={t('jobDifference.after')}
		/>
	)
}
