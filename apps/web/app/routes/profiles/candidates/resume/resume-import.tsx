import { fullName } from '@profile-search/contract/accounts/full-name'
import { showMyProfile } from '@profile-search/contract/profiles/candidates'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/resume-import.ts'
import classes from './resume-import.module.css'
import { ResumeImporter } from './resume-importer.tsx'
import { useResumeImport } from './use-resume-import.ts'

export const meta = () => [{ title: `${i18n.t('resumeImport.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const profile = await load(args, showMyProfile)
	return { id: profile.id, name: fullName(profile), status: profile.status }
}

export default function ResumeImport({ loaderData: { id, name, status } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [taken, setTaken] = useState<number | null>(null)
	const from = useResumeImport(id, (amount) => {
		setTaken(amount)
		// What was added may have completed the profile.
		void revalidate()
		window.scrollTo({ top: 0 })
	})

	return (
		<Page
			title={t('resumeImport.title')}
			companion={t('resumeImport.companion')}
			lead={t(from.review ? 'resumeImport.reviewLead' : 'resumeImport.lead')}
			width="narrow"
		>
			{taken !== null && !from.review && (
				<Taken taken={taken} isIncomplete={status === 'incomplete'} id={id} />
			)}
			<ResumeImporter from={from} name={name} />
			<Link className={classes.back} to="/employee-dashboard">
				{t('entries.back')}
			</Link>
		</Page>
	)
}

function Taken({ taken, isIncomplete, id }: { taken: number; isIncomplete: boolean; id: string }) {
	const { t } = useTranslation()
	return (
		<div className={classes.taken}>
			<Notice
				tone="good"
				title={t('resumeImport.taken', { count: taken })}
				action={
					<Row gap={10} align="center">
						<Button component={Link} to="/profile-update">
							{t(isIncomplete ? 'dashboard.complete' : 'dashboard.edit')}
						</Button>
						<Button component={Link} to={`/employee-data/${id}`} variant="default">
							{t('dashboard.resume')}
						</Button>
					</Row>
				}
			>
				<Link to="/edit-work-info">{t('profile.toWork')}</Link> ·{' '}
				<Link to="/edit-education-info">{t('profile.toEducation')}</Link>
			</Notice>
		</div>
	)
}
