import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'

type Props = { accountId: string; standing: { status: string; conflict: string | null } }

/** A link to a thread with the waiting account, for questions that delay nothing. */
export function AskThem({ accountId, standing: { status, conflict } }: Props) {
	const { t } = useTranslation()
	if (status !== 'pending' || conflict) return null
	return <Link to={`/messages/with/approval/${accountId}`}>{t('messages.askFirst')}</Link>
}
