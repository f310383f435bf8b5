import { Drawer } from '@mantine/core'
import { showApplicant } from '@profile-search/contract/hiring/applicants'
import { endedStates } from '@profile-search/contract/hiring/applications'
import { listInterviews } from '@profile-search/contract/hiring/interviews'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useOutletContext, useRevalidator } from 'react-router'
import { load } from '#api.ts'
import { Interviews } from '#features/hiring/interviews/interviews.tsx'
import { MatchRecord } from '#features/matching/score/match-record.tsx'
import { PersonView } from '#features/profiles/person-view.tsx'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Portrait } from '#ui/picture/portrait.tsx'
import { OwnWords } from '#ui/text/own-words.tsx'
import { MoveDialog } from '../board/move-dialog.tsx'
import { movesOf, type Applicant as ApplicantDetails, type Card, type Decision } from '../board/shape.ts'
import type { Route } from './+types/applicant.ts'
import { ApplicantFacts } from './applicant-facts.tsx'
import { ApplicantNotes } from './applicant-notes.tsx'
import { ApplicantStars } from './applicant-stars.tsx'
import { ApplicantTimeline } from './applicant-timeline.tsx'
import classes from './applicant.module.css'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.applicant.name ?? ''} · ${i18n.t('site.name')}` },
]

export async function loader(args: Route.LoaderArgs) {
	const { jobId, applicationId } = args.params
	const [applicant, interviews] = await Promise.all([
		load(args, showApplicant, { params: { jobId, applicationId } }),
		load(args, listInterviews, { params: { applicationId } }),
	])
	return { applicant, interviews }
}

type Board = { move: (chosen: readonly Card[], decision: Decision) => Promise<boolean> }

/** An applicant beside the board; on small screens in place of the board. */
export default function Applicant({ loaderData: { applicant, interviews } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const { search } = useLocation()
	const { move } = useOutletContext<Board>()
	const [isMoving, setMoving] = useState(false)
	const { id, job, name, status } = applicant
	const board = `/job-pipeline/${job.id}${search}`
	const close = () => void navigate(board, { preventScrollReset: true })

	return (
		<Drawer.Root
			opened
			onClose={close}
			position="right"
			size="min(100vw, 50rem)"
			transitionProps={{ duration: 0 }}
		>
			<Drawer.Overlay backgroundOpacity={0.5} />
			<Drawer.Content>
				<Drawer.Body>
					<div className={classes.bar}>
						<Drawer.Title>{t('pipeline.applicantOf', { job: job.title })}</Drawer.Title>
						<Drawer.CloseButton aria-label={t('pipeline.toBoard')} />
					</div>
					<SayViewed key={id} />
					<article className={classes.applicant}>
						<header className={classes.head}>
							{applicant.isNamed && <Portrait image={applicant.image} name={name} />}
							<div>
								<h2>{name}</h2>
								{applicant.headline && <OwnWords text={applicant.headline} />}
								<p className={classes.stage}>
									{t(`pipeline.stages.${status}`)} ·{' '}
									{t('pipeline.daysHere', { count: applicant.daysInStage })}
								</p>
							</div>
						</header>
						{!applicant.isNamed && status !== 'withdrawn' && (
							<Notice title={t('pipeline.nameless')}>{t('pipeline.namelessText')}</Notice>
						)}
						<Row gap={10}>
							{applicant.moves.length > 0 && (
								<Button onClick={() => setMoving(true)}>{t('pipeline.moveTo')}</Button>
							)}
							<Button component={Link} to={`/messages/with/application/${id}`} variant="default">
								{t('pipeline.messages')}
							</Button>
							{applicant.resume && (
								<Button
									component="a"
									href={`/api/jobs/${job.id}/applications/${id}/resume.pdf`}
									download
									variant="default"
								>
									{t('pipeline.pdf')}
								</Button>
							)}
							{applicant.file && (
								<Button
									component="a"
									href={`/api/jobs/${job.id}/applications/${id}/file`}
									download
									variant="default"
								>
									{t('pipeline.file', { name: applicant.file.name })}
								</Button>
							)}
						</Row>
						{applicant.isFileHeldBack && <p className={classes.soft}>{t('pipeline.fileHeldBack')}</p>}
						<ApplicantStars key={id} applicant={applicant} />
						<ApplicantFacts applicant={applicant} />
						<section>
							<h3>{t('interviews.title')}</h3>
							<Interviews found={interviews} applicationId={mayMeet(applicant) ? id : undefined} />
						</section>
						<ApplicantNotes key={`notes ${id}`} applicant={applicant} />
						{applicant.match && (
							<section>
								<h3>{t('pipeline.match')}</h3>
								{applicant.matchTotalThen !== null && (
									<p className={classes.soft}>
										{t('pipeline.matchThen', { total: Math.round(applicant.matchTotalThen) })}
									</p>
								)}
								<MatchRecord record={applicant.match} reader="employer" />
							</section>
						)}
						<section>
							<h3>{t('pipeline.resume')}</h3>
							{applicant.resume ? <PersonView person={applicant.resume} /> : <p>{t('pipeline.noResume')}</p>}
						</section>
						<ApplicantTimeline applicant={applicant} />
					</article>
					{isMoving && (
						<MoveDialog
							jobId={job.id}
							cards={[applicant]}
							to={null}
							moves={movesOf([applicant])}
							onDecide={async (decision) => {
								setMoving(false)
								await move([applicant], decision)
							}}
							onClose={() => setMoving(false)}
						/>
					)}
				</Drawer.Body>
			</Drawer.Content>
		</Drawer.Root>
	)
}

/** Opening a new applicant marks them as viewed, so the board is reloaded. */
function SayViewed() {
	const { revalidate } = useRevalidator()
	useEffect(() => void revalidate(), [revalidate])
	return null
}

function mayMeet({ status }: ApplicantDetails) {
	return !endedStates.includes(status)
}
