import { listCompletions } from '@profile-search/contract/search/reference'
import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { withValue } from '../facets/address.ts'
import type { FacetName, NamedFacet } from '../facets/choice-label.ts'
import { CompletingInput, type Completion } from './completing-input.tsx'

type Meant = Completion &
	({ facet: FacetName; value: number } | { facet: null } | { facet: 'saved'; address: string })

/** The saved searches of the reader for a list; undefined where there is nobody to have any. */
export type FindSaved = (() => Promise<{ id: string; name: string; address: string }[]>) | undefined

type Props = { placeholder: string; facets: NamedFacet[]; findSaved: FindSaved }

/**
 * The words of a list. A completion that is a facet of the list becomes one of its filters; an organisation, and
 * whatever is no facet here, becomes the words. Before anything is typed, the saved searches of the reader are offered.
 */
export function QueryField({ placeholder, facets, findSaved }: Props) {
	const { t } = useTranslation()
	const input = useRef<HTMLInputElement>(null)
	const [search] = useSearchParams()
	const navigate = useNavigate()
	const isFacet = (facet: FacetName) => facets.some(({ name }) => name === facet)

	async function complete(typed: string) {
		const { details } = await send(listCompletions, { query: { query: typed.slice(0, 80) } })
		if (!details) return []
		const known = details.names.map(({ kind, id, name }): Meant => ({
			key: `${kind}-${id}`,
			text: name,
			note: t(`lists.completionKinds.${kind}`),
			...(isFacet(kind) ? { facet: kind, value: id } : { facet: null }),
		}))
		const named = details.organisations.map((name, at): Meant => ({
			key: `organisation-${at}`,
			text: name,
			note: t('lists.completionKinds.organisation'),
			facet: null,
		}))
		return [...known, ...named]
	}

	const listSaved =
		findSaved &&
		(async () =>
			(await findSaved()).map(({ id, name, address }): Meant => ({
				key: id,
				text: name,
				note: t('lists.completionKinds.saved'),
				facet: 'saved',
				address,
			})))

	function choose(meant: Meant) {
		const field = input.current
		if (!field) return
		if (meant.facet === 'saved') return void navigate(`?${meant.address}`)
		field.value = meant.facet ? '' : meant.text
		if (meant.facet) void navigate(`?${withValue(search, meant.facet, meant.value)}`)
		else field.form?.requestSubmit()
	}

	return (
		<CompletingInput
			ref={input}
			name="query"
			label={t('lists.query')}
			placeholder={placeholder}
			defaultValue={search.get('query') ?? ''}
			complete={complete}
			completeEmpty={listSaved}
			onChoose={choose}
		/>
	)
}
