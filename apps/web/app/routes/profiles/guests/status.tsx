import type { AccountStatus } from '@profile-search/contract/accounts/accounts'
import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Notice } from '#ui/page/notice.tsx'

/** The status of a guest's account, and what to do about it. */
export function GuestStatus({ status, reason }: { status: AccountStatus; reason: string | null }) {
	const { t } = useTranslation()
	const tone = {
		incomplete: 'wait',
		pending: 'wait',
		approved: 'good',
		rejected: 'bad',
		suspended: 'bad',
		frozen: 'bad',
	} as const
	const hasForm = status === 'incomplete' || status === 'rejected'
	if (status === 'pending' && reason) {
		return (
			<Notice
				tone="bad"
				title={t('dashboard.asked')}
				action={
					<Button component={Link} to="/guest-profile-update">
						{t('dashboard.edit')}
					</Button>
				}
			>
				<p>{reason}</p>
				<p>{t('dashboard.askedText')}</p>
			</Notice>
		)
	}
	return (
		<Notice
			tone={tone[status]}
			title={t(`guest.status.${status}`)}
			action={
				status === 'frozen' ? (
					<Link to="/cases">{t('cases.look')}</Link>
				) : (
					hasForm && (
						<Button component={Link} to="/guest-profile-update">
							{t(status === 'incomplete' ? 'dashboard.complete' : 'dashboard.edit')}
						</Button>
					)
				)
			}
		>
			{reason && <p>{t('dashboard.reason', { reason })}</p>}
			<p>{t(`guest.statusText.${status}`)}</p>
		</Notice>
	)
}
