import type { Details } from '@profile-search/contract/http/endpoint'
import type { listHeldChanges } from '@profile-search/contract/trust/held-changes'
import { useTranslation } from '#text/use-translation.ts'
import { LineLink } from '#ui/line/line-link.tsx'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { date } from '#ui/text/amounts.ts'
import classes from './approvals.module.css'

/** Held changes: names, websites, domains and kinds that wait for an approver, while the old ones are shown. */
export function PendingChanges({ changes }: { changes: Details<typeof listHeldChanges> }) {
	const { t } = useTranslation()
	return (
		<>
			{changes.items.length === 0 && (
				<Notice title={t('heldChanges.none')}>{t('heldChanges.noneText')}</Notice>
			)}
			<ul>
				{changes.items.map(({ id, name, userType, fields, waitingSince }) => (
					<li key={id} className={classes.line}>
						<div>
							<LineLink to={`/approve-change-details/${id}`}>{name}</LineLink>
							<p>{fields.map((field) => t(`heldChanges.fields.${field}`)).join(', ')}</p>
						</div>
						<p>
							{t(`accounts.types.${userType}`)}
							<br />
							{t('approvals.waiting', { date: date(waitingSince) })}
						</p>
					</li>
				))}
			</ul>
			<Pager page={changes.page} pages={changes.pages} />
		</>
	)
}
