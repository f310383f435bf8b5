import type { Details } from '@profile-search/contract/http/endpoint'
import type { MergeKind, previewMerge } from '@profile-search/contract/trust/merges'
import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Row } from '#ui/layout/row.tsx'
import { Section } from '#ui/page/page.tsx'
import { date } from '#ui/text/amounts.ts'
import { fieldLabel, statusText, valueText } from './merge-text.ts'
import classes from './merge.module.css'

type Preview = Details<typeof previewMerge>

/** The two accounts or jobs side by side: who they are, and where they differ. */
export function MergeComparison({ kind, preview }: { kind: MergeKind; preview: Preview }) {
	const { t } = useTranslation()
	const { kept, duplicate, fields } = preview
	const shown = (field: string, value: string | null) =>
		value === null ? t('adminMerges.nothing') : valueText(field, value)
	return (
		<Section
			title={t('adminMerges.compare')}
			aside={
				<Row as="span" gap={[0, 24]} links="plain">
					<Link to={`/admin/merges/${kind}/${duplicate.id}?duplicate=${kept.id}`}>
						{t('adminMerges.keep')}
					</Link>
					<Link to={`/admin/merges/${kind}/${kept.id}`}>{t('adminMerges.another')}</Link>
				</Row>
			}
		>
			<div className={classes.sides}>
				<Side kind={kind} side={kept} word={t('adminMerges.kept')} isKept />
				<Side kind={kind} side={duplicate} word={t('adminMerges.duplicate')} />
			</div>
			{fields.length === 0 && <p>{t('adminMerges.same')}</p>}
			<dl className={classes.fields}>
				{fields.map(({ field, isTaken, ...values }) => (
					<div key={field}>
						<dt>{fieldLabel(field)}</dt>
						<dd data-left={isTaken || undefined}>
							<span className={classes.word}>{t('adminMerges.kept')}</span>
							{shown(field, values.kept)}
						</dd>
						<dd>
							<span className={classes.word}>{t('adminMerges.duplicate')}</span>
							{isTaken ? (
								<>
									<ins>{shown(field, values.duplicate)}</ins> {t('adminMerges.taken')}
								</>
							) : (
								shown(field, values.duplicate)
							)}
						</dd>
					</div>
				))}
			</dl>
		</Section>
	)
}

type SideProps = { kind: MergeKind; side: Preview['kept']; word: string; isKept?: boolean }

function Side({ kind, side, word, isKept = false }: SideProps) {
	const { t } = useTranslation()
	return (
		<div className={classes.side} data-kept={isKept || undefined}>
			<p>{word}</p>
			<h3>
				<Link to={kind === 'person' ? `/admin/accounts/${side.id}` : `/jobs/${side.id}`}>{side.name}</Link>
			</h3>
			<p>{side.about}</p>
			<p>
				{statusText(kind, side.status)} · {t('adminMerges.since', { date: date(side.createdAt) })}
			</p>
		</div>
	)
}
