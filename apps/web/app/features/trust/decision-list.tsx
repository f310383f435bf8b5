import type { Decision } from '@profile-search/contract/accounts/decisions'
import type { z } from 'zod'
import { useTranslation } from '#text/use-translation.ts'
import { date } from '#ui/text/amounts.ts'
import classes from './decision-list.module.css'

/** The decisions about an account, newest first. */
export function DecisionList({ decisions }: { decisions: z.input<typeof Decision>[] }) {
	const { t } = useTranslation()
	if (decisions.length === 0) return <p>{t('approvals.noDecisions')}</p>
	return (
		<ul className={classes.list}>
			{decisions.map(({ action, actorName, reason, at }) => (
				<li key={`${action} ${at}`}>
					<b>
						{actorName
							? t('approvals.by', {
									action: t(`approvals.actions.${action}`),
									name: actorName,
									date: date(at),
								})
							: t('approvals.bySystem', { action: t(`approvals.actions.${action}`), date: date(at) })}
					</b>
					{reason && <p>{reason}</p>}
				</li>
			))}
		</ul>
	)
}
