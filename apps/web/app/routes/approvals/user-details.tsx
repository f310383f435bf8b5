import { showSession } from '@profile-search/contract/accounts'
import { listPendingAccounts, showPendingCandidate } from '@profile-search/contract/approvals'
import { showPendingGuest } from '@profile-search/contract/guests'
import { showEmployment } from '@profile-search/contract/employments'
import type { Details } from '@profile-search/contract/endpoint'
import { useTranslation } from 'react-i18next'
import { redirect } from 'react-router'
import type { Route } from './+types/user-details.ts'
import { ask, load } from '../../api.ts'
import { i18n } from '../../text/i18n.ts'
import { date, rupees } from '../../ui/amounts.ts'
import { Facts } from '../../ui/facts.tsx'
import { GuestView } from '../../ui/guest-view.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { PersonView } from '../../ui/person-view.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { Decide, Decisions } from './decide.tsx'
import { EmploymentQuestion } from './employment-question.tsx'

export const meta = () => [{ title: `${i18n.t('approvals.title')} · ${i18n.t('site.name')}` }]

/** For an employer the ID names an employment to confirm; for an approver a candidate or a guest to decide on. */
export async function loader(args: Route.LoaderArgs) {
	const { account } = await load(args, showSession)
	if (!account) throw redirect(`/login?next=${encodeURIComponent(args.url.pathname)}`)
	if (account.userType === 'employer' && !account.isApprover) {
		const employment = await load(args, showEmployment, { params: { employmentId: args.params.ID } })
		return { kind: 'employment' as const, employment }
	}

	const params = { accountId: args.params.ID }
	const [asked, waiting] = await Promise.all([
		ask(args, showPendingCandidate, { params }),
		load(args, listPendingAccounts, { query: { page: 1 } }),
	])
	const next = waiting.items.find(({ id }) => id !== params.accountId)
	return asked.errorCode === 0 && asked.details
		? { kind: 'candidate' as const, ...asked.details, next }
		: { kind: 'guest' as const, ...(await load(args, showPendingGuest, { params })), next }
}

type Loaded = Route.ComponentProps['loaderData']

export default function PendingUser({ loaderData }: Route.ComponentProps) {
	if (loaderData.kind === 'employment') return <EmploymentQuestion employment={loaderData.employment} />

	if (loaderData.kind === 'guest') return <PendingGuest {...loaderData} />

	const { candidate, decisions, next } = loaderData
	return (
		<Page
			title={[candidate.firstName, candidate.middleName, candidate.lastName].filter(Boolean).join(' ')}
			lead={candidate.headline}
		>
			<PersonView person={candidate} />
			<Contact candidate={candidate} />
			<Decisions decisions={decisions} />
			<Decide key={candidate.id} accountId={candidate.id} status={candidate.status} next={next} />
		</Page>
	)
}

function PendingGuest({ guest, decisions, next }: Extract<Loaded, { kind: 'guest' }>) {
	const { t } = useTranslation()
	const name = [guest.firstName, guest.middleName, guest.lastName].filter(Boolean).join(' ')
	return (
		<Page
			title={name}
			lead={[t('accounts.types.guest_user'), guest.headline].filter(Boolean).join(' · ')}
			portrait={guest.image !== null && <Portrait image={guest.image} name={name} />}
		>
			<GuestView guest={guest} />
			<Section title={t('approvals.contact')}>
				<Facts facts={[[t('approvals.email'), guest.email]]} />
			</Section>
			<Decisions decisions={decisions} />
			<Decide key={guest.id} accountId={guest.id} status={guest.status} next={next} />
		</Page>
	)
}

function Contact({ candidate }: { candidate: Details<typeof showPendingCandidate>['candidate'] }) {
	const { t } = useTranslation()
	return (
		<Section title={t('approvals.contact')}>
			<Facts
				facts={[
					[t('approvals.email'), candidate.email],
					[t('approvals.mobile'), candidate.mobileNumber],
					[t('approvals.whatsapp'), candidate.whatsappNumber],
					[t('approvals.birthDate'), candidate.birthDate && date(candidate.birthDate)],
					[t('approvals.linkedin'), candidate.linkedinUrl],
					[t('approvals.address'), candidate.address],
					[t('approvals.expectedPay'), candidate.expectedPay === null ? null : rupees(candidate.expectedPay)],
					[t('approvals.visibility'), t(`values.visibility.${candidate.visibility}`)],
				]}
			/>
		</Section>
	)
}
