import { TextInput } from '@mantine/core'
import { ownNames, PageLanguage } from '@profile-search/contract/platform/languages'
import { pathOfPage } from '@profile-search/contract/platform/page-path'
import { PageSlug, listPages } from '@profile-search/contract/site/pages'
import { sentenceOf } from '@profile-search/text/sentence'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { date } from '#ui/text/amounts.ts'
import type { Route } from './+types/admin-pages.ts'
import classes from './admin.module.css'

export const meta = () => [{ title: `${i18n.t('pagesAdmin.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	return { pages: await load(args, listPages) }
}

type State = Route.ComponentProps['loaderData']['pages'][number]['states'][number]

export default function AdminPages({ loaderData: { pages } }: Route.ComponentProps) {
	const { t } = useTranslation()
	return (
		<Page
			title={t('pagesAdmin.title')}
			lead={t('pagesAdmin.lead')}
			actions={<Link to="/admin/faqs">{t('faqsAdmin.title')}</Link>}
		>
			<ul className={classes.pages}>
				{pages.map(({ slug, states }) => (
					<li key={slug}>
						<div>
							<h2>{states[0]?.title ?? slug}</h2>
							<p>
								<a href={pathOfPage(slug)}>{pathOfPage(slug)}</a>
							</p>
						</div>
						<ul className={classes.states}>
							{PageLanguage.options.map((language) => (
								<li key={language}>
									<Link to={`/admin/pages/${slug}/${language}`}>
										<b lang={language}>{ownNames[language]}</b>
										<span className="unseen">{`, ${slug}`}</span>
									</Link>
									<StateText state={states.find((each) => each.language === language)} />
								</li>
							))}
						</ul>
					</li>
				))}
			</ul>
			<Section title={t('pagesAdmin.new')}>
				<NewPage taken={pages.map(({ slug }) => slug)} />
			</Section>
		</Page>
	)
}

function StateText({ state }: { state: State | undefined }) {
	const { t } = useTranslation()
	if (!state) return <span className={classes.none}>{t('pagesAdmin.notYet')}</span>
	return (
		<span>
			{state.liveVersion === null || !state.publishedAt
				? t('pagesAdmin.notLive')
				: t('pagesAdmin.live', { version: state.liveVersion, date: date(state.publishedAt) })}
			{state.hasDraft && <mark>{t('pagesAdmin.draft')}</mark>}
		</span>
	)
}

function NewPage({ taken }: { taken: string[] }) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const [slug, setSlug] = useState('')
	const [error, setError] = useState('')
	const go = () => {
		const checked = PageSlug.safeParse(slug.trim())
		if (!checked.success) return setError(sentenceOf(checked.error.issues[0]?.message ?? ''))
		if (taken.includes(checked.data)) return setError(t('pagesAdmin.taken'))
		return navigate(`/admin/pages/${checked.data}/en`)
	}
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault()
				void go()
			}}
		>
			<Row gap={16} align="start">
				<TextInput
					label={t('pagesAdmin.address')}
					description={t('pagesAdmin.addressHelp')}
					leftSection="/cms/"
					leftSectionWidth={64}
					value={slug}
					error={error}
					onChange={(event) => {
						setSlug(event.currentTarget.value)
						setError('')
					}}
					style={{ flex: '1 1 18rem', maxWidth: '28rem' }}
				/>
			</Row>
			<Button type="submit" mt={16}>
				{t('pagesAdmin.begin')}
			</Button>
		</form>
	)
}
