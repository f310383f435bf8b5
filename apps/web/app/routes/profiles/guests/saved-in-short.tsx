import { Link } from 'react-router'
import { type Saved, SavedLine } from '#features/matching/saved/saved-line.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Section } from '#ui/page/page.tsx'
import classes from './dashboard.module.css'

type Kind = 'person' | 'organisation' | 'job'

const lists = { person: '/employee-list', organisation: '/employer-list', job: '/jobs' }
const shown = 3

/** The people, organisations and jobs saved last. */
export function SavedInShort({ saved }: { saved: { kind: Kind; list: Saved[]; total: number }[] }) {
	const { t } = useTranslation()
	return (
		<Section title={t('saved.title')} aside={<Link to="/saved">{t('guest.allSaved')}</Link>}>
			{saved.map(({ kind, list, total }) => (
				<div key={kind} className={classes.saved}>
					<h3>
						<Link to={`/saved?kind=${kind}`}>{t(`saved.kinds.${kind}`)}</Link> <small>{total}</small>
					</h3>
					{list.length === 0 && (
						<p className={classes.none}>
							{t(`saved.none.${kind}`)} · <Link to={lists[kind]}>{t(`saved.ways.${kind}`)}</Link>
						</p>
					)}
					{list.slice(0, shown).map((thing) => (
						<SavedLine key={thing.subjectId} thing={thing} heading="h3" />
					))}
				</div>
			))}
		</Section>
	)
}
