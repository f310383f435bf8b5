import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Form, useSearchParams, useSubmit } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { type FindSaved, QueryField } from '../completion/query-field.tsx'
import type { NamedFacet } from './choice-label.ts'
import { Chosen } from './chosen.tsx'
import { FacetSheet } from './facet-sheet.tsx'
import classes from './search-list.module.css'

type Props = {
	facets: NamedFacet[]
	isRounded: boolean
	/** Whether the list can be sorted by distance. */
	hasDistance: boolean
	/** How many results there are. */
	total: number
	placeholder: string
	/** The label of the button. */
	action: string
	findSaved: FindSaved
	/** The list itself. */
	children: ReactNode
}

const orders = ['newest', 'name', 'distance'] as const

/**
 * A list with its query, order and facets, all in the address: it can be shared, revisited, and used without scripts.
 * With scripts a choice takes effect at once.
 */
export function SearchList({
	facets,
	isRounded,
	hasDistance,
	total,
	placeholder,
	action,
	findSaved,
	children,
}: Props) {
	const { t } = useTranslation()
	const submit = useSubmit()
	const [search] = useSearchParams()
	const form = useFormOfAddress(search.toString())
	const sheet = useRef<HTMLFieldSetElement>(null)
	const sheetId = useId()
	// Without words nothing is more relevant than anything else.
	const usual = search.get('query') ? 'relevance' : 'newest'
	const count = facets.flatMap(({ choices }) => choices).filter(({ isChosen }) => isChosen).length

	return (
		<div className={classes.columns}>
			<search className={classes.through}>
				<Form
					ref={form}
					className={classes.through}
					onChange={({ target, currentTarget }) => {
						const isTyping = target instanceof HTMLInputElement && target.type === 'search'
						if (!isTyping) void submit(currentTarget, { preventScrollReset: true })
					}}
					onSubmit={() => sheet.current?.hidePopover()}
				>
					<div className={classes.query}>
						<QueryField placeholder={placeholder} facets={facets} findSaved={findSaved} />
						<button type="submit">{action}</button>
						<label className={classes.order}>
							<span>{t('lists.order')}</span>
							<select name="order" defaultValue={search.get('order') ?? ''}>
								<option value="">{t(`lists.orders.${usual}`)}</option>
								{orders
									.filter((order) => order !== usual && (hasDistance || order !== 'distance'))
									.map((order) => (
										<option key={order} value={order}>
											{t(`lists.orders.${order}`)}
										</option>
									))}
							</select>
						</label>
						<button type="button" className={classes.opener} popoverTarget={sheetId}>
							<IconAdjustmentsHorizontal size={20} stroke={1.9} aria-hidden="true" />
							{count > 0 ? t('lists.filtersChosen', { count }) : t('lists.filters')}
						</button>
					</div>
					<FacetSheet ref={sheet} id={sheetId} facets={facets} isRounded={isRounded} total={total} />
				</Form>
			</search>
			<div>
				<Chosen facets={facets} />
				{children}
			</div>
		</div>
	)
}

/**
 * A form whose fields follow the address, as after going back. The form stays as it is, so that a sheet remains open and
 * the focus where it is; what is typed before scripts load is kept, too.
 */
function useFormOfAddress(address: string) {
	const form = useRef<HTMLFormElement>(null)
	const shown = useRef(address)
	useEffect(() => {
		if (shown.current === address || !form.current) return
		shown.current = address
		form.current.reset()
		const search = new URLSearchParams(address)
		// A list of options goes back to what it was first, not to what the address says now.
		for (const select of form.current.querySelectorAll('select'))
			select.selectedIndex = Math.max(
				0,
				[...select.options].findIndex(({ value }) => value === search.get(select.name)),
			)
	}, [address])
	return form
}
