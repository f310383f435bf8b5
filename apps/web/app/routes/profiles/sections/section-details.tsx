import type { Details } from '@profile-search/contract/http/endpoint'
import type { showAdviserMatch } from '@profile-search/contract/matching/suggestions'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SaveButton } from '#features/matching/saved/save-button.tsx'
import { MatchRecord } from '#features/matching/score/match-record.tsx'
import { AskContact } from '#features/messaging/ask-contact.tsx'
import { useVisitor } from '#session/use-visitor.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Page, Section } from '#ui/page/page.tsx'
import { MineNotice, sectionPages } from './section-pages.tsx'

type Props = {
	kind: 'adviser' | 'investor'
	section: { id: string; name: string; userType: string }
	/** How well the reader fits; undefined for visitors, whose profile cannot be compared. */
	match: Details<typeof showAdviserMatch> | undefined
	/** The sections the reader has saved, from `savedAmong`. */
	saved: string[] | null
	/** The section itself. */
	children: ReactNode
}

/** The page of an adviser or an investor. */
export function SectionDetails({ kind, section, match, saved, children }: Props) {
	const { t } = useTranslation()
	const { texts, list, edit } = sectionPages[kind]
	const isMine = useVisitor()?.id === section.id
	return (
		<Page
			title={section.name}
			companion={t(`${texts}companion`)}
			lead={t(`${texts}one`)}
			actions={
				!isMine && (
					<>
						<SaveButton hasWord kind={kind} subjectId={section.id} name={section.name} saved={saved} />
						<AskContact subjectId={section.id} />
					</>
				)
			}
		>
			{isMine && <MineNotice edit={edit} />}
			{children}
			{match && (
				<Section title={t(`suggestions.${kind}`)}>
					<MatchRecord record={match} reader="seeker" />
				</Section>
			)}
			<p style={{ marginTop: 'var(--gap-40)' }}>
				{section.userType === 'employer' && (
					<>
						<Link to={`/employer-details/${section.id}`}>{t('sections.organisation')}</Link>
						{' · '}
					</>
				)}
				<Link to={list}>{t(`${texts}all`)}</Link>
			</p>
		</Page>
	)
}
