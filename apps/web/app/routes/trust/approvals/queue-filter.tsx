import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { FilterField, FilterForm, FilterSelect } from '#ui/form/filter-form.tsx'
import { count } from '#ui/text/amounts.ts'
import classes from './approvals.module.css'
import { filterNames } from './queue-query.ts'

const longs = [1, 3, 7, 14, 30]

/** The cases that wait for a decision, and those that wait for an answer. */
export function States({ waiting, asked }: { waiting: number; asked: number }) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const shown = search.get('state') === 'asked' ? 'asked' : 'waiting'
	const to = (state: 'waiting' | 'asked') => {
		const query = new URLSearchParams(search)
		query.delete('page')
		query.delete('state')
		if (state === 'asked') query.set('state', state)
		return `?${query}`
	}
	return (
		<nav className={classes.states} aria-label={t('approvals.state')}>
			{(['waiting', 'asked'] as const).map((state) => (
				<Link key={state} to={to(state)} aria-current={state === shown ? 'page' : undefined}>
					{t(`approvals.states.${state}`)} <b>{count(state === 'asked' ? asked : waiting)}</b>
				</Link>
			))}
		</nav>
	)
}

/** Filters the queue; the kind and the state are chosen above it. */
export function QueueFilterForm() {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const kept = Object.fromEntries([...search].filter(([name]) => name === 'kind' || name === 'state'))
	return (
		<FilterForm action={t('approvals.filter.submit')} names={filterNames} kept={kept}>
			<FilterField
				name="query"
				label={t('approvals.filter.query')}
				placeholder={t('approvals.filter.placeholder')}
			/>
			<FilterSelect
				name="days"
				label={t('approvals.filter.days')}
				any={t('approvals.filter.anyDays')}
				options={longs.map((days) => [String(days), t('approvals.filter.longer', { count: days })])}
			/>
			<FilterSelect
				name="history"
				label={t('approvals.filter.history')}
				any={t('approvals.filter.anyHistory')}
				options={[
					['first', t('approvals.filter.first')],
					['again', t('approvals.filter.again')],
				]}
			/>
			<label data-check>
				<input
					type="checkbox"
					name="duplicates"
					value="yes"
					defaultChecked={search.get('duplicates') === 'yes'}
				/>
				<span>{t('approvals.filter.duplicates')}</span>
			</label>
		</FilterForm>
	)
}
