import { askOtherTimes, cancelInterview } from '@profile-search/contract/hiring/interviews'
import { useState } from 'react'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { ZonedTime } from '#ui/text/zoned-time.tsx'
import { InterviewChoice } from './interview-choice.tsx'
import { InterviewForm } from './interview-form.tsx'
import { InterviewMessage } from './interview-message.tsx'
import type { Busy, InterviewDetails } from './interview-shape.ts'
import classes from './interview.module.css'

type Props = {
	interview: InterviewDetails
	/** When the reader holds other interviews. */
	busy?: Busy
}

/** An interview from the reader's side, with the reader's actions. */
export function InterviewCard({ interview, busy = [] }: Props) {
	const { t } = useTranslation()
	const [isChanging, setChanging] = useState(false)
	const { id, status, isTeam, startsAt, minutes, place, message, wish, endMessage, times, host, sequence } =
		interview
	const isOff = status === 'cancelled'

	return (
		<article className={classes.card} data-status={status} aria-labelledby={`interview-${id}`}>
			<h3 id={`interview-${id}`}>{t(`interviews.status.${statusFor(interview)}`)}</h3>
			{startsAt && (
				<p className={classes.when} data-off={isOff || undefined}>
					<ZonedTime at={startsAt} minutes={minutes} />
				</p>
			)}
			<dl className={classes.facts}>
				<dt>{t('interviews.place')}</dt>
				<dd>
					<Place place={place} />
				</dd>
				<dt>{t('interviews.takes')}</dt>
				<dd>{t('interviews.minutes', { count: minutes })}</dd>
				{host && (
					<>
						<dt>{t('interviews.host')}</dt>
						<dd>{host}</dd>
					</>
				)}
			</dl>
			{message && <p className={classes.message}>{message}</p>}
			{wish && status === 'proposed' && (
				<p className={classes.wish}>
					<b>{t(isTeam ? 'interviews.wishOfOther' : 'interviews.wishOfMine')}</b> {wish}
				</p>
			)}
			{isOff && endMessage && (
				<p className={classes.wish}>
					<b>{t(interview.isEndedByTeam === isTeam ? 'interviews.endMine' : 'interviews.endOther')}</b>{' '}
					{endMessage}
				</p>
			)}
			{status === 'proposed' && isTeam && <Times times={times} minutes={minutes} />}
			{status === 'proposed' && !isTeam && <InterviewChoice interview={interview} />}
			{!isOff && (
				<Row gap={8} align="center">
					{status === 'confirmed' && (
						<Button component="a" href={`/api/interviews/${id}/ics`} download>
							{t('interviews.toCalendar')}
						</Button>
					)}
					{isTeam && !isChanging && (
						<Button variant="default" onClick={() => setChanging(true)}>
							{t('interviews.change')}
						</Button>
					)}
					{!isTeam && <AskForOthers interview={interview} />}
					<InterviewMessage
						label={t('interviews.cancel')}
						title={t('interviews.cancelTitle')}
						text={t('interviews.cancelText')}
						field={t('interviews.cancelMessage')}
						color="vermilion"
						act={(said) =>
							send(cancelInterview, { params: { interviewId: id }, body: { message: said, sequence } })
						}
					/>
				</Row>
			)}
			{isTeam && isChanging && (
				<InterviewForm interview={interview} busy={busy} onDone={() => setChanging(false)} />
			)}
		</article>
	)
}

function AskForOthers({ interview: { id, sequence, status } }: { interview: InterviewDetails }) {
	const { t } = useTranslation()
	return (
		<InterviewMessage
			label={t(status === 'confirmed' ? 'interviews.askAnother' : 'interviews.askOthers')}
			title={t('interviews.askTitle')}
			text={t(status === 'confirmed' ? 'interviews.askOff' : 'interviews.askText')}
			field={t('interviews.askMessage')}
			act={(message) => send(askOtherTimes, { params: { interviewId: id }, body: { message, sequence } })}
		/>
	)
}

function Times({ times, minutes }: { times: string[]; minutes: number }) {
	const { t } = useTranslation()
	if (times.length === 0) return <p>{t('interviews.timesOver')}</p>
	return (
		<ul className={classes.times}>
			{times.map((at) => (
				<li key={at}>
					<ZonedTime at={at} minutes={minutes} />
				</li>
			))}
		</ul>
	)
}

/** A link to a call is clickable; any other place is plain text. */
function Place({ place }: { place: string }) {
	if (!/^https:\/\/\S+$/.test(place)) return place
	return (
		<a href={place} rel="nofollow ugc noopener noreferrer" target="_blank">
			{place}
		</a>
	)
}

function statusFor({ status, isTeam, wish }: InterviewDetails) {
	if (status !== 'proposed') return status
	if (wish) return isTeam ? 'wished' : 'asked'
	return isTeam ? 'waiting' : 'toChoose'
}
