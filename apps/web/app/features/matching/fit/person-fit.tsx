import { Await, Link, useLocation, useNavigate } from 'react-router'
import { Invite } from '#features/hiring/invitations/invite.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { LatePart } from '#ui/early-input/late-part.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Section } from '#ui/page/page.tsx'
import { MatchRecord } from '../score/match-record.tsx'
import { JobChoice } from './job-choice.tsx'
import type { loadFit } from './load-fit.ts'
import classes from './person-fit.module.css'

type Props = {
	person: { id: string; name: string }
	fit: ReturnType<typeof loadFit>
}

/** How a person fits a job of the reader's organisation, with every reason; nothing for other readers. */
export function PersonFit({ person, fit }: Props) {
	const { t } = useTranslation()
	return (
		<LatePart>
			<Await resolve={fit} errorElement={null}>
				{(found) =>
					found && (
						<Section
							id="match"
							title={t('matches.fit', { job: found.chosen.title })}
							aside={<ToShortlist jobId={found.chosen.id} />}
						>
							<Row gap={[8, 32]} align="center">
								{found.invitations && (
									<Invite hasWord job={found.chosen} person={person} sent={found.invitations} />
								)}
								{found.jobs.length > 1 && (
									<JobChoice label={t('matches.scoreFor')} chosen={found.chosen.id} jobs={found.jobs} />
								)}
							</Row>
							{found.match ? (
								<div className={classes.record}>
									<MatchRecord record={found.match} reader="employer" />
								</div>
							) : (
								<p>{t('matches.noFit')}</p>
							)}
						</Section>
					)
				}
			</Await>
		</LatePart>
	)
}

/** Leads back to the place in the shortlist from which the reader came, or else to its beginning. */
export function ToShortlist({ jobId }: { jobId: string }) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const state: unknown = useLocation().state
	return (
		<Link
			to={`/matches?job=${jobId}`}
			onClick={(event) => {
				if (state !== fromShortlist) return
				event.preventDefault()
				void navigate(-1)
			}}
		>
			{t('matches.toShortlist')}
		</Link>
	)
}

/** The state of a navigation that began in a shortlist. */
export const fromShortlist = 'shortlist'
