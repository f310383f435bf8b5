import type { Details } from '@profile-search/contract/http/endpoint'
import { listMailTemplates, MailGroup } from '@profile-search/contract/site/mail-templates'
import { Link, useSearchParams } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { ListFilter } from '#ui/form/list-filter.tsx'
import { LineLink } from '#ui/line/line-link.tsx'
import { WorkLine } from '#ui/line/work-line.tsx'
import { FilterLinks } from '#ui/list/filter-links.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import type { Route } from './+types/mail-templates.ts'

export const meta = () => [{ title: `${i18n.t('mailTemplates.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	return { templates: await load(args, listMailTemplates) }
}

export default function MailTemplates({ loaderData: { templates } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const terms = (search.get('query') ?? '').toLowerCase().split(/\s+/)
	const holdsWords = ({ group, example, about }: Template) => {
		const text = `${t(`mailTemplates.groups.${group}`)} ${example} ${about}`.toLowerCase()
		return terms.every((word) => text.includes(word))
	}
	const found = templates.filter(holdsWords)
	const groups = MailGroup.options.filter((group) => found.some((one) => one.group === group))

	return (
		<Page
			title={t('mailTemplates.title')}
			companion={t('mailTemplates.companion')}
			lead={t('mailTemplates.lead')}
			actions={<Link to="/admin">{t('adminArea.back')}</Link>}
		>
			<ListFilter placeholder={t('mailTemplates.searchPlaceholder')} action={t('adminArea.filter')} />
			{found.length === 0 && (
				<Notice title={t('mailTemplates.nothingFound')}>{t('mailTemplates.nothingFoundText')}</Notice>
			)}
			{groups.length > 1 && (
				<FilterLinks label={t('mailTemplates.groupsLabel')}>
					{groups.map((group) => (
						<a key={group} href={`#${group}`}>
							{t(`mailTemplates.groups.${group}`)}
						</a>
					))}
				</FilterLinks>
			)}
			{groups.map((group) => (
				<Section key={group} id={group} title={t(`mailTemplates.groups.${group}`)}>
					<ul>
						{found
							.filter((one) => one.group === group)
							.map((one) => (
								<Line key={one.name} template={one} />
							))}
					</ul>
				</Section>
			))}
		</Page>
	)
}

type Template = Details<typeof listMailTemplates>[number]

function Line({ template: { name, about, example, isChanged } }: { template: Template }) {
	const { t } = useTranslation()
	return (
		<WorkLine state={isChanged ? 'calm' : undefined} side={isChanged && <p>{t('mailTemplates.changed')}</p>}>
			<h3>
				<LineLink to={`/admin/mail-templates/${name}`}>{example}</LineLink>
			</h3>
			<p>{about}</p>
		</WorkLine>
	)
}
