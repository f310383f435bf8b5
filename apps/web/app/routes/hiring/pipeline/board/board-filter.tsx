import { Form, Link, useSearchParams } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { count } from '#ui/text/amounts.ts'
import classes from './board-filter.module.css'

const scores = [30, 50, 60, 70, 80, 90]
const stars = [1, 2, 3, 4, 5]

/** The filter of the board, kept in the address; works without scripts. */
export function BoardFilter({ shown, all, isLive }: { shown: number; all: number; isLive: boolean }) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const said = (name: string) => search.get(name) ?? ''
	const isFiltered = ['query', 'minScore', 'minStars', 'knockOuts'].some(
		(name) => !['', '0', 'any'].includes(said(name)),
	)

	return (
		<search>
			<Form className={classes.filter} key={search.toString()}>
				<label>
					<span>{t('lists.query')}</span>
					<input type="search" name="query" defaultValue={said('query')} maxLength={120} />
				</label>
				<label>
					<span>{t('pipeline.minScore')}</span>
					<select name="minScore" defaultValue={said('minScore') || '0'}>
						<option value="0">{t('pipeline.any')}</option>
						{scores.map((score) => (
							<option key={score} value={score}>
								{t('pipeline.fromScore', { score })}
							</option>
						))}
					</select>
				</label>
				<label>
					<span>{t('pipeline.minStars')}</span>
					<select name="minStars" defaultValue={said('minStars') || '0'}>
						<option value="0">{t('pipeline.any')}</option>
						{stars.map((each) => (
							<option key={each} value={each}>
								{t('pipeline.fromStars', { count: each })}
							</option>
						))}
					</select>
				</label>
				<label>
					<span>{t('pipeline.knockOuts')}</span>
					<select name="knockOuts" defaultValue={said('knockOuts') || 'any'}>
						<option value="any">{t('pipeline.any')}</option>
						<option value="without">{t('pipeline.withoutKnockOuts')}</option>
						<option value="with">{t('pipeline.withKnockOuts')}</option>
					</select>
				</label>
				<label>
					<span>{t('pipeline.order')}</span>
					<select name="order" defaultValue={said('order') || 'match'}>
						<option value="match">{t('pipeline.orders.match')}</option>
						<option value="newest">{t('pipeline.orders.newest')}</option>
						<option value="stars">{t('pipeline.orders.stars')}</option>
					</select>
				</label>
				<button type="submit">{t('pipeline.filter')}</button>
				<output>
					{isFiltered ? t('pipeline.shown', { shown: count(shown), all: count(all) }) : ''}{' '}
					{isFiltered && <Link to="?">{t('lists.clear')}</Link>}
					{!isLive && t('pipeline.notLive')}
				</output>
			</Form>
		</search>
	)
}
