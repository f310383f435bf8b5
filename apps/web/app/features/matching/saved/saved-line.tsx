import { fullName } from '@profile-search/contract/accounts/full-name'
import type { Details } from '@profile-search/contract/http/endpoint'
import type { SavedKind, listSaved } from '@profile-search/contract/matching/saved'
import type { ReactNode } from 'react'
import { JobLine } from '#features/hiring/jobs/job-line.tsx'
import { AdviserLine } from '#features/profiles/adviser-line.tsx'
import { InvestorLine } from '#features/profiles/investor-line.tsx'
import { OrganisationLine } from '#features/profiles/organisation-line.tsx'
import { PersonLine } from '#features/profiles/person-line.tsx'
import { useTranslation } from '#text/use-translation.ts'
import classes from './saved-line.module.css'

export type Saved = Details<typeof listSaved>['items'][number]

type Props = {
	thing: Saved
	heading: 'h2' | 'h3'
	/** A small mark on the line of a job or a person, such as a score. */
	mark?: ReactNode
}

/** A saved item as in the list of its kind, or a note that it is no longer shown. */
export function SavedLine({ thing, heading, mark }: Props) {
	if (!thing.card) return <Gone kind={thing.kind} heading={heading} />
	switch (thing.kind) {
		case 'person':
			return <PersonLine person={thing.card} heading={heading} mark={mark} />
		case 'organisation':
			return <OrganisationLine organisation={thing.card} heading={heading} />
		case 'job':
			return (
				<JobLine job={thing.card} href={`/jobs/${thing.card.id}?from=saved`} heading={heading} mark={mark} />
			)
		case 'adviser':
			return <AdviserLine adviser={thing.card} heading={heading} />
		case 'investor':
			return <InvestorLine investor={thing.card} heading={heading} />
	}
}

function Gone({ kind, heading: Heading }: { kind: SavedKind; heading: 'h2' | 'h3' }) {
	const { t } = useTranslation()
	return (
		<article className={classes.gone}>
			<Heading>{t(`saved.gone.${kind}`)}</Heading>
			<p>{t('saved.goneText')}</p>
		</article>
	)
}

/** The name of a saved item. If the item is gone, only its kind is known. */
export function nameOfSaved(thing: Saved, gone: string) {
	if (!thing.card) return gone
	switch (thing.kind) {
		case 'person':
			return fullName(thing.card)
		case 'job':
			return thing.card.title
		default:
			return thing.card.name
	}
}
