import { showSession } from '@profile-search/contract/accounts/accounts'
import type { Details } from '@profile-search/contract/http/endpoint'
import { printedPhone } from '@profile-search/contract/platform/printed-phone'
import { showEmployment } from '@profile-search/contract/profiles/employers/employments'
import { showPendingGuest } from '@profile-search/contract/profiles/guests'
import { showApprovalCase, showPendingCandidate } from '@profile-search/contract/trust/approvals'
import { redirect } from 'react-router'
import { ask, load } from '#api.ts'
import { GuestView } from '#features/profiles/guest-view.tsx'
import { PersonView } from '#features/profiles/person-view.tsx'
import { entryAddress } from '#session/entry-address.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Facts } from '#ui/list/facts.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { Portrait } from '#ui/picture/portrait.tsx'
import { date, rupees } from '#ui/text/amounts.ts'
import { OwnWords } from '#ui/text/own-words.tsx'
import { Changes } from '../changes.tsx'
import { AskThem } from '../decide/ask-them.tsx'
import { CaseNotices } from '../decide/case-notices.tsx'
import { Decide } from '../decide/decide.tsx'
import { Decisions } from '../decide/decisions.tsx'
import { Duplicates } from '../decide/duplicates.tsx'
import { queueQuery } from '../queue-query.ts'
import type { Route } from './+types/user-details.ts'
import { EmploymentQuestion } from './employment-question.tsx'

export const meta = () => [{ title: `${i18n.t('approvals.title')} · ${i18n.t('site.name')}` }]

/** For an employer, the ID is an employment to confirm; for an approver, a candidate or guest to decide on. */
export async function loader(args: Route.LoaderArgs) {
	const { account } = await load(args, showSession)
	if (!account) throw redirect(entryAddress('login', args.url.pathname))
	if (account.userType === 'employer' && !account.isApprover) {
		const employment = await load(args, showEmployment, { params: { employmentId: args.params.ID } })
		return { kind: 'employment' as const, employment }
	}

	const params = { accountId: args.params.ID }
	const [asked, standing] = await Promise.all([
		ask(args, showPendingCandidate, { params }),
		load(args, showApprovalCase, { params, query: queueQuery(args.url.searchParams) }),
	])
	return asked.errorCode === 0 && asked.details
		? { kind: 'candidate' as const, ...asked.details, standing }
		: { kind: 'guest' as const, ...(await load(args, showPendingGuest, { params })), standing }
}

type Loaded = Route.ComponentProps['loaderData']

export default function PendingUser({ loaderData }: Route.ComponentProps) {
	if (loaderData.kind === 'employment') return <EmploymentQuestion employment={loaderData.employment} />

	if (loaderData.kind === 'guest') return <PendingGuest {...loaderData} />

	return <PendingCandidate {...loaderData} />
}

function PendingCandidate({ candidate, decisions, standing }: Extract<Loaded, { kind: 'candidate' }>) {
	const { t } = useTranslation()
	const name = [candidate.firstName, candidate.middleName, candidate.lastName].filter(Boolean).join(' ')
	return (
		<Page
			title={name}
			lead={candidate.headline && <OwnWords as="span" text={candidate.headline} />}
			portrait={candidate.image !== null && <Portrait image={candidate.image} name={name} />}
		>
			<CaseNotices key={candidate.id} accountId={candidate.id} standing={standing} />
			<Changes before={standing.before} profile={candidate} />
			<Duplicates duplicates={standing.duplicates} personId={candidate.id} />
			<Section
				title={t('approvals.profile')}
				aside={<AskThem accountId={candidate.id} standing={standing} />}
			>
				<PersonView person={candidate} />
			</Section>
			<Contact candidate={candidate} />
			<Decisions decisions={decisions} />
			<Decide
				key={`decide ${candidate.id}`}
				accountId={candidate.id}
				name={name}
				status={standing.status}
				standing={standing}
			/>
		</Page>
	)
}

function PendingGuest({ guest, decisions, standing }: Extract<Loaded, { kind: 'guest' }>) {
	const { t } = useTranslation()
	const name = [guest.firstName, guest.middleName, guest.lastName].filter(Boolean).join(' ')
	return (
		<Page
			title={name}
			lead={[t('accounts.types.guest_user'), guest.headline].filter(Boolean).join(' · ')}
			portrait={guest.image !== null && <Portrait image={guest.image} name={name} />}
		>
			<CaseNotices key={guest.id} accountId={guest.id} standing={standing} />
			<Changes before={standing.before} profile={guest} />
			<Duplicates duplicates={standing.duplicates} />
			<Section title={t('approvals.profile')} aside={<AskThem accountId={guest.id} standing={standing} />}>
				<GuestView guest={guest} />
			</Section>
			<Section title={t('approvals.contact')}>
				<Facts facts={[[t('approvals.email'), guest.email]]} />
			</Section>
			<Decisions decisions={decisions} />
			<Decide
				key={`decide ${guest.id}`}
				accountId={guest.id}
				name={name}
				status={standing.status}
				standing={standing}
			/>
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
					[t('approvals.mobile'), candidate.mobileNumber && printedPhone(candidate.mobileNumber)],
					[t('approvals.whatsapp'), candidate.whatsappNumber && printedPhone(candidate.whatsappNumber)],
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
