import { fullName } from '@profile-search/contract/accounts/full-name'
import type { Details } from '@profile-search/contract/http/endpoint'
import type { showAlertDigest } from '@profile-search/contract/matching/alert-digests'
import { JobLine, whereabouts } from '#features/hiring/jobs/job-line.tsx'
import { pay } from '#features/hiring/pay.ts'
import { MatchCard } from '#features/matching/score/match-card.tsx'
import { OrganisationLine } from '#features/profiles/organisation-line.tsx'
import { PersonLine } from '#features/profiles/person-line.tsx'
import { useTranslation } from '#text/use-translation.ts'
import classes from './digests.module.css'

type DigestItem = Details<typeof showAlertDigest>['alerts'][number]['items'][number]

/** An item of a digest, with its score and reasons if it has any. */
export function ItemLine({ item }: { item: DigestItem }) {
	const { t } = useTranslation()
	if (!item.card) {
		return (
			<article className={classes.gone}>
				<h3>{t(`watch.gone.${item.kind}`)}</h3>
				<p>{t('watch.goneText')}</p>
			</article>
		)
	}
	if (item.kind === 'organisation') return <OrganisationLine organisation={item.card} heading="h3" />
	if (item.kind === 'person') {
		const { id, headline, place } = item.card
		if (!item.match) return <PersonLine person={item.card} heading="h3" />
		const forJob = item.forJob && t('watch.forJob', { title: item.forJob.title })
		return (
			<MatchCard
				title={fullName(item.card)}
				text={[headline, place, forJob].filter(Boolean).join(' · ')}
				href={`/employee-details/${id}`}
				record={item.match}
				reader="employer"
				heading="h3"
			/>
		)
	}
	const href = `/jobs/${item.card.id}?from=alert`
	if (!item.match) return <JobLine job={item.card} href={href} heading="h3" />
	return (
		<MatchCard
			title={item.card.title}
			text={[
				item.card.organisation.name,
				whereabouts(item.card, t(`values.workMode.${item.card.workMode}`)),
				pay(item.card),
			].join(' · ')}
			href={href}
			record={item.match}
			reader="candidate"
			heading="h3"
		/>
	)
}
