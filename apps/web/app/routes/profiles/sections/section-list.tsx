import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { SaveButton } from '#features/matching/saved/save-button.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { ListFilter } from '#ui/form/list-filter.tsx'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { sectionPages } from './section-pages.tsx'

type Item = { id: string; name: string }

type Props<Shown extends Item> = {
	kind: 'adviser' | 'investor'
	found: { items: Shown[]; total: number; page: number; pages: number }
	/** The sections the reader has saved, from `savedAmong`. */
	saved: string[] | null
	/** The filter beside the search box: its query parameter, and its values with their labels. */
	choice: { name: string; values: [value: string, text: string][] }
	renderLine: (item: Shown, action: ReactNode) => ReactNode
}

/** The list of advisers or of investors. */
export function SectionList<Shown extends Item>({ kind, found, saved, choice, renderLine }: Props<Shown>) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const { texts, edit } = sectionPages[kind]
	const isFiltered = search.has('query') || search.has(choice.name)
	const save = ({ id, name }: Item) =>
		saved && <SaveButton kind={kind} subjectId={id} name={name} saved={saved} />

	return (
		<Page
			title={t(`${texts}title`)}
			companion={t(`${texts}companion`)}
			isLeadCount
			lead={t(`${texts}found`, { count: found.total })}
			actions={
				<Button component={Link} to={edit} variant="default">
					{t(`${texts}offer`)}
				</Button>
			}
		>
			<ListFilter
				placeholder={t(`${texts}queryPlaceholder`)}
				action={t(`${texts}show`)}
				choice={{
					name: choice.name,
					label: t(`${texts}choice`),
					any: t(`${texts}any`),
					options: choice.values.map(([value, text]) => (
						<option key={value} value={value}>
							{text}
						</option>
					)),
				}}
			/>
			{found.items.map((item) => renderLine(item, save(item)))}
			{found.items.length === 0 && (
				<Notice title={t(isFiltered ? `${texts}nothing` : `${texts}nothingYet`)}>
					{t(isFiltered ? `${texts}nothingText` : `${texts}nothingYetText`)}
				</Notice>
			)}
			<Pager page={found.page} pages={found.pages} />
		</Page>
	)
}
