import type { Details } from '@profile-search/contract/http/endpoint'
import { listSuggestions } from '@profile-search/contract/matching/suggestions'
import { Link } from 'react-router'
import { type Loading, ask } from '#api.ts'
import { AdviserLine } from '#features/profiles/adviser-line.tsx'
import { InvestorLine } from '#features/profiles/investor-line.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Section } from '#ui/page/page.tsx'
import { SaveButton } from './saved/save-button.tsx'
import { savedAmong } from './saved/saved-among.ts'
import { MatchCard } from './score/match-card.tsx'

type Suggested = Details<typeof listSuggestions>
type Kind = 'advisers' | 'investors'
type Props = {
	suggestions: Awaited<ReturnType<typeof loadSuggestions>>
	kinds?: readonly Kind[]
	/** The kinds to show even if there are none. */
	sought?: readonly Kind[]
	/** Whether the reader's profile is too empty to compare offers with. */
	isNew?: boolean
}

/** Suggestions for the reader, with those they have saved; null while the index is loading. */
export async function loadSuggestions(args: Loading) {
	const { details } = await ask(args, listSuggestions)
	if (!details) return null
	const [savedAdvisers, savedInvestors] = await Promise.all([
		savedAmong(
			args,
			'adviser',
			details.advisers.map(({ adviser }) => adviser),
		),
		savedAmong(
			args,
			'investor',
			details.investors.map(({ investor }) => investor),
		),
	])
	return { ...details, savedAdvisers, savedInvestors }
}

/** Suggested advisers and investors, each with reasons. */
export function Suggestions({ suggestions, kinds = both, sought = [], isNew = false }: Props) {
	const { t } = useTranslation()
	if (!suggestions) return sought.length > 0 ? <p>{t('suggestions.notYet')}</p> : null

	const { advisers, investors, savedAdvisers, savedInvestors } = suggestions
	return (
		<>
			{kinds.includes('advisers') && (advisers.length > 0 || sought.includes('advisers')) && (
				<Section
					title={t('suggestions.advisers')}
					aside={<Link to="/advisory-list">{t('advisers.all')}</Link>}
				>
					{isNew && <p>{t('suggestions.later')}</p>}
					{advisers.length === 0 && <p>{t('suggestions.nobodyNew')}</p>}
					{advisers.map((suggested) => (
						<SuggestedAdviser key={suggested.adviser.id} {...suggested} saved={savedAdvisers} />
					))}
				</Section>
			)}
			{kinds.includes('investors') && (investors.length > 0 || sought.includes('investors')) && (
				<Section
					title={t('suggestions.investors')}
					aside={<Link to="/investor-list">{t('investors.all')}</Link>}
				>
					{investors.length === 0 && <p>{t('suggestions.nobodyNew')}</p>}
					{investors.map((suggested) => (
						<SuggestedInvestor key={suggested.investor.id} {...suggested} saved={savedInvestors} />
					))}
				</Section>
			)}
		</>
	)
}

const both: readonly Kind[] = ['advisers', 'investors']

type Saved = { saved: string[] | null }

function SuggestedAdviser({ adviser, match, saved }: Suggested['advisers'][number] & Saved) {
	const { t } = useTranslation()
	const { id, name, areas, place } = adviser
	const action = <SaveButton kind="adviser" subjectId={id} name={name} saved={saved} />
	if (!match) return <AdviserLine adviser={adviser} heading="h3" action={action} />

	return (
		<MatchCard
			title={name}
			text={[areas.map((area) => t(`values.adviceArea.${area}`)).join(', '), place]
				.filter(Boolean)
				.join(' · ')}
			href={`/advisory-details/${id}`}
			record={match}
			reader="seeker"
			heading="h3"
			action={action}
		/>
	)
}

function SuggestedInvestor({ investor, match, saved }: Suggested['investors'][number] & Saved) {
	const { t } = useTranslation()
	const { id, name, sectors, place } = investor
	const action = <SaveButton kind="investor" subjectId={id} name={name} saved={saved} />
	if (!match) return <InvestorLine investor={investor} heading="h3" action={action} />

	return (
		<MatchCard
			title={name}
			text={[sectors.map((sector) => t(`values.sector.${sector}`)).join(', '), place]
				.filter(Boolean)
				.join(' · ')}
			href={`/investor-details/${id}`}
			record={match}
			reader="seeker"
			heading="h3"
			action={action}
		/>
	)
}
