import {
	changeJobFeed,
	deleteJobFeed,
	type listJobFeeds,
	readJobFeed,
} from '@profile-search/contract/hiring/drafts/job-feeds'
import type { Details } from '@profile-search/contract/http/endpoint'
import { Link, useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { ConfirmButton } from '#ui/action/button/confirm-button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Card } from '#ui/layout/card.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { moment } from '#ui/text/amounts.ts'
import classes from './job-feeds.module.css'
import { useReadFacts } from './read-facts.ts'

type Feed = Details<typeof listJobFeeds>['items'][number]

/** A feed with its state and what can be done with it. */
export function FeedItem({ feed, mayManage }: { feed: Feed; mayManage: boolean }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const factsOf = useReadFacts()
	const { id, url, kind, isOn, opensJobs, latest, missing } = feed
	const params = { feedId: id }

	const act = async (sending: Promise<{ errorCode: number; message: string }>) => {
		const sent = await sending
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}
	const change = (values: { isOn?: boolean; opensJobs?: boolean }) =>
		act(send(changeJobFeed, { params, body: { isOn, opensJobs, ...values } }))

	return (
		<Card>
			<h3 className={classes.title}>{url}</h3>
			<p className={classes.facts}>
				<StateOf feed={feed} /> · {t(`jobFeeds.kinds.${kind}`)} ·{' '}
				{t(opensJobs ? 'jobFeeds.publishes' : 'jobFeeds.drafts')}
			</p>
			{latest && (
				<p className={classes.facts}>
					{[t('jobFeeds.latest', { when: moment(latest.readAt) }), ...factsOf(latest)]
						.filter(Boolean)
						.join(' · ')}
				</p>
			)}
			{missing > 0 && isOn && (
				<Notice
					tone="wait"
					title={t('jobFeeds.missing', { count: missing })}
					action={
						mayManage && (
							<ConfirmButton
								label={t('jobFeeds.close', { count: missing })}
								question={t('jobFeeds.closeText')}
								act={() => send(readJobFeed, { params, body: { closeMissing: true } })}
							/>
						)
					}
				>
					{t('jobFeeds.missingText')}
				</Notice>
			)}
			<Row gap={8}>
				<Button component={Link} to={`/job-feeds/${id}`} variant="default">
					{t('jobFeeds.reads')}
				</Button>
				{mayManage && (
					<>
						{isOn && (
							<Button
								variant="default"
								loading={feed.isReading}
								onClick={() => act(send(readJobFeed, { params, body: { closeMissing: false } }))}
							>
								{t('jobFeeds.read')}
							</Button>
						)}
						<Button variant="default" onClick={() => change({ isOn: !isOn })}>
							{t(isOn ? 'jobFeeds.turnOff' : 'jobFeeds.turnOn')}
						</Button>
						<Button variant="default" onClick={() => change({ opensJobs: !opensJobs })}>
							{t(opensJobs ? 'jobFeeds.toDrafts' : 'jobFeeds.toPublish')}
						</Button>
						<ConfirmButton
							label={t('labels.remove')}
							description={t('jobFeeds.remove', { host: new URL(url).hostname })}
							question={t('jobFeeds.removeText')}
							act={() => send(deleteJobFeed, { params })}
						/>
					</>
				)}
			</Row>
		</Card>
	)
}

function StateOf({ feed: { isOn, isReading, failingSince, stoppedAt } }: { feed: Feed }) {
	const { t } = useTranslation()
	const state = stoppedAt
		? 'stopped'
		: !isOn
			? 'off'
			: isReading
				? 'reading'
				: failingSince
					? 'failing'
					: 'on'
	return (
		<>
			<b className={classes.mark} data-state={state}>
				{t(`jobFeeds.states.${state}`)}
			</b>
			{state === 'failing' &&
				failingSince &&
				` · ${t('jobFeeds.failingSince', { when: moment(failingSince) })}`}
			{stoppedAt && ` · ${t('jobFeeds.stoppedAt', { when: moment(stoppedAt) })}`}
		</>
	)
}
