import type { Details } from '@profile-search/contract/endpoint'
import type { Guest, suggestToGuest } from '@profile-search/contract/guests'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { i18n } from '../../text/i18n.ts'
import { AdviserLine } from '../../ui/adviser-line.tsx'
import { InvestorLine } from '../../ui/investor-line.tsx'
import { Section } from '../../ui/page.tsx'
import { SaveButton } from '../../ui/save-button.tsx'

type Suggested = Details<typeof suggestToGuest>
type Props = {
	suggestions: Suggested & { savedAdvisers: string[] | null; savedInvestors: string[] | null }
	guest: Pick<Guest, 'seeks' | 'headline'>
}

/** Advisers and investors who may fit, each with the reason in a line. */
export function Suggestions({ suggestions, guest }: Props) {
	const { t } = useTranslation()
	const { advisers, investors, savedAdvisers, savedInvestors } = suggestions
	return (
		<>
			{(advisers.length > 0 || guest.seeks.includes('advice')) && (
				<Section title={t('guest.advisers')} aside={<Link to="/advisory-list">{t('advisers.all')}</Link>}>
					{guest.headline === null && <p>{t('guest.suggestLater')}</p>}
					{advisers.length === 0 && <p>{t('guest.nobodyNew')}</p>}
					{advisers.map(({ why, ...adviser }) => (
						<AdviserLine
							key={adviser.id}
							adviser={adviser}
							heading="h3"
							why={wordsOf(
								why.topics.map((topic) => i18n.t(`values.adviceArea.${topic}`)),
								why,
							)}
							action={
								<SaveButton kind="adviser" subjectId={adviser.id} name={adviser.name} saved={savedAdvisers} />
							}
						/>
					))}
				</Section>
			)}
			{(investors.length > 0 || guest.seeks.includes('money')) && (
				<Section title={t('guest.investors')} aside={<Link to="/investor-list">{t('investors.all')}</Link>}>
					{investors.length === 0 && <p>{t('guest.nobodyNew')}</p>}
					{investors.map(({ why, ...investor }) => (
						<InvestorLine
							key={investor.id}
							investor={investor}
							heading="h3"
							why={wordsOf(
								why.topics.map((topic) => i18n.t(`values.sector.${topic}`)),
								why,
							)}
							action={
								<SaveButton
									kind="investor"
									subjectId={investor.id}
									name={investor.name}
									saved={savedInvestors}
								/>
							}
						/>
					))}
				</Section>
			)}
		</>
	)
}

/** Knows about Farming · advises in Marathi · in your town; undefined when there is nothing in common. */
function wordsOf(
	topics: string[],
	{ languages, place }: { languages: string[]; place: 'town' | 'state' | null },
) {
	const words = [
		topics.length > 0 && i18n.t('guest.why.topics', { topics: topics.join(', ') }),
		languages.length > 0 && i18n.t('guest.why.languages', { languages: languages.join(', ') }),
		place && i18n.t(`guest.why.${place}`),
	].filter(Boolean)
	const line = words.join(' · ')
	return line ? line.charAt(0).toUpperCase() + line.slice(1) : undefined
}
