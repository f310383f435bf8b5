import { listJobFeedReads, listJobFeeds } from '@profile-search/contract/hiring/drafts/job-feeds'
import { data, Link } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { ActionLine } from '#ui/line/action-line.tsx'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Page } from '#ui/page/page.tsx'
import { moment } from '#ui/text/amounts.ts'
import fold from '#ui/layout/fold.module.css'
import type { Route } from './+types/reads.ts'
import classes from './job-feeds.module.css'
import { useReadFacts } from './read-facts.ts'

export const meta = () => [{ title: `${i18n.t('jobFeeds.reads')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const { feedId } = args.params
	const [{ items }, reads] = await Promise.all([
		load(args, listJobFeeds),
		load(args, listJobFeedReads, { params: { feedId }, query: { page: pageIn(args.url.searchParams) } }),
	])
	const feed = items.find(({ id }) => id === feedId)
	if (!feed) throw data(null, { status: 404 })
	return { host: new URL(feed.url).hostname, reads }
}

export default function JobFeedReads({ loaderData: { host, reads } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const factsOf = useReadFacts()
	return (
		<Page
			title={t('jobFeeds.readsOf', { host })}
			lead={t('jobFeeds.readsLead')}
			width="narrow"
			actions={<Link to="/job-feeds">{t('jobFeeds.backToFeeds')}</Link>}
		>
			{reads.items.length === 0 && <p>{t('jobFeeds.noReads')}</p>}
			<ul>
				{reads.items.map((read) => (
					<ActionLine
						key={read.id}
						as="li"
						title={moment(read.readAt)}
						mark={t(read.problem ? 'jobFeeds.failed' : 'jobFeeds.ok')}
						isBad={read.problem !== null}
						text={factsOf(read).filter(Boolean).join(' · ')}
					>
						{read.notes.length > 0 && (
							<details className={fold.fold}>
								<summary>{t('jobFeeds.notesOf', { count: read.notes.length })}</summary>
								<ul className={classes.notes}>
									{read.notes.map(({ title, message }) => (
										<li key={`${title} ${message}`}>
											<b>{title}</b>: {message}
										</li>
									))}
								</ul>
							</details>
						)}
					</ActionLine>
				))}
			</ul>
			<Pager page={reads.page} pages={reads.pages} />
		</Page>
	)
}
