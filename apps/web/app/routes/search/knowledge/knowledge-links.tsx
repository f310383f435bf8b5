import type { KnowledgeItem, KnowledgeSubject } from '@profile-search/contract/search/knowledge'
import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Table } from '#ui/layout/table.tsx'
import { percent } from './knowledge-text.ts'
import classes from './knowledge.module.css'

type Row = Pick<KnowledgeItem['typical'][number], 'id' | 'name' | 'source'>

type Props<Each extends Row> = {
	/** Whether the links lead to skills or to professions. */
	subject: KnowledgeSubject
	title: string
	shares: { title: string; of: (row: Each) => number }[]
	rows: readonly Each[]
	/** The text when there are none. */
	none: string
	onRemove: (row: Each) => void
	/** Given if links can be changed, and not only removed and added. */
	onChange?: (row: Each) => void
}

/** The links of a skill or profession: how strong, from which source, and a button to remove each. */
export function KnowledgeLinks<Each extends Row>({
	subject,
	title,
	shares,
	rows,
	none,
	onRemove,
	onChange,
}: Props<Each>) {
	const { t } = useTranslation()
	if (rows.length === 0) return <p className={classes.soft}>{none}</p>
	return (
		<Table kind="actions">
			<thead>
				<tr>
					<th scope="col">{title}</th>
					{shares.map((share) => (
						<th key={share.title} scope="col">
							{share.title}
						</th>
					))}
					<th scope="col" data-spare>
						{t('knowledge.source')}
					</th>
					<th scope="col">
						<span className="unseen">{t('knowledge.actions')}</span>
					</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.id}>
						<th scope="row">
							<Link to={`/admin/${subject}/${row.id}`}>{row.name}</Link>
						</th>
						{shares.map((share) => (
							<td key={share.title}>{`${percent(share.of(row))}%`}</td>
						))}
						<td data-spare>{t(`knowledge.sources.${row.source}`)}</td>
						<td>
							{onChange && (
								<Button
									variant="subtle"
									aria-label={t('knowledge.changeRelation', { name: row.name })}
									onClick={() => onChange(row)}
								>
									{t('knowledge.change')}
								</Button>
							)}
							<Button
								variant="subtle"
								color="vermilion"
								aria-label={t('knowledge.removeRelation', { name: row.name })}
								onClick={() => onRemove(row)}
							>
								{t('knowledge.remove')}
							</Button>
						</td>
					</tr>
				))}
			</tbody>
		</Table>
	)
}
