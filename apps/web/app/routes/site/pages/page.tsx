import { PageLanguage } from '@profile-search/contract/platform/languages'
import { pathOfPage } from '@profile-search/contract/platform/page-path'
import { showPage } from '@profile-search/contract/site/pages'
import { Link, redirect } from 'react-router'
import { load } from '#api.ts'
import { sharedMeta } from '#outside/meta.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Page } from '#ui/page/page.tsx'
import { date } from '#ui/text/amounts.ts'
import type { Route } from './+types/page.ts'
import classes from './pages.module.css'
import { Prose } from './prose.tsx'

/** The number of headings from which a contents list is shown. */
const worthListing = 4

/** Old slugs and their successors. */
const movedTo: Record<string, string> = {
	accessibility: 'accessibility-statement',
	privacy: 'privacy-notice',
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	if (!loaderData) return [{ title: i18n.t('site.name') }]
	const { slug, title, description } = loaderData.page
	return sharedMeta(matches, { title, description, path: pathOfPage(slug), type: 'article' })
}

export async function loader(args: Route.LoaderArgs) {
	const slug = 'slag' in args.params ? String(args.params.slag) : 'about-us'
	const moved = movedTo[slug]
	if (moved) throw redirect(`/cms/${moved}${args.url.search}`, 301)
	// Each text has only one address.
	if (slug === 'about-us' && args.url.pathname !== '/about-us')
		throw redirect(`/about-us${args.url.search}`, 301)
	// Whoever has consented to a notice reads it in the language in which it was shown then.
	const asked = PageLanguage.safeParse(args.url.searchParams.get('language')).data
	const language = asked ?? i18n.language
	return { page: await load(args, showPage, { params: { slug }, query: { language } }), wished: language }
}

export default function SitePage({ loaderData: { page, wished } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { title, description, language, headings, body, publishedAt } = page
	const hasContents = headings.length >= worthListing

	return (
		<Page
			title={
				<span lang={language} className={classes.title}>
					{title}
				</span>
			}
			lead={description && <span lang={language}>{description}</span>}
		>
			<div className={classes.layout} data-contents={hasContents || undefined}>
				<div className={classes.beside}>
					{hasContents && (
						<nav aria-label={t('sitePages.contents')} className={classes.contents}>
							<ol>
								{headings.map(({ id, text }) => (
									<li key={id} lang={language}>
										<a href={`#${id}`}>{text}</a>
									</li>
								))}
							</ol>
						</nav>
					)}
				</div>
				<div className={classes.text}>
					{wished !== language && <p className={classes.missing}>{t('sitePages.notTranslated')}</p>}
					<Prose html={body} lang={language} />
					<p className={classes.foot}>
						{t('sitePages.since', { date: date(publishedAt) })} ·{' '}
						<Link to="/contact">{t('sitePages.ask')}</Link>
					</p>
				</div>
			</div>
		</Page>
	)
}
