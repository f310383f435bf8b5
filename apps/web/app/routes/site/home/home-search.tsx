import { listPlaces } from '@profile-search/contract/search/reference'
import { useId } from 'react'
import { Form } from 'react-router'
import { send } from '#api.ts'
import { useSearch } from '#features/search/use-search.ts'
import { useTranslation } from '#text/use-translation.ts'
import classes from './home-search.module.css'

async function searchTowns(query: string) {
	const { details } = await send(listPlaces, { query: { query } })
	return details ?? []
}

/**
 * A search form: a query, a town, and what to look for. A plain form that works before scripts load; they add
 * suggestions of towns.
 */
export function HomeSearch({ isForPeople = false }: { isForPeople?: boolean }) {
	const { t } = useTranslation()
	const towns = useId()
	const { choices, look, lookSoon } = useSearch(searchTowns)
	return (
		<search>
			<Form action="/search" className={classes.search}>
				<fieldset>
					<legend className="unseen">{t('home.searchFor')}</legend>
					{(['jobs', 'people'] as const).map((list) => (
						<label key={list}>
							<input
								type="radio"
								name="in"
								value={list}
								defaultChecked={(list === 'people') === isForPeople}
							/>
							<span>{t(`home.searchIn.${list}`)}</span>
						</label>
					))}
				</fieldset>
				<div className={classes.box}>
					<label>
						<span>{t('home.searchLabel')}</span>
						<input
							name="query"
							type="search"
							placeholder={t('home.searchPlaceholder')}
							maxLength={120}
							autoComplete="off"
						/>
					</label>
					<label>
						<span>{t('home.townLabel')}</span>
						<input
							name="town"
							list={towns}
							placeholder={t('home.townPlaceholder')}
							maxLength={60}
							autoComplete="off"
							onFocus={() => void look('')}
							onChange={(event) => lookSoon(event.currentTarget.value)}
						/>
						<datalist id={towns}>
							{choices.map(({ id, name, state }) => (
								<option key={id} value={name}>
									{state ? `${name}, ${state}` : name}
								</option>
							))}
						</datalist>
					</label>
					<button type="submit">{t('home.search')}</button>
				</div>
			</Form>
		</search>
	)
}
