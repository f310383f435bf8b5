import type { Details } from '@profile-search/contract/http/endpoint'
import type { showGrievance } from '@profile-search/contract/trust/grievance-answers'
import type { trackGrievance } from '@profile-search/contract/trust/grievances'
import type { ReactNode } from 'react'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Row } from '#ui/layout/row.tsx'
import { moment } from '#ui/text/amounts.ts'
import classes from './grievance.module.css'

type PublicEvent = Details<typeof trackGrievance>['events'][number]
type OfficerEvent = Details<typeof showGrievance>['events'][number]
export type LogFile = PublicEvent['attachments'][number]

type Props = {
	events: (PublicEvent | OfficerEvent)[]
	/** Whether the reader is the complainant. */
	isComplainant?: boolean
	/** Renders a download link for a file. */
	renderFile: (attachment: LogFile) => ReactNode
}

/** The history, oldest first: who, when, what was said, and the status afterwards. */
export function Log({ events, isComplainant = false, renderFile }: Props) {
	const { t } = useTranslation()
	return (
		<ol className={classes.log}>
			{events.map((event) => {
				const isInternal = 'isPublic' in event && !event.isPublic
				return (
					<li key={event.id} data-party={event.party} data-internal={isInternal || undefined}>
						<p className={classes.logHead}>
							<span>
								<strong>{whoOf(event, isComplainant)}</strong> {didOf(event)}
							</span>
							<time dateTime={event.at}>{moment(event.at)}</time>
							{isInternal && <span className={classes.tag}>{t('grievance.internal')}</span>}
						</p>
						{event.toStatus && event.kind !== 'filed' && (
							<p className={classes.logState}>
								{t('grievance.nowIs', {
									status: t(`grievance.${isComplainant ? 'statusForYou' : 'status'}.${event.toStatus}`),
								})}
							</p>
						)}
						{event.message && <p className={classes.logMessage}>{event.message}</p>}
						{event.attachments.length > 0 && (
							<Row as="ul" gap={8} mt={10}>
								{event.attachments.map((attachment) => (
									<li key={attachment.id}>{renderFile(attachment)}</li>
								))}
							</Row>
						)}
					</li>
				)
			})}
		</ol>
	)
}

function whoOf(event: PublicEvent | OfficerEvent, isComplainant: boolean) {
	if (event.party === 'complainant' && isComplainant) return i18n.t('grievance.partyYou')
	if (event.party === 'officer' && 'actorName' in event && event.actorName) return event.actorName
	return i18n.t(`grievance.party.${event.party}`)
}

function didOf(event: PublicEvent | OfficerEvent) {
	if (event.kind === 'rated')
		return 'stars' in event && event.stars !== null
			? i18n.t('grievance.did.rated', { stars: event.stars })
			: i18n.t('grievance.did.ratedSimply')
	if (!('isPublic' in event)) return i18n.t(`grievance.did.${plain(event.kind)}`)
	if (event.kind === 'assigned')
		return event.assigneeName
			? i18n.t('grievance.did.assigned', { name: event.assigneeName })
			: i18n.t('grievance.did.assignedNobody')
	if (event.kind === 'warned')
		return i18n.t('grievance.did.warned', {
			share: event.share ?? 100,
			clock: i18n.t(`grievance.clock.${event.clock ?? 'resolve'}`).toLowerCase(),
		})
	return i18n.t(`grievance.did.${plain(event.kind)}`)
}

/** The complainant's history has only these kinds of lines. */
function plain(kind: PublicEvent['kind']) {
	return kind === 'filed' || kind === 'replied' || kind === 'noted' ? kind : 'moved'
}

/** 1258291 → 1.2 MB */
export function sizeOf(bytes: number) {
	const kilobytes = Math.max(1, Math.round(bytes / 1024))
	if (kilobytes < 1000) return i18n.t('grievance.size_kb', { amount: kilobytes })
	return i18n.t('grievance.size_mb', { amount: (bytes / 1024 / 1024).toFixed(1) })
}
