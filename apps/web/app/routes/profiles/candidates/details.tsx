import { fullName } from '@profile-search/contract/accounts/full-name'
import { showCandidate } from '@profile-search/contract/profiles/candidates'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { load } from '#api.ts'
import { loadFit } from '#features/matching/fit/load-fit.ts'
import { SaveButton } from '#features/matching/saved/save-button.tsx'
import { savedAmong } from '#features/matching/saved/saved-among.ts'
import { AskContact } from '#features/messaging/ask-contact.tsx'
import { PersonView } from '#features/profiles/person-view.tsx'
import { ReportButton } from '#features/trust/report-button.tsx'
import { orLeadOn } from '#outside/lead-on.ts'
import { noIndex, sharedMeta } from '#outside/meta.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { useNoteView } from '#ui/list/recent-views.ts'
import { loadedWithKit } from '#ui/loading/loaded-later.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { Portrait } from '#ui/picture/portrait.tsx'
import { OwnWords } from '#ui/text/own-words.tsx'
import type { Route } from './+types/details.ts'

// Most readers have no job to compare people with.
const PersonFit = loadedWithKit(async () => (await import('#features/matching/fit/person-fit.tsx')).PersonFit)

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	if (!loaderData) return [{ title: i18n.t('site.name') }, noIndex]
	const { id, headline, summary, isPublic } = loaderData.person
	const shared = sharedMeta(matches, {
		title: fullName(loaderData.person),
		description: [headline, summary].filter(Boolean).join('. '),
		path: `/employee-details/${id}`,
		type: 'profile',
	})
	// Search engines may index only public profiles.
	return isPublic ? shared : [...shared, noIndex]
}

export async function loader(args: Route.LoaderArgs) {
	const { userId: candidateId } = args.params
	const person = await load(args, showCandidate, { params: { candidateId } }).catch(
		orLeadOn(args, candidateId, 'employee-details'),
	)
	const saved = await savedAmong(args, 'person', [person])
	// Streamed after the profile. Only members of an organisation with an open job get one.
	return { person, saved, fit: saved && loadFit(args, person.id) }
}

export default function CandidateDetails({ loaderData: { person, saved, fit } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const visitor = useVisitor()
	const isMine = visitor?.id === person.id
	const name = fullName(person)
	useNoteView('person', isMine ? null : `/employee-details/${person.id}`, name, person.headline ?? '')
	return (
		<Page
			title={name}
			lead={person.headline && <OwnWords as="span" text={person.headline} />}
			portrait={<Portrait image={person.image} name={name} />}
			actions={
				<Row gap={10} align="center">
					<Button component={Link} to={`/employee-data/${person.id}`} variant="default">
						{t('person.resume')}
					</Button>
					<SaveButton hasWord kind="person" subjectId={person.id} name={name} saved={saved} />
					{!isMine && <AskContact subjectId={person.id} />}
				</Row>
			}
		>
			{isMine && (
				<div style={{ marginBottom: 'var(--gap-32)' }}>
					<Notice title={t('person.isMine')} action={<Link to="/profile-update">{t('person.edit')}</Link>} />
				</div>
			)}
			{fit && visitor?.userType === 'employer' && visitor.status === 'approved' && (
				<Suspense fallback={null}>
					<PersonFit person={{ id: person.id, name }} fit={fit} />
				</Suspense>
			)}
			<PersonView heading="h2" person={person} />
			{!isMine && (
				<ReportButton subjectKind="person" subjectId={person.id} description={t('reports.reportPerson')}>
					{t('reports.reportPerson')}
				</ReportButton>
			)}
		</Page>
	)
}
