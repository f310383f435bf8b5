import { showSession } from '@profile-search/contract/accounts/accounts'
import { showMySuspension } from '@profile-search/contract/site/admin-accounts'
import { Link } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { date } from '#ui/text/amounts.ts'
import type { Route } from './+types/suspended.ts'

export const meta = () => [{ title: `${i18n.t('suspension.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const [suspension, { account }] = await Promise.all([load(args, showMySuspension), load(args, showSession)])
	return { suspension, account }
}

/** Why an account or its organisation is suspended, and what can be done about it. */
export default function Suspended({ loaderData: { suspension, account } }: Route.ComponentProps) {
	const { t } = useTranslation()
	if (account?.status !== 'suspended') {
		return (
			<Page width="narrow" title={t('suspension.none')}>
				<Notice tone="good" title={t('suspension.noneText')} />
			</Page>
		)
	}
	return (
		<Page
			width="narrow"
			title={t(suspension ? 'suspension.title' : 'suspension.team')}
			lead={t(suspension ? 'suspension.lead' : 'suspension.teamText')}
		>
			<Facts
				columns={1}
				facts={[
					[t('suspension.reason'), suspension?.reason ?? account.statusReason],
					...(suspension
						? ([
								[t('suspension.since'), date(suspension.startedAt)],
								[t('suspension.until'), suspension.until ? date(suspension.until) : t('suspension.open')],
							] satisfies [string, string][])
						: []),
				]}
			/>
			<Section title={t('suspension.next')}>
				<Notice
					title={t('suspension.answer')}
					action={
						<Button component={Link} to="/grievance">
							{t('suspension.answer')}
						</Button>
					}
				>
					{t('suspension.answerText')}
				</Notice>
				<Notice
					title={t('menu.personalData')}
					action={
						<Button component={Link} to="/personal-data" variant="default">
							{t('menu.personalData')}
						</Button>
					}
				>
					{t('personalData.line')}
				</Notice>
			</Section>
		</Page>
	)
}
