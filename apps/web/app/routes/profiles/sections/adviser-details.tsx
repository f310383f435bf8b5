import { showAdviserMatch } from '@profile-search/contract/matching/suggestions'
import { showAdviser } from '@profile-search/contract/profiles/sections'
import { ask, load } from '#api.ts'
import { savedAmong } from '#features/matching/saved/saved-among.ts'
import { AdviserView } from '#features/profiles/section-view.tsx'
import { orLeadOn } from '#outside/lead-on.ts'
import { i18n } from '#text/i18n.ts'
import type { Route } from './+types/adviser-details.ts'
import { SectionDetails } from './section-details.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.adviser.name ?? i18n.t('advisers.title')} · ${i18n.t('site.name')}` },
]

export async function loader(args: Route.LoaderArgs) {
	const params = { accountId: args.params.id }
	const adviser = await load(args, showAdviser, { params }).catch(
		orLeadOn(args, args.params.id, 'advisory-details'),
	)
	// The API refuses visitors; then the page shows only the section.
	const match = await ask(args, showAdviserMatch, { params })
	return { adviser, match: match.details, saved: await savedAmong(args, 'adviser', [adviser]) }
}

export default function AdviserDetails({ loaderData: { adviser, match, saved } }: Route.ComponentProps) {
	return (
		<SectionDetails kind="adviser" section={adviser} match={match} saved={saved}>
			<AdviserView adviser={adviser} />
		</SectionDetails>
	)
}
