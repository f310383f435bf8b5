import { showMyProfile } from '@profile-search/contract/profiles/candidates'
import { listLanguages, listProfessions } from '@profile-search/contract/search/reference'
import { Link, useNavigate } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/profile-update.ts'
import { PartForm } from './part-form.tsx'
import { useProfileParts } from './profile-parts.tsx'

export const meta = () => [{ title: `${i18n.t('profile.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const [profile, professions, languages] = await Promise.all([
		load(args, showMyProfile),
		load(args, listProfessions, { query: {} }),
		load(args, listLanguages),
	])
	return { profile, professions, languages }
}

export default function ProfileUpdate({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const { profile } = loaderData
	const { you, skills, experience, languages, wishes, contact, visibility } = useProfileParts(loaderData)

	return (
		<Page
			title={t('profile.title')}
			companion={t('profile.companion')}
			lead={t('profile.lead')}
			actions={
				<Button component={Link} to="/resume-import" variant="default">
					{t('resumeImport.link')}
				</Button>
			}
		>
			<PartForm
				profile={profile}
				name={`profile:${profile.id}`}
				parts={[you, skills, experience, languages, wishes, contact, visibility]}
				onEnd={() => void navigate('/employee-dashboard')}
				foot={<Link to="/employee-dashboard">{t('profile.back')}</Link>}
			/>
		</Page>
	)
}
