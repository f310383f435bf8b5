import { fullName } from '@profile-search/contract/accounts/full-name'
import { type SavedKind, listSaved } from '@profile-search/contract/matching/saved'
import { listContactRequests } from '@profile-search/contract/messaging/contact-requests'
import { type GuestSeek, showMyGuestProfile } from '@profile-search/contract/profiles/guests'
import { showMySections } from '@profile-search/contract/profiles/sections'
import { Link } from 'react-router'
import { load } from '#api.ts'
import { Suggestions, loadSuggestions } from '#features/matching/suggestions.tsx'
import { GuestView } from '#features/profiles/guest-view.tsx'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { Portrait } from '#ui/picture/portrait.tsx'
import type { Route } from './+types/dashboard.ts'
import { OfferParts } from './offers.tsx'
import { RequestsInShort } from './requests-in-short.tsx'
import { SavedInShort } from './saved-in-short.tsx'
import { GuestStatus } from './status.tsx'

export const meta = () => [{ title: `${i18n.t('dashboard.title')} · ${i18n.t('site.name')}` }]

const savedKinds = ['person', 'organisation', 'job'] as const

export async function loader(args: Route.LoaderArgs) {
	const guest = await load(args, showMyGuestProfile)
	const savedOf = (kind: SavedKind) => load(args, listSaved, { query: { kind } })
	const [suggestions, sections, received, sent, ...saved] = await Promise.all([
		loadSuggestions(args),
		load(args, showMySections),
		load(args, listContactRequests, { query: { box: 'received' } }),
		load(args, listContactRequests, { query: { box: 'sent' } }),
		...savedKinds.map(savedOf),
	])
	return {
		guest,
		sections,
		requests: { received, sent },
		suggestions,
		saved: savedKinds.map((kind, at) => ({
			kind,
			list: saved[at]?.items ?? [],
			total: saved[at]?.total ?? 0,
		})),
	}
}

export default function GuestDashboard({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { guest, sections, requests, suggestions, saved } = loaderData
	return (
		<Page
			title={t('dashboard.hello', { name: guest.firstName })}
			companion={t('dashboard.companion')}
			lead={guest.headline}
			portrait={guest.image !== null && <Portrait image={guest.image} name={fullName(guest)} />}
			actions={
				<>
					<Button component={Link} to="/guest-profile-update" variant="default">
						{t('dashboard.edit')}
					</Button>
					<Button component={Link} to="/personal-data" variant="default">
						{t('menu.personalData')}
					</Button>
				</>
			}
		>
			<GuestStatus status={guest.status} reason={guest.statusReason} />
			<Suggestions suggestions={suggestions} sought={soughtBy(guest.seeks)} isNew={guest.headline === null} />
			<RequestsInShort requests={requests} />
			<SavedInShort saved={saved} />
			<OfferParts sections={sections} />
			{guest.headline !== null && (
				<Section
					title={t('dashboard.summary')}
					aside={<Link to="/guest-profile-update">{t('dashboard.edit')}</Link>}
				>
					<GuestView guest={guest} />
				</Section>
			)}
			<Section title={t('guest.become')}>
				<p>{t('guest.becomeText')}</p>
				<p style={{ marginTop: 'var(--gap-16)', display: 'flex', flexWrap: 'wrap', gap: 'var(--gap-12)' }}>
					<Button component={Link} to="/change-account-type?to=candidate" variant="default">
						{t('guest.becomeOne.candidate')}
					</Button>
					<Button component={Link} to="/change-account-type?to=employer" variant="default">
						{t('guest.becomeOne.employer')}
					</Button>
				</p>
			</Section>
		</Page>
	)
}

function soughtBy(seeks: GuestSeek[]) {
	return [
		...(seeks.includes('advice') ? (['advisers'] as const) : []),
		...(seeks.includes('money') ? (['investors'] as const) : []),
	]
}
