import { type CareerGap, removeCareerGap } from '@profile-search/contract/profiles/entries'
import { Link } from 'react-router'
import { send } from '#api.ts'
import { useSpan } from '#features/profiles/person-view.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Section } from '#ui/page/page.tsx'
import { monthYear } from '#ui/text/amounts.ts'
import classes from './entries.module.css'
import { EntryList } from './entry-list.tsx'

type Props = { gaps: CareerGap[]; unnamed: { from: string; to: string }[] }

/** Named career gaps, and unnamed ones between work entries. */
export function GapList({ gaps, unnamed }: Props) {
	const { t } = useTranslation()
	const span = useSpan()
	return (
		<Section title={t('entries.work.gaps')}>
			<p className={classes.help}>{t('entries.work.gapsText')}</p>
			{gaps.length > 0 && (
				<EntryList
					asked="gap"
					entries={gaps.map((gap) => ({
						id: gap.id,
						title: t(`values.gapReason.${gap.reason}`),
						texts: [span(gap)],
						note: gap.note,
					}))}
					onRemove={(entryId) => send(removeCareerGap, { params: { entryId } })}
				/>
			)}
			{unnamed.map(({ from, to }) => (
				<p key={from} className={classes.found}>
					{t('entries.work.gapFound', { from: monthYear(from), to: monthYear(to) })}{' '}
					<Button component={Link} to={`?gap=new&from=${from}&to=${to}`} variant="default" size="compact-md">
						{t('entries.work.gapName')}
					</Button>
				</p>
			))}
			<Link className={classes.back} to="?gap=new">
				{t('entries.work.gapNew')}
			</Link>
		</Section>
	)
}
