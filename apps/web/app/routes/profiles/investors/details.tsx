import { showInvestorMatch } from '@profile-search/contract/matching/suggestions'
import { showInvestor } from '@profile-search/contract/profiles/sections'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ask, load } from '#api.ts'
import { SaveButton } from '#features/matching/saved/save-button.tsx'
import { savedAmong } from '#features/matching/saved/saved-among.ts'
import { MatchRecord } from '#features/matching/score/match-record.tsx'
import { AskContact } from '#features/messaging/ask-contact.tsx'
import { MineNotice } from '#features/profiles/section-parts.tsx'
import { InvestorView } from '#features/profiles/section-view.tsx'
import { orLeadOn } from '#outside/lead-on.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { i18n } from '#text/i18n.ts'
import { Page, Section } from '#ui/page/page.tsx'
import type { Route } from './+types/details.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.investor.name ?? i18n.t('investors.title')} · ${i18n.t('site.name')}` },
]

export async function loader(args: Route.LoaderArgs) {
	const params = { accountId: args.params.id }
	const investor = await load(args, showInvestor, { params }).catch(
		orLeadOn(args, args.params.id, 'investor-details'),
	)
	// Refused to visitors: then the page shows the section alone.
	const match = await ask(args, showInvestorMatch, { params })
	return { investor, match: match.details, saved: await savedAmong(args, 'investor', [investor]) }
}

export default function InvestorDetails({ loaderData: { investor, match, saved } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const isMine = useVisitor()?.id === investor.id
	return (
		<Page
			title={investor.name}
			companion={t('investors.companion')}
			lead={t('investors.one')}
			actions={
				!isMine && (
					<>
						<SaveButton hasWord kind="investor" subjectId={investor.id} name={investor.name} saved={saved} />
						<AskContact subjectId={investor.id} />
					</>
				)
			}
		>
			{isMine && <MineNotice edit="/investor-edit" />}
			<InvestorView investor={investor} />
			{match && (
				<Section title={t('suggestions.investor')}>
					<MatchRecord record={match} reader="seeker" />
				</Section>
			)}
			<p style={{ marginTop: 'var(--gap-40)' }}>
				{investor.userType === 'employer' && (
					<>
						<Link to={`/employer-details/${investor.id}`}>{t('sections.organisation')}</Link>
						{' · '}
					</>
				)}
				<Link to="/investor-list">{t('investors.all')}</Link>
			</p>
		</Page>
	)
}
