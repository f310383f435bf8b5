import { mostCompared } from '@profile-search/contract/matching/matches'
import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { csvAddress } from '../filter/match-query.ts'
import bar from '#ui/list/bulk-bar.module.css'
import { InviteSeveral, type Invited } from './invite-several.tsx'

type Props = {
	jobId: string
	people: readonly { id: string; name: string }[]
	/** What inviting needs; undefined where the job is not open. */
	inviting: Invited | undefined
	onClear: () => void
}

/** What can be done with the people who are selected. */
export function SelectionBar({ jobId, people, inviting, onClear }: Props) {
	const { t } = useTranslation()
	const [search] = useSearchParams()
	const ids = people.map(({ id }) => id)
	const isComparable = ids.length >= 2 && ids.length <= mostCompared
	return (
		<>
			<output className="unseen">
				{people.length > 0 && t('shortlist.selected', { count: people.length })}
			</output>
			{people.length > 0 && (
				<div className={bar.bulk}>
					<b aria-hidden="true">{t('shortlist.selected', { count: people.length })}</b>
					{isComparable ? (
						<Button component={Link} to={`/matches/compare?job=${jobId}&people=${ids.join(',')}`}>
							{t('shortlist.compare')}
						</Button>
					) : (
						<Button disabled title={t('shortlist.compareAtMost', { most: mostCompared })}>
							{t('shortlist.compare')}
						</Button>
					)}
					{inviting && <InviteSeveral {...inviting} people={people} onDone={onClear} />}
					<Button component="a" href={csvAddress(jobId, search, ids)} download variant="default">
						{t('shortlist.exportSelected')}
					</Button>
					<Button variant="default" onClick={onClear}>
						{t('shortlist.clear')}
					</Button>
					{ids.length > mostCompared && <small>{t('shortlist.compareAtMost', { most: mostCompared })}</small>}
				</div>
			)}
		</>
	)
}
