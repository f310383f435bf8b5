import { Link, useLocation } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Notice } from '#ui/page/notice.tsx'
import { caseAddress } from '../queue-query.ts'

type Decided = { id: string; userType: string; name: string }

/** A link back to the previous case, since the next one opens automatically. */
export function JustDecided() {
	const { t } = useTranslation()
	const { state, search } = useLocation()
	const decided = decidedIn(state)
	if (!decided) return null
	return (
		<Notice
			tone="good"
			title={t('approvals.justDecided', { name: decided.name })}
			action={<Link to={`${caseAddress(decided)}${search}`}>{t('approvals.backToIt')}</Link>}
		/>
	)
}

function decidedIn(state: unknown): Decided | undefined {
	if (typeof state !== 'object' || state === null || !('decided' in state)) return undefined
	const { decided } = state
	const isOne =
		typeof decided === 'object' &&
		decided !== null &&
		'id' in decided &&
		'userType' in decided &&
		'name' in decided
	if (!isOne) return undefined
	return { id: String(decided.id), userType: String(decided.userType), name: String(decided.name) }
}
