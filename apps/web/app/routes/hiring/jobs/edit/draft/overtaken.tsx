import { Radio } from '@mantine/core'
import type { NamedDraft, showJobDraft } from '@profile-search/contract/hiring/job-drafts'
import type { Details } from '@profile-search/contract/http/endpoint'
import { useState } from 'react'
import { differentFields, jobTexts, type JobField } from '#features/hiring/jobs/job-texts.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { moment } from '#ui/text/amounts.ts'
import classes from '../edit.module.css'

type Theirs = Details<typeof showJobDraft>
type Side = 'mine' | 'theirs'

type Props = {
	/** The draft that this form started from. */
	base: NamedDraft
	mine: NamedDraft
	theirs: Theirs
	/** The parts to take from the other draft. */
	onMerge: (fields: JobField[]) => void
}

/**
 * Resolves an edit conflict: the person chooses part by part which of the two versions to keep. For a part that both
 * have changed neither version is preselected.
 */
export function Overtaken({ base, mine, theirs, onMerge }: Props) {
	const { t } = useTranslation()
	const changedByThem = differentFields(base, theirs.draft)
	const changedByMe = differentFields(base, mine)
	const differing = differentFields(mine, theirs.draft)
	const both = differing.filter((field) => changedByThem.includes(field) && changedByMe.includes(field))
	const [chosen, setChosen] = useState<Partial<Record<JobField, Side>>>({})
	const sideOf = (field: JobField): Side | undefined =>
		chosen[field] ?? (both.includes(field) ? undefined : changedByThem.includes(field) ? 'theirs' : 'mine')
	const open = differing.filter((field) => sideOf(field) === undefined)
	const [my, their] = [jobTexts(mine), jobTexts(theirs.draft)]
	const all = (side: Side) => setChosen(Object.fromEntries(differing.map((field) => [field, side])))

	return (
		<Stack as="section" gap={20} align="start" mb={40} aria-labelledby="overtaken-title">
			<Notice tone="bad" title={t('overtaken.title', { name: theirs.changedBy ?? t('overtaken.somebody') })}>
				<p>{t('overtaken.text', { time: moment(theirs.changedAt) })}</p>
			</Notice>
			<h2 id="overtaken-title">{t('overtaken.heading')}</h2>
			{differing.length === 0 && <p>{t('overtaken.same')}</p>}
			{differing.length > 1 && (
				<Row gap={8}>
					<Button variant="default" onClick={() => all('theirs')}>
						{t('overtaken.allTheirs')}
					</Button>
					<Button variant="default" onClick={() => all('mine')}>
						{t('overtaken.allMine')}
					</Button>
				</Row>
			)}
			{differing.map((field) => (
				<Radio.Group
					key={field}
					className={classes.choice}
					label={t(`jobDifference.fields.${field}`)}
					value={sideOf(field) ?? ''}
					onChange={(side) => setChosen({ ...chosen, [field]: side === 'mine' ? 'mine' : 'theirs' })}
				>
					<Stack gap={10} mt={10}>
						<Radio value="theirs" label={`${t('overtaken.theirs')}: ${their[field] || t('labels.none')}`} />
						<Radio value="mine" label={`${t('overtaken.mine')}: ${my[field] || t('labels.none')}`} />
					</Stack>
				</Radio.Group>
			))}
			{open.length > 0 && <p>{t('overtaken.open', { count: open.length })}</p>}
			<Button
				disabled={open.length > 0}
				onClick={() => onMerge(differing.filter((field) => sideOf(field) === 'theirs'))}
			>
				{t('overtaken.goOn')}
			</Button>
		</Stack>
	)
}
