import { isAnswered, readClock } from '@profile-search/contract/trust/grievance-values'
import { sendTrackedAttachment } from '@profile-search/contract/trust/grievances'
import { IconDownload } from '@tabler/icons-react'
import { sendForFile } from '#api.ts'
import { Clocks } from '#features/trust/grievances/clocks.tsx'
import { Log, type LogFile, sizeOf } from '#features/trust/grievances/log.tsx'
import { Officer } from '#features/trust/grievances/officer.tsx'
import { useNow } from '#features/trust/grievances/use-now.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { date, moment } from '#ui/text/amounts.ts'
import { type ActProps, Rate, Reopen, Reply, Withdraw } from './acts.tsx'
import type { Key } from './key-form.tsx'
import classes from './track.module.css'

type Props = ActProps & { onOther: () => void }

/** The public history of a grievance, its deadlines, and the complainant's actions. */
export function Tracked({ grievance, onOther, ...rest }: Props) {
	const { t } = useTranslation()
	const now = useNow(grievance.asOf)
	const { status } = grievance
	const acts = { grievance, ...rest }
	const isOver = isAnswered(status)
	const isLate =
		!isOver &&
		readClock(
			{
				startedAt: new Date(grievance.clockStartedAt),
				dueAt: new Date(grievance.resolveDueAt),
				doneAt: null,
			},
			now,
		).state === 'overdue'
	return (
		<Page
			width="narrow"
			title={grievance.number}
			companion={t('grievance.companion')}
			lead={[
				t(`grievance.kinds.${grievance.kind}`),
				t('grievance.filedOn', { date: date(grievance.filedAt) }),
				grievance.reopenedTimes > 0 && t('grievance.reopenTimes', { count: grievance.reopenedTimes }),
			]
				.filter(Boolean)
				.join(' · ')}
			actions={
				<Button variant="default" onClick={onOther}>
					{t('grievance.otherOne')}
				</Button>
			}
		>
			<Stack gap={20}>
				<p className={classes.state}>{t(`grievance.statusForYou.${status}`)}</p>
				<Grid columns={2} above={600} gap={16}>
					<Clocks grievance={grievance} now={now} />
				</Grid>
				{isLate && <p>{t('grievance.clock.lateText')}</p>}
				{status === 'waiting_for_complainant' && <Notice tone="wait" title={t('grievance.answerWaiting')} />}
				{grievance.behalfName && (
					<p>{t('grievance.for', { name: grievance.behalfName, relation: grievance.behalfRelation })}</p>
				)}
				{grievance.subject && (
					<p style={{ overflowWrap: 'anywhere' }}>
						{t('adminArea.subject')}: {grievance.subject}
					</p>
				)}
			</Stack>
			<Section title={t('grievance.history')}>
				<Log
					events={grievance.events}
					isComplainant
					renderFile={(file) => <TrackedFile file={file} trackKey={rest.trackKey} />}
				/>
			</Section>
			<section className={classes.acts} style={{ marginTop: 'var(--gap-40)' }}>
				{!isOver && <Reply {...acts} />}
				{grievance.resolvedAt && <Rate {...acts} />}
				{grievance.reopenUntil && <Reopen {...acts} />}
				{isOver && grievance.appealUntil && (
					<p>
						{t('grievance.appeal', { date: moment(grievance.appealUntil) })}{' '}
						<a href={grievance.appealUrl} rel="noreferrer">
							{grievance.appealUrl.replace(/^https?:\/\//, '')}
						</a>
					</p>
				)}
				{status !== 'closed' && <Withdraw {...acts} />}
			</section>
			<Section title={t('grievance.officer')}>
				<Officer officer={grievance.officer} />
			</Section>
		</Page>
	)
}

/** A file is fetched with the key, so that its address alone opens nothing. */
function TrackedFile({ file: { id, name, size }, trackKey }: { file: LogFile; trackKey: Key }) {
	const { t } = useTranslation()
	const fetchIt = async () => {
		const { file, message } = await sendForFile(sendTrackedAttachment, {
			params: { attachmentId: id },
			body: trackKey,
		})
		if (!file) return toast(message, 'error')
		const link = document.createElement('a')
		link.href = URL.createObjectURL(file)
		link.download = name
		link.click()
		setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
	}
	return (
		<Button
			variant="default"
			size="sm"
			leftSection={<IconDownload size={16} aria-hidden="true" />}
			aria-label={t('grievance.download', { name, size: sizeOf(size) })}
			onClick={fetchIt}
		>
			{name}
		</Button>
	)
}
