import { listOpenidIdentities } from '@profile-search/contract/accounts/openid'
import { listPasskeys } from '@profile-search/contract/accounts/passkeys'
import { listActivity, listSessions } from '@profile-search/contract/accounts/sessions'
import { showTwoStep } from '@profile-search/contract/accounts/two-step'
import { listBlocks } from '@profile-search/contract/messaging/blocks'
import { listReports } from '@profile-search/contract/trust/reports'
import { Link } from 'react-router'
import { load } from '#api.ts'
import { OfflineSwitch } from '#device/offline/offline-switch.tsx'
import { PushSwitch } from '#device/push-switch.tsx'
import { LanguageLinks } from '#frame/navigation/language-links.tsx'
import { useVisitor } from '#session/use-visitor.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { ActionLine } from '#ui/line/action-line.tsx'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Page, Section } from '#ui/page/page.tsx'
import type { Route } from './+types/settings.ts'
import { ActivityList } from './activity-list.tsx'
import { BlockList } from './block-list.tsx'
import { OpenidList } from './openid-list.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { ReportList } from './report-list.tsx'
import { SessionList } from './session-list.tsx'
import classes from './settings.module.css'
import { TwoStep } from './two-step/two-step.tsx'

export const meta = () => [{ title: `${i18n.t('security.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const page = pageIn(args.url.searchParams)
	const [twoStep, passkeys, openid, sessions, activity, blocks, reports] = await Promise.all([
		load(args, showTwoStep),
		load(args, listPasskeys),
		load(args, listOpenidIdentities),
		load(args, listSessions),
		load(args, listActivity, { query: { page } }),
		load(args, listBlocks),
		load(args, listReports),
	])
	return { twoStep, passkeys, openid, sessions, activity, blocks, reports }
}

export default function Settings({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation()
	const visitor = useVisitor()
	const userType = visitor?.userType
	const [isGuest, isEmployer] = [userType === 'guest_user', userType === 'employer']
	const { twoStep, passkeys, openid, sessions, activity, blocks, reports } = loaderData

	return (
		<Page
			title={t('security.title')}
			companion={t('security.companion')}
			lead={t('security.lead')}
			width="narrow"
		>
			<Section title={t('identity.title')}>
				<ActionLine text={t('identity.line')}>
					<Button component={Link} to="/name-and-email" variant="default">
						{t('identity.go')}
					</Button>
				</ActionLine>
			</Section>
			<Section title={t('languages.title')}>
				<p>{t('languages.settingsText')}</p>
				<LanguageLinks label={t('languages.choose')} className={classes.languages} />
			</Section>
			<Section title={t('security.password')}>
				<ActionLine text={t('security.passwordText')}>
					<Button component={Link} to="/change-password" variant="default">
						{t('accounts.changePassword')}
					</Button>
				</ActionLine>
			</Section>
			<Section title={t('security.twoStep')}>
				<TwoStep state={twoStep} />
			</Section>
			<Section title={t('security.passkeys')}>
				<PasskeyList passkeys={passkeys} />
			</Section>
			{(openid.identities.length > 0 || openid.others.length > 0) && (
				<Section title={t('openid.section')}>
					<OpenidList {...openid} />
				</Section>
			)}
			<Section title={t('security.sessions')}>
				<SessionList sessions={sessions} />
			</Section>
			<Section title={t('accessTokens.title')}>
				<ActionLine text={t('accessTokens.line')}>
					<Button component={Link} to="/access-tokens" variant="default">
						{t('accessTokens.go')}
					</Button>
				</ActionLine>
			</Section>
			{visitor?.status === 'approved' && (
				<Section title={t('calendarFeed.title')}>
					<ActionLine text={t('calendarFeed.line')}>
						<Button component={Link} to="/calendar" variant="default">
							{t('calendarFeed.go')}
						</Button>
					</ActionLine>
				</Section>
			)}
			{isEmployer && (
				<Section title={t('webhooks.title')}>
					<ActionLine text={t('webhooks.line')}>
						<Button component={Link} to="/webhooks" variant="default">
							{t('webhooks.title')}
						</Button>
					</ActionLine>
				</Section>
			)}
			<Section title={t('security.notifications')}>
				<PushSwitch />
				<ActionLine text={t('notifications.settingsLine')}>
					<Button component={Link} to="/notifications#settings" variant="default">
						{t('notifications.choose')}
					</Button>
				</ActionLine>
			</Section>
			{visitor?.userType === 'candidate' && (
				<Section title={t('offline.heading')}>
					<OfflineSwitch accountId={visitor.id} />
				</Section>
			)}
			<Section title={t('watch.settings')}>
				<ActionLine text={t('watch.settingsLine')}>
					<Button component={Link} to="/alerts" variant="default">
						{t('saveSearch.toAlerts')}
					</Button>
				</ActionLine>
			</Section>
			<Section title={t('menu.personalData')}>
				<ActionLine text={t('personalData.line')}>
					<Button component={Link} to="/personal-data" variant="default">
						{t('menu.personalData')}
					</Button>
				</ActionLine>
			</Section>
			{isGuest && (
				<Section title={t('guest.become')}>
					<ActionLine text={t('guest.becomeText')}>
						<Button component={Link} to="/change-account-type" variant="default">
							{t('guest.go')}
						</Button>
					</ActionLine>
				</Section>
			)}
			<Section id="blocks" title={t('messages.blocks.title')}>
				<BlockList blocks={blocks} />
			</Section>
			<Section title={t('reports.title')} aside={<Link to="/cases">{t('cases.title')}</Link>}>
				<ReportList reports={reports} />
			</Section>
			<Section title={t('security.activity')}>
				<ActivityList activity={activity} />
			</Section>
		</Page>
	)
}
