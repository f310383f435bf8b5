import { SavedKind, listSaved } from '@profile-search/contract/matching/saved'
import { useRef } from 'react'
import { Link } from 'react-router'
import { load } from '#api.ts'
import { jobMark, personMark } from '#features/matching/fit/fit-mark.tsx'
import { JobChoice } from '#features/matching/fit/job-choice.tsx'
import { scoreJobs, scorePeople } from '#features/matching/fit/load-fit.ts'
import type { Saved } from '#features/matching/saved/saved-line.tsx'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Row } from '#ui/layout/row.tsx'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { ViewLink, Views } from '#ui/list/views.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/list.ts'
import { SavedItem } from './item.tsx'
import classes from './saved.module.css'

export const meta = () => [{ title: `${i18n.t('saved.title')} · ${i18n.t('site.name')}` }]

/** The list of each kind. */
const lists = {
	person: '/employee-list',
	organisation: '/employer-list',
	job: '/jobs',
	adviser: '/advisory-list',
	investor: '/investor-list',
}

export async function loader(args: Route.LoaderArgs) {
	const search = args.url.searchParams
	const kind = SavedKind.safeParse(search.get('kind')).data
	const query = { kind, page: pageIn(search) }
	const saved = await load(args, listSaved, { query })
	const [scores, fit] = await Promise.all([
		scoreJobs(
			args,
			saved.items.flatMap((thing) => (thing.kind === 'job' && thing.card ? [thing.card] : [])),
		),
		scorePeople(
			args,
			saved.items.flatMap((thing) => (thing.kind === 'person' && thing.card ? [thing.card] : [])),
		),
	])
	return { kind, saved, scores, fit }
}

export default function SavedList({ loaderData: { kind, saved, scores, fit } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const list = useRef<HTMLUListElement>(null)
	const all = Object.values(saved.counts).reduce((sum, count) => sum + count, 0)

	return (
		<Page title={t('saved.title')} companion={t('saved.companion')} lead={t('saved.lead')}>
			<Views label={t('saved.kind')}>
				<ViewLink to="?" isShown={kind === undefined} amount={all}>
					{t('saved.all')}
				</ViewLink>
				{SavedKind.options.map((each) => (
					<ViewLink key={each} to={`?kind=${each}`} isShown={kind === each} amount={saved.counts[each]}>
						{t(`saved.kinds.${each}`)}
					</ViewLink>
				))}
			</Views>
			{saved.items.length === 0 && <Empty kind={kind} isPastEnd={saved.total > 0} />}
			{fit?.scores && <JobChoice label={t('matches.scoreFor')} chosen={fit.chosen.id} jobs={fit.jobs} />}
			<ul ref={list} className={classes.list} tabIndex={-1} aria-label={t('saved.title')}>
				{saved.items.map((thing) => (
					<SavedItem
						key={`${thing.kind} ${thing.subjectId}`}
						thing={thing}
						mark={markOf(thing, scores, fit?.scores)}
						onRemoved={() => list.current?.focus()}
					/>
				))}
			</ul>
			<Pager page={saved.page} pages={saved.pages} />
		</Page>
	)
}

type Scores = Awaited<ReturnType<typeof scoreJobs>> | undefined

/** How a saved job fits the reader, or a saved person their chosen job; nothing for other readers and items. */
function markOf({ kind, card }: Saved, ofJobs: Scores, ofPeople: Scores) {
	if (kind === 'job' && card) return jobMark(ofJobs, card.id, `/jobs/${card.id}?from=saved`)
	if (kind === 'person' && card) return personMark(ofPeople, card.id)
	return null
}

function Empty({ kind, isPastEnd }: { kind: SavedKind | undefined; isPastEnd: boolean }) {
	const { t } = useTranslation()
	if (isPastEnd) {
		return (
			<Notice
				title={t('saved.pastEnd')}
				action={<Link to={kind ? `?kind=${kind}` : '?'}>{t('saved.toStart')}</Link>}
			/>
		)
	}
	const ways = kind ? [kind] : SavedKind.options
	return (
		<Notice
			title={t(kind ? `saved.none.${kind}` : 'saved.nothing')}
			action={
				<Row as="span" gap={[4, 20]} links>
					{ways.map((each) => (
						<Link key={each} to={lists[each]}>
							{t(`saved.ways.${each}`)}
						</Link>
					))}
				</Row>
			}
		>
			{t('saved.how')}
		</Notice>
	)
}
