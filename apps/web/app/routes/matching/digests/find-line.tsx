import type { Details } from '@profile-search/contract/http/endpoint'
import type { showAlertDigest } from '@profile-search/contract/matching/alert-digests'
import { useTranslation } from 'react-i18next'
import { JobLine, whereabouts } from '#features/hiring/jobs/job-line.tsx'
import { pay } from '#features/hiring/pay.ts'
import { MatchCard } from '#features/matching/score/match-card.tsx'
import { OrganisationLine } from '#features/profiles/organisation-line.tsx'
import { PersonLine } from '#features/profiles/person-line.tsx'
import classes from './digests.module.css'

type DigestItem = Details<typeof showAlertDigest>['alerts'][number]['finds'][number]

/** An item of a digest, with its score and reasons if it has any. */
export function FindLine({ find }: { find: DigestItem }) {
	const { t } = useTranslation()
	if (!find.card) {
		return (
			<article className={classes.gone}>
				<h3>{t(`watch.gone.${find.kind}`)}</h3>
				<p>{t('watch.goneText')}</p>
			</article>
		)
	}
	if (find.kind === 'organisation') return <OrganisationLine organisation={find.card} heading="h3" />
	if (find.kind === 'person') {
		const { id, firstName, lastName, headline, place } = find.card
		if (!find.match) return <PersonLine person={find.card} heading="h3" />
		const forJob = find.forJob && t('watch.forJob', { title: find.forJob.title })
		return (
			<MatchCard
				title={`${firstName} ${lastName}`}
				text={[headline, place, forJob].filter(Boolean).join(' · ')}
				href={`/employee-details/${id}`}
				record={find.match}
				reader="employer"
				heading="h3"
			/>
		)
	}
	const href = `/jobs/${find.card.id}?from=alert`
	if (!find.match) return <JobLine job={find.card} href={href} heading="h3" />
	return (
		<MatchCard
			title={find.card.title}
			text={[
				find.card.organisation.name,
				whereabouts(find.card, t(`values.workMode.${find.card.workMode}`)),
				pay(find.card),
			].join(' · ')}
			href={href}
			record={find.match}
			reader="candidate"
			heading="h3"
		/>
	)
}
