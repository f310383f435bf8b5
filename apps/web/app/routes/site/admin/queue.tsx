import { ScrollArea } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import { listFailedWork, moveFailedWork, showQueue } from '@profile-search/contract/site/failed-work'
import { Link } from 'react-router'
import { load, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { ConfirmButton } from '#ui/action/button/confirm-button.tsx'
import { Bars } from '#ui/charts/bars.tsx'
import { Row } from '#ui/layout/row.tsx'
import { WorkLine } from '#ui/line/work-line.tsx'
import { FilterLinks } from '#ui/list/filter-links.tsx'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { count, moment } from '#ui/text/amounts.ts'
import type { Route } from './+types/queue.ts'
import classes from './queue.module.css'
import { RetryButton } from './retry-button.tsx'

export const meta = () => [{ title: `${i18n.t('failedWork.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const search = args.url.searchParams
	const task = search.get('task') || undefined
	const [queue, failed] = await Promise.all([
		load(args, showQueue),
		load(args, listFailedWork, { query: { task, page: pageIn(search) } }),
	])
	return { queue, failed, task }
}

export default function Queue({ loaderData: { queue, failed, task } }: Route.ComponentProps) {
	const { t } = useTranslation()
	return (
		<Page
			title={t('failedWork.title')}
			companion={t('failedWork.companion')}
			lead={t('failedWork.lead')}
			actions={<Link to="/admin">{t('adminArea.back')}</Link>}
		>
			{queue.mail === 'late' && (
				<Notice tone="wait" title={t('failedWork.mailLate')}>
					{t('failedWork.mailLateText')}
				</Notice>
			)}
			<Section title={t('failedWork.failed')}>
				{task && (
					<FilterLinks label={t('failedWork.shown')}>
						<Link to="?">{t('failedWork.all')}</Link>
						<Link to={`?task=${task}`} aria-current="page">
							{task}
						</Link>
					</FilterLinks>
				)}
				{failed.items.length === 0 && (
					<Notice tone="good" title={t('failedWork.none')}>
						{t('failedWork.noneText')}
					</Notice>
				)}
				<ul>
					{failed.items.map((work) => (
						<Failed key={work.id} work={work} />
					))}
				</ul>
				<Pager page={failed.page} pages={failed.pages} />
			</Section>
			<Section title={t('failedWork.byTask')}>
				{queue.tasks.length === 0 ? <p>{t('failedWork.idle')}</p> : <Tasks tasks={queue.tasks} />}
			</Section>
			<Section title={t('failedWork.day')}>
				<Hours hours={queue.hours} />
			</Section>
		</Page>
	)
}

type Work = Details<typeof listFailedWork>['items'][number]

function Failed({ work: { id, task, attempts, maxAttempts, error, failedAt, nextAt } }: { work: Work }) {
	const { t } = useTranslation()
	return (
		<WorkLine
			state={nextAt ? 'soon' : 'overdue'}
			side={
				<Row gap={10} align="center" justify="end">
					<RetryButton task={task} id={id} description={t('failedWork.retryOne', { id })} />
					<ConfirmButton
						label={t('failedWork.discard')}
						description={t('failedWork.discardOne', { id })}
						question={t('failedWork.discardQuestion')}
						act={() => send(moveFailedWork, { body: { act: 'discard', task, id } })}
					/>
				</Row>
			}
		>
			<h3 className={classes.name}>
				{task} <small>#{id}</small>
			</h3>
			<p>{error}</p>
			<p>
				{t('failedWork.attempts', { attempts, maxAttempts })} · {moment(failedAt)} ·{' '}
				{nextAt ? t('failedWork.next', { moment: moment(nextAt) }) : t('failedWork.givenUp')}
			</p>
		</WorkLine>
	)
}

const states = ['waiting', 'planned', 'running', 'abandoned', 'retrying', 'failed'] as const

function Tasks({ tasks }: { tasks: Details<typeof showQueue>['tasks'] }) {
	const { t } = useTranslation()
	return (
		<ScrollArea viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('failedWork.byTask') }}>
			<table className={classes.table}>
				<thead>
					<tr>
						<th scope="col">{t('failedWork.task')}</th>
						{states.map((state) => (
							<th key={state} scope="col">
								{t(`failedWork.states.${state}`)}
							</th>
						))}
						<th scope="col">{t('failedWork.oldest')}</th>
						<th scope="col">{t('failedWork.act')}</th>
					</tr>
				</thead>
				<tbody>
					{tasks.map((row) => (
						<tr key={row.task}>
							<th scope="row">{row.task}</th>
							{states.map((state) => (
								<td key={state} data-late={(state === 'failed' && row.failed > 0) || undefined}>
									{count(row[state])}
								</td>
							))}
							<td>{row.oldestAt ? moment(row.oldestAt) : '–'}</td>
							<td>{row.retrying + row.failed > 0 ? <Acts row={row} /> : '–'}</td>
						</tr>
					))}
				</tbody>
			</table>
		</ScrollArea>
	)
}

function Acts({ row: { task, retrying, failed } }: { row: Details<typeof showQueue>['tasks'][number] }) {
	const { t } = useTranslation()
	const amount = retrying + failed
	return (
		<Row gap={10} align="center" wrap={false}>
			<Link to={`?task=${task}`} aria-label={t('failedWork.showOf', { task })}>
				{t('failedWork.show')}
			</Link>
			<RetryButton task={task} description={t('failedWork.retryAll', { task })} />
			<ConfirmButton
				label={t('failedWork.discard')}
				description={t('failedWork.discardAll', { task })}
				question={t('failedWork.discardAllQuestion', { count: amount })}
				act={() => send(moveFailedWork, { body: { act: 'discard', task } })}
			/>
		</Row>
	)
}

/** A chart of finished and failed tasks by hour; the table behind it has the same numbers. */
function Hours({ hours }: { hours: Details<typeof showQueue>['hours'] }) {
	const { t } = useTranslation()
	if (hours.every(({ done, failed }) => done + failed === 0)) return <p>{t('failedWork.noHours')}</p>
	const series = (['done', 'failed'] as const).map((name) => ({ name, label: t(`failedWork.${name}Label`) }))
	const rows = hours.map(({ hour, done, failed }) => ({ at: moment(hour), done, failed }))
	return (
		<>
			<Bars isStacked series={series} rows={rows} />
			<details>
				<summary>{t('failedWork.asTable')}</summary>
				<table className={classes.table}>
					<thead>
						<tr>
							<th scope="col">{t('failedWork.hour')}</th>
							{series.map(({ name, label }) => (
								<th key={name} scope="col">
									{label}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(({ at, done, failed }) => (
							<tr key={at}>
								<th scope="row">{at}</th>
								<td>{count(done)}</td>
								<td>{count(failed)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</details>
		</>
	)
}
