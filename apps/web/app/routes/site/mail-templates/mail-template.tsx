import type { Details } from '@profile-search/contract/http/endpoint'
import { restoreMailTemplate, showMailTemplate } from '@profile-search/contract/site/mail-templates'
import { Link } from 'react-router'
import { load, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { ConfirmButton } from '#ui/action/button/confirm-button.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { Quotation, Thread } from '#ui/page/thread.tsx'
import { AsideSection, WithAside } from '#ui/page/with-aside.tsx'
import { moment } from '#ui/text/amounts.ts'
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
			<WithAside
				aside={
					<>
						<AsideSection title={t('mailTemplates.filled')}>
							<p>{t('mailTemplates.filledText')}</p>
							<Facts
								columns={1}
								facts={placeholders.map((one) => [
									`{${one.name}}`,
									`${one.about}${one.kind === 'text' ? '' : ` (${t(`mailTemplates.kinds.${one.kind}`)})`}`,
								])}
							/>
						</AsideSection>
					</>
				}
			>
				<MailForm key={version} template={template} />
				<Versions versions={template.versions} />
			</WithAside>
		</Page>
	)
}

function Versions({ versions }: { versions: Details<typeof showMailTemplate>['versions'] }) {
	const { t } = useTranslation()
	if (versions.length === 0) return null
	return (
		<Section title={t('mailTemplates.versions')}>
			<Thread as="ul">
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
								<Quotation>{body}</Quotation>
							</details>
						)}
					</li>
				))}
			</Thread>
		</Section>
	)
}
