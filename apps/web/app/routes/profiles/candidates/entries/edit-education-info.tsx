import { showMyProfile } from '@profile-search/contract/profiles/candidates'
import { removeEducationEntry } from '@profile-search/contract/profiles/entries'
import { Link, useSearchParams } from 'react-router'
import { load, send } from '#api.ts'
import { useYears } from '#features/profiles/person-view.tsx'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/edit-education-info.ts'
import { EducationForm } from './education-form.tsx'
import classes from './entries.module.css'
import { EntryList } from './entry-list.tsx'

export const meta = () => [{ title: `${i18n.t('entries.education.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const { educationEntries } = await load(args, showMyProfile)
	return { educationEntries }
}

export default function EditEducation({ loaderData: { educationEntries } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const years = useYears()
	const asked = useSearchParams()[0].get('entry')
	const entry = educationEntries.find(({ id }) => id === asked)

	if (entry || asked === 'new') {
		return (
			<Page
				title={t(entry ? 'entries.education.change' : 'entries.education.new')}
				companion={t('entries.education.companion')}
				width="narrow"
			>
				<EducationForm key={asked} entry={entry} />
			</Page>
		)
	}

	const add = (
		<Button component={Link} to="?entry=new">
			{t('entries.education.new')}
		</Button>
	)
	return (
		<Page
			title={t('entries.education.title')}
			companion={t('entries.education.companion')}
			lead={t('entries.education.lead')}
			actions={educationEntries.length > 0 && add}
		>
			{educationEntries.length === 0 && (
				<Notice title={t('entries.education.none')} action={add}>
					{t('entries.education.noneText')} <Link to="/resume-import">{t('resumeImport.link')}</Link>
				</Notice>
			)}
			{educationEntries.length > 0 && (
				<EntryList
					entries={educationEntries.map((study) => ({
						id: study.id,
						title: [study.degree, study.field].filter(Boolean).join(', '),
						texts: [study.institution, [years(study), study.grade].filter(Boolean).join(' · ')],
						note: study.note,
					}))}
					onRemove={(entryId) => send(removeEducationEntry, { params: { entryId } })}
				/>
			)}
			<Link className={classes.back} to="/employee-dashboard">
				{t('entries.back')}
			</Link>
		</Page>
	)
}
