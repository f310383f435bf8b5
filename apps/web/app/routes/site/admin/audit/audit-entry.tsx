import type { Details } from '@profile-search/contract/http/endpoint'
import type { listAuditEntries } from '@profile-search/contract/site/audit'
import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { RecordLine } from '#ui/line/record-line.tsx'
import { Difference } from '#ui/list/difference.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { Quotation } from '#ui/page/thread.tsx'
import { moment } from '#ui/text/amounts.ts'
import { factsOf } from './audit-facts.ts'

type Entry = Details<typeof listAuditEntries>['items'][number]

/** A row of the log: who did what, about whom, when, why, and the values before and after. */
export function AuditEntry({ entry }: { entry: Entry }) {
	const { t } = useTranslation()
	const { number, at, action, reason, isErased } = entry
	const { changes, rest } = factsOf(entry.facts)
	return (
		<RecordLine
			as="li"
			title={t(`approvals.actions.${action}`)}
			aside={
				<>
					<span>{moment(at)}</span> · {t('audit.number', { number })}
				</>
			}
		>
			<p>
				<Actor entry={entry} /> · <Subject entry={entry} />
			</p>
			{reason && <Quotation>{reason}</Quotation>}
			{isErased && <p>{t('audit.erased')}</p>}
			<Difference rows={changes} before={t('audit.before')} after={t('audit.after')} />
			{rest.length > 0 && <Facts facts={rest} />}
		</RecordLine>
	)
}

function Actor({ entry: { actorId, actorName } }: { entry: Entry }) {
	const { t } = useTranslation()
	if (!actorId) return t('audit.nobody')
	if (!actorName) return t('audit.gone')
	return <Link to={`/admin/accounts/${actorId}`}>{actorName}</Link>
}

function Subject({ entry: { subjectId, subjectName, subjectHasLeft, isAccount } }: { entry: Entry }) {
	const { t } = useTranslation()
	const text = t('audit.about', { name: subjectHasLeft ? t('audit.gone') : (subjectName ?? subjectId) })
	return isAccount ? <Link to={`/admin/accounts/${subjectId}`}>{text}</Link> : text
}
