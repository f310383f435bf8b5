import { listFaqs } from '@profile-search/contract/site/faqs'
import { FaqCategory } from '@profile-search/contract/site/pages'
import { startTransition, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { load } from '#api.ts'
import { sharedMeta } from '#outside/meta.ts'
import { faqPageOf } from '#outside/structured-data.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import control from '#ui/form/native/control.module.css'
import type { Route } from './+types/faq.ts'
import classes from './faq.module.css'
import { findFaqs } from './find-faqs.ts'
import { Question } from './question.tsx'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
	...sharedMeta(matches, { title: i18n.t('faq.title'), description: i18n.t('faq.lead'), path: '/faq' }),
	...(loaderData?.faqs.length ? [{ 'script:ld+json': faqPageOf(loaderData.faqs) }] : []),
]

export async function loader(args: Route.LoaderArgs) {
	const { language } = i18n
	return { ...(await load(args, listFaqs, { query: { language } })), language }
}

export default function Faq({ loaderData: { faqs } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { hash } = useLocation()
	const [query, setQuery] = useState('')
	// A link to a question shows it, whatever was searched for before.
	useEffect(() => {
		if (hash) startTransition(() => setQuery(''))
	}, [hash])
	const found = findFaqs(faqs, query)
	const isSearching = query.trim() !== ''
	const groups = FaqCategory.options
		.map((category) => ({ category, questions: found.filter((faq) => faq.category === category) }))
		.filter(({ questions }) => questions.length > 0)

	return (
		<Page title={t('faq.title')} companion={t('faq.companion')} lead={t('faq.lead')} width="narrow">
			<search className={classes.search}>
				<label>
					<span>{t('faq.search')}</span>
					<input
						className={control.control}
						type="search"
						placeholder={t('faq.searchPlaceholder')}
						value={query}
						maxLength={120}
						autoComplete="off"
						onChange={(event) => setQuery(event.currentTarget.value)}
					/>
				</label>
				<output className={classes.count}>
					{isSearching ? t('faq.found', { count: found.length }) : ''}
				</output>
			</search>
			{!isSearching && (
				<nav aria-label={t('faq.categoriesLabel')} className={classes.categories}>
					<ul>
						{groups.map(({ category }) => (
							<li key={category}>
								<a href={`#${category}`}>{t(`faq.categories.${category}`)}</a>
							</li>
						))}
					</ul>
				</nav>
			)}
			{groups.map(({ category, questions }) => (
				<section key={category} aria-labelledby={category} className={classes.group}>
					<h2 id={category}>{t(`faq.categories.${category}`)}</h2>
					{questions.map((faq) => (
						<Question
							key={faq.id}
							faq={faq}
							isNamed={hash === `#${faq.slug}`}
							isFound={isSearching && found.length <= 3}
						/>
					))}
				</section>
			))}
			{groups.length === 0 && <Notice title={t('faq.nothing')}>{t('faq.nothingText')}</Notice>}
			<p className={classes.more}>
				{t('faq.more')} <Link to="/contact">{t('faq.moreContact')}</Link>
			</p>
		</Page>
	)
}
