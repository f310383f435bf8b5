import { ownNames, PageLanguage } from '@profile-search/contract/platform/languages'
import { pathOfPage } from '@profile-search/contract/platform/page-path'
import { showEditedPage } from '@profile-search/contract/site/pages'
import { Link, data } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { ViewLink, Views } from '#ui/list/views.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { date } from '#ui/text/amounts.ts'
import { Prose } from '../prose.tsx'
import type { Route } from './+types/edit-page.ts'
import classes from './admin.module.css'
import { PageForm } from './page-form.tsx'
import { PageVersions } from './page-versions.tsx'

export const meta: Route.MetaFunction = ({ params }) => [
	{ title: `${params.slug} · ${i18n.t('pagesAdmin.title')} · ${i18n.t('site.name')}` },
]

export async function loader(args: Route.LoaderArgs) {
	const language = PageLanguage.safeParse(args.params.language).data
	if (!language) throw data(null, { status: 404 })
	return { page: await load(args, showEditedPage, { params: { slug: args.params.slug, language } }) }
}

export default function EditPage({ loaderData: { page } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { slug, language, draft, live, english, versions } = page
	const title = (draft ?? live)?.title ?? slug

	return (
		<Page
			title={
				<span lang={language} className={classes.title}>
					{title}
				</span>
			}
			lead={
				<>
					{live
						? t('pagesAdmin.live', { version: live.version, date: date(live.publishedAt) })
						: t('pagesAdmin.notLive')}
					{' · '}
					<a href={pathOfPage(slug) + (language === 'en' ? '' : `?language=${language}`)}>
						{pathOfPage(slug)}
					</a>
				</>
			}
			actions={<Link to="/admin/pages">{t('pagesAdmin.all')}</Link>}
		>
			<Views label={t('sitePages.languages')}>
				{PageLanguage.options.map((each) => (
					<ViewLink key={each} to={`/admin/pages/${slug}/${each}`} isShown={each === language} lang={each}>
						{ownNames[each]}
					</ViewLink>
				))}
			</Views>
			{english && (
				<details className={classes.english}>
					<summary>{t('pagesAdmin.english', { title: english.title })}</summary>
					<Prose html={english.body} lang="en" />
				</details>
			)}
			<PageForm key={`${slug}:${language}`} page={page} />
			<Section title={t('pagesAdmin.versions')}>
				<PageVersions page={page} />
				{versions.length === 0 && <p>{t('pagesAdmin.noVersions')}</p>}
			</Section>
		</Page>
	)
}
