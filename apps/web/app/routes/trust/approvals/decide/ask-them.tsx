import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

type Props = { accountId: string; standing: { status: string; conflict: string | null } }

/** The way to a thread with whoever waits, for questions that hold nothing up. */
export function AskThem({ accountId, standing: { status, conflict } }: Props) {
	const { t } = useTranslation()
	if (status !== 'pending' || conflict) return null
	return <Link to={`/messages/with/approval/${accountId}`}>{t('messages.askFirst')}</Link>
}
