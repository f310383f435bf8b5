import { Switch, TextInput } from '@mantine/core'
import type { showPosting } from '@profile-search/contract/hiring/job-drafts'
import type { Details } from '@profile-search/contract/http/endpoint'
import type { showJobReach } from '@profile-search/contract/matching/relaxations'
import { useState } from 'react'
import type { Sent } from '#api.ts'
import { JobReach } from '#features/matching/job-reach.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Notice } from '#ui/page/notice.tsx'
import { siteZone } from '#ui/text/site-zone.ts'
import { zoneName } from '#ui/text/zoned.ts'
import classes from './edit.module.css'
import type { JobForm } from './job-form.ts'

type Props = {
	form: JobForm
	posting: Details<typeof showPosting>
	/** Null until a draft is saved for which people can be counted. */
	reach: Promise<Sent<typeof showJobReach>> | null
	isPublic: boolean
	children?: React.ReactNode
}

/** The last step: how many people match, when the job opens, and whether an approver reads it first. */
export function PublishStep({ form, posting, reach, isPublic, children }: Props) {
	const { t } = useTranslation()
	const [isLater, setLater] = useState(form.values.publishAt !== '')
	return (
		<>
			<section id="reach" className={classes.reach} aria-labelledby="reach-title">
				<h3 id="reach-title">{t('reach.title')}</h3>
				{reach ? <JobReach answer={reach} /> : <p>{t('reach.newJob')}</p>}
				{children}
			</section>
			{!isPublic && (
				<div className={classes.when}>
					<Switch
						label={t('jobEdit.later')}
						checked={isLater}
						onChange={(event) => {
							setLater(event.currentTarget.checked)
							if (!event.currentTarget.checked) form.setFieldValue('publishAt', '')
						}}
					/>
					{isLater && (
						<TextInput
							type="datetime-local"
							label={t('jobEdit.publishAt')}
							description={t('jobEdit.publishAtHelp', { zone: zoneName(siteZone()) })}
							{...form.getInputProps('publishAt')}
						/>
					)}
				</div>
			)}
			{!posting.isTrusted && (
				<Notice tone="wait" title={t('jobEdit.reviewed')}>
					{t(isPublic ? 'jobEdit.reviewedChange' : 'jobEdit.reviewedText', {
						count: posting.needed - posting.accepted,
					})}
				</Notice>
			)}
		</>
	)
}
