import type { Details } from '@profile-search/contract/http/endpoint'
import { restoreMailTemplate, showMailTemplate } from '@profile-search/contract/site/mail-templates'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { load, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { ConfirmButton } from '#ui/action/confirm-button.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { moment } from '#ui/text/amounts.ts'
import classes from '#features/site/admin.module.css'
import type { Route } from './+types/mail-template.ts'
import { MailForm } from './mail-form.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) => [
	{ title: `${loaderData?.example ?? i18n.t('mailTemplates.title')} · ${i18n.t('site.name')}` },
]

export async function loader(args: Route.LoaderArgs) {
	return load(args, showMailTemplate, { params: { name: args.params.name } })
}

export default function MailTemplate({ loaderData: template }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { name, version, isChanged, placeholders } = template
	return (
		<Page
			title={template.example}
			companion={t('mailTemplates.companion')}
			lead={template.about}
			actions={
				<>
					<Link to="/admin/mail-templates">{t('mailTemplates.title')}</Link>
					{isChanged && (
						<ConfirmButton
							label={t('mailTemplates.restore')}
							question={t('mailTemplates.restoreQuestion')}
							act={() => send(restoreMailTemplate, { params: { name }, body: { version } })}
						/>
					)}
				</>
			}
		>
			<div className={classes.detail}>
				<aside>
					<section>
						<h2 style={{ fontSize: 'var(--step-2)', marginBottom: 'var(--gap-6)' }}>
							{t('mailTemplates.filled')}
						</h2>
						<p>{t('mailTemplates.filledText')}</p>
						<Facts
							columns={1}
							facts={placeholders.map((one) => [
								`{${one.name}}`,
								`${one.about}${one.kind === 'text' ? '' : ` (${t(`mailTemplates.kinds.${one.kind}`)})`}`,
							])}
						/>
					</section>
				</aside>
				<div>
					<MailForm key={version} template={template} />
					<Versions versions={template.versions} />
				</div>
			</div>
		</Page>
	)
}

function Versions({ versions }: { versions: Details<typeof showMailTemplate>['versions'] }) {
	const { t } = useTranslation()
	if (versions.length === 0) return null
	return (
		<Section title={t('mailTemplates.versions')}>
			<ul className={classes.thread}>
				{versions.map(({ version, subject, body, author, savedAt }) => (
					<li key={version}>
						<p>
							{t('mailTemplates.version', { version })} · {author ?? t('adminArea.someone')} ·{' '}
							{moment(savedAt)}
						</p>
						{subject === null ? (
							<p>{t('mailTemplates.cameBack')}</p>
						) : (
							<details>
								<summary>{subject}</summary>
								<p className={classes.text}>{body}</p>
							</details>
						)}
					</li>
				))}
			</ul>
		</Section>
	)
}
