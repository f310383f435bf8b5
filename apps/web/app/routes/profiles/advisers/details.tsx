import { showAdviserMatch } from '@profile-search/contract/matching/suggestions'
import { showAdviser } from '@profile-search/contract/profiles/sections'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ask, load } from '#api.ts'
import { SaveButton } from '#features/matching/saved/save-button.tsx'
import { savedAmong } from '#features/matching/saved/saved-among.ts'
import { MatchRecord } from '#features/matching/score/match-record.tsx'
import { AskContact } from '#features/messaging/ask-contact.tsx'
import { MineNotice } from '#features/profiles/section-parts.tsx'
import { AdviserView } from '#features/profiles/section-view.tsx'
import { orLeadOn } from '#outside/lead-on.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { i18n } from '#text/i18n.ts'
import { Page, Section } from '#ui/page/page.tsx'
import type { Route } from './+types/details.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.adviser.name ?? i18n.t('advisers.title')} · ${i18n.t('site.name')}` },
]

export async function loader(args: Route.LoaderArgs) {
	const params = { accountId: args.params.id }
	const adviser = await load(args, showAdviser, { params }).catch(
		orLeadOn(args, args.params.id, 'advisory-details'),
	)
	// Refused to visitors: then the page shows the section alone.
	const match = await ask(args, showAdviserMatch, { params })
	return { adviser, match: match.details, saved: await savedAmong(args, 'adviser', [adviser]) }
}

export default function AdviserDetails({ loaderData: { adviser, match, saved } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const isMine = useVisitor()?.id === adviser.id
	return (
		<Page
			title={adviser.name}
			companion={t('advisers.companion')}
			lead={t('advisers.one')}
			actions={
				!isMine && (
					<>
						<SaveButton hasWord kind="adviser" subjectId={adviser.id} name={adviser.name} saved={saved} />
						<AskContact subjectId={adviser.id} />
					</>
				)
			}
		>
			{isMine && <MineNotice edit="/advisory-edit" />}
			<AdviserView adviser={adviser} />
			{match && (
				<Section title={t('suggestions.adviser')}>
					<MatchRecord record={match} reader="seeker" />
				</Section>
			)}
			<p style={{ marginTop: 'var(--gap-40)' }}>
				{adviser.userType === 'employer' && (
					<>
						<Link to={`/employer-details/${adviser.id}`}>{t('sections.organisation')}</Link>
						{' · '}
					</>
				)}
				<Link to="/advisory-list">{t('advisers.all')}</Link>
			</p>
		</Page>
	)
}
