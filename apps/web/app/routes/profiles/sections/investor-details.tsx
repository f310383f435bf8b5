import { showInvestorMatch } from '@profile-search/contract/matching/suggestions'
import { showInvestor } from '@profile-search/contract/profiles/sections'
import { ask, load } from '#api.ts'
import { savedAmong } from '#features/matching/saved/saved-among.ts'
import { InvestorView } from '#features/profiles/section-view.tsx'
import { orLeadOn } from '#outside/lead-on.ts'
import { i18n } from '#text/i18n.ts'
import type { Route } from './+types/investor-details.ts'
import { SectionDetails } from './section-details.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.investor.name ?? i18n.t('investors.title')} · ${i18n.t('site.name')}` },
]

export async function loader(args: Route.LoaderArgs) {
	const params = { accountId: args.params.id }
	const investor = await load(args, showInvestor, { params }).catch(
		orLeadOn(args, args.params.id, 'investor-details'),
	)
	// The API refuses visitors; then the page shows only the section.
	const match = await ask(args, showInvestorMatch, { params })
	return { investor, match: match.details, saved: await savedAmong(args, 'investor', [investor]) }
}

export default function InvestorDetails({ loaderData: { investor, match, saved } }: Route.ComponentProps) {
	return (
		<SectionDetails kind="investor" section={investor} match={match} saved={saved}>
			<InvestorView investor={investor} />
		</SectionDetails>
	)
}
