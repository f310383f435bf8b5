import type { SearchedList } from '@profile-search/contract/matching/alerts'
import { IconBell } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useChoiceLabel, type NamedFacet } from '#features/search/facets/choice-label.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Modal } from '#ui/action/modal.tsx'
import { loadedWithKit } from '#ui/loading/loaded-later.tsx'
import classes from './save-search.module.css'

type Props = { list: SearchedList; facets: NamedFacet[] }

// Most people only read the list, so the form is loaded on demand.
const SaveSearchForm = loadedWithKit(async () => (await import('./save-search-form.tsx')).default)

/** Saves the search in the address bar as an alert. */
export function SaveSearch({ list, facets }: Props) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const [isOpen, setOpen] = useState(false)
	const label = useChoiceLabel()
	const query = search.get('query')?.trim()
	const chosen = facets.flatMap(({ name, choices }) =>
		choices.filter(({ isChosen }) => isChosen).map(({ value, label: given }) => label(name, value, given)),
	)
	const name = [query, ...chosen].filter(Boolean).join(', ').slice(0, 80)

	return (
		<div className={classes.line}>
			<p>{t(`saveSearch.offer.${list}`)}</p>
			<Button
				variant="default"
				leftSection={<IconBell size={20} stroke={1.9} aria-hidden="true" />}
				onClick={() => setOpen(true)}
			>
				{t('saveSearch.save')}
			</Button>
			<Modal
				opened={isOpen}
				onClose={() => setOpen(false)}
				title={t('saveSearch.saveTitle')}
				closeButtonProps={{ 'aria-label': t('labels.close') }}
			>
				<Suspense>
					<SaveSearchForm
						list={list}
						criteria={search.toString()}
						name={name || t(`saveSearch.any.${list}`)}
						onDone={() => setOpen(false)}
					/>
				</Suspense>
			</Modal>
		</div>
	)
}
