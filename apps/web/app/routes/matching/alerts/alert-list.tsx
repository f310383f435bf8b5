import type { Details } from '@profile-search/contract/http/endpoint'
import type { listAlerts } from '@profile-search/contract/matching/alerts'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Row } from '#ui/layout/row.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { AlertItem } from './alert-item.tsx'
import classes from './alerts.module.css'

type Props = { alerts: Details<typeof listAlerts>; mailedKey?: string }

/** The alerts of an account or a mail address. */
export function AlertList({ alerts, mailedKey }: Props) {
	const { t } = useTranslation()
	const list = useRef<HTMLUListElement>(null)
	const hasSearch = alerts.some(({ kind }) => kind !== 'job_matches' && kind !== 'person_matches')
	return (
		<>
			<ul
				ref={list}
				className={classes.list}
				tabIndex={-1}
				aria-label={t('watch.title')}
				hidden={alerts.length === 0}
			>
				{alerts.map((alert) => (
					<AlertItem
						key={alert.id}
						alert={alert}
						{...(mailedKey && { mailedKey })}
						onRemoved={() => list.current?.focus()}
					/>
				))}
			</ul>
			{!hasSearch && (
				<div style={{ marginTop: 'var(--gap-24)' }}>
					<Notice
						title={t('watch.noSearch')}
						action={
							<Row as="span" gap={[4, 20]} links>
								<Link to="/jobs">{t('watch.toJobs')}</Link>
								<Link to="/employee-list">{t('watch.toPeople')}</Link>
								<Link to="/employer-list">{t('watch.toOrganisations')}</Link>
							</Row>
						}
					>
						{t('watch.noSearchText')}
					</Notice>
				</div>
			)}
		</>
	)
}
