import type { Details } from '@profile-search/contract/http/endpoint'
import type { listPendingSections } from '@profile-search/contract/profiles/sections'
import { useTranslation } from '#text/use-translation.ts'
import { LineLink } from '#ui/line/line-link.tsx'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { date } from '#ui/text/amounts.ts'
import classes from './approvals.module.css'

/** Advisory and investor sections that wait for an approver. */
export function PendingSections({ sections }: { sections: Details<typeof listPendingSections> }) {
	const { t } = useTranslation()
	return (
		<>
			{sections.items.length === 0 && <Notice title={t('sections.none')}>{t('sections.noneText')}</Notice>}
			<ul>
				{sections.items.map(({ id, kind, name, userType, place, waitingSince }) => (
					<li key={`${id} ${kind}`} className={classes.line}>
						<div>
							<LineLink to={`/approve-section-details/${kind}/${id}`}>{name}</LineLink>
							<p>{[t(`sections.kind.${kind}`), place].filter(Boolean).join(' · ')}</p>
						</div>
						<p>
							{t(`accounts.types.${userType}`)}
							<br />
							{t('approvals.waiting', { date: date(waitingSince) })}
						</p>
					</li>
				))}
			</ul>
			<Pager page={sections.page} pages={sections.pages} />
		</>
	)
}
