import { fullName } from '@profile-search/contract/accounts/full-name'
import type { Details } from '@profile-search/contract/http/endpoint'
import type { listPersonMatches } from '@profile-search/contract/matching/matches'
import { Link } from 'react-router'
import { MatchCard } from '#features/matching/score/match-card.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Notice } from '#ui/page/notice.tsx'

type Props = {
	isApproved: boolean
	job: { id: string; title: string } | null
	/** The people who fit it best. */
	people: Details<typeof listPersonMatches>
	end: string
}

/** Who fits the newest open job best, and the way to all of them. */
export function PeopleStep({ isApproved, job, people, end }: Props) {
	const { t } = useTranslation()
	return (
		<>
			{!isApproved && <Notice tone="wait" title={t('matches.orgNotApproved')} />}
			{isApproved && !job && <Notice title={t('matches.noJobs')}>{t('matches.noJobsText')}</Notice>}
			{job && people.length === 0 && (
				<Notice title={t('matches.noPeople')}>{t('matches.noPeopleText')}</Notice>
			)}
			{job &&
				people.map(({ person, match }) => (
					<MatchCard
						key={person.id}
						title={fullName(person)}
						text={[person.headline, person.place].filter(Boolean).join(' · ')}
						href={`/employee-details/${person.id}?job=${job.id}`}
						record={match}
						reader="employer"
						isBrief
					/>
				))}
			<Row mt={32}>
				<Button component={Link} to={end} size="lg">
					{t('firstSteps.seePeople')}
				</Button>
			</Row>
		</>
	)
}
