import { listMailTemplates } from '@profile-search/contract/mail-templates'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Route } from './+types/mail-templates.ts'
import { load } from '../../api.ts'
import { i18n } from '../../text/i18n.ts'
import { Page } from '../../ui/page.tsx'
import classes from './admin.module.css'

export const meta = () => [{ title: `${i18n.t('mailTemplates.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	return { templates: await load(args, listMailTemplates) }
}

export default function MailTemplates({ loaderData: { templates } }: Route.ComponentProps) {
	const { t } = useTranslation()
	return (
		<Page
			title={t('mailTemplates.title')}
			companion={t('mailTemplates.companion')}
			lead={t('mailTemplates.lead')}
			actions={<Link to="/admin">{t('adminArea.back')}</Link>}
		>
			<ul>
				{templates.map(({ name, about, subject, isChanged }) => (
					<li key={name} className={classes.line} data-state={isChanged ? 'calm' : undefined}>
						<div>
							<h2>
								<Link to={`/admin/mail-templates/${name}`}>{subject}</Link>
							</h2>
							<p>{about}</p>
						</div>
						<div className={classes.side}>
							<p>{isChanged ? t('mailTemplates.changed') : t('mailTemplates.original')}</p>
						</div>
					</li>
				))}
			</ul>
		</Page>
	)
}
