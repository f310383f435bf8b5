import type { Details } from '@profile-search/contract/http/endpoint'
import { withdrawContactRequest } from '@profile-search/contract/messaging/contact-requests'
import { endApplicationShare, type showMyShares } from '@profile-search/contract/privacy/shares'
import { Link } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { ConfirmButton } from '#ui/action/button/confirm-button.tsx'
import { ActionLine } from '#ui/line/action-line.tsx'
import { date } from '#ui/text/amounts.ts'

type Shares = Details<typeof showMyShares>

/** What is shared with whom and until when; each share can be revoked. */
export function ShareList({ shares: { profile, sections, contacts, applications } }: { shares: Shares }) {
	const { t } = useTranslation()
	const isNothing = !profile && sections.length + contacts.length + applications.length === 0
	if (isNothing) return <ActionLine text={t('personalData.shares.none')} />
	return (
		<>
			{profile && <ProfileShare profile={profile} />}
			{sections.map(({ kind, status }) => (
				<ActionLine
					key={kind}
					title={t(`personalData.shares.section.${kind}`)}
					text={t(`personalData.shares.sectionText.${status === 'approved' ? 'shown' : 'hidden'}`)}
				>
					<Button component={Link} to={`/${kind}-edit`} variant="default">
						{t('personalData.shares.change')}
					</Button>
				</ActionLine>
			))}
			{contacts.map(({ requestId, name, since, endsAt }) => (
				<ActionLine
					key={requestId}
					title={name}
					text={[
						t('personalData.shares.contact', { date: date(since) }),
						...(endsAt ? [t('personalData.shares.until', { date: date(endsAt) })] : []),
					].join(' · ')}
				>
					<ConfirmButton
						label={t('personalData.shares.end')}
						description={t('personalData.shares.endOf', { name })}
						question={t('personalData.shares.endQuestion', { name })}
						act={() => send(withdrawContactRequest, { params: { requestId } })}
					/>
				</ActionLine>
			))}
			{applications.map((each) => (
				<ApplicationShare key={each.applicationId} share={each} />
			))}
		</>
	)
}

function ProfileShare({ profile }: { profile: NonNullable<Shares['profile']> }) {
	const { t } = useTranslation()
	const { visibility, hasPhoto, readers } = profile
	const organisations = t('personalData.shares.organisations', { count: readers.organisations })
	const people = t('personalData.shares.people', { count: readers.people })
	return (
		<>
			<ActionLine
				title={t('personalData.shares.profile')}
				text={[
					t(`personalData.shares.shownTo.${visibility}`),
					t(hasPhoto ? 'personalData.shares.withPhoto' : 'personalData.shares.withoutPhoto'),
				].join(' ')}
			>
				<Button component={Link} to="/privacy" variant="default">
					{t('personalData.shares.change')}
				</Button>
			</ActionLine>
			<ActionLine
				title={t('personalData.shares.readers')}
				text={
					readers.organisations + readers.people === 0
						? t('personalData.shares.noReaders')
						: t('personalData.shares.readersText', { organisations, people })
				}
			>
				<Button component={Link} to="/visits" variant="default">
					{t('personalData.shares.toVisits')}
				</Button>
			</ActionLine>
		</>
	)
}

function ApplicationShare({ share }: { share: Shares['applications'][number] }) {
	const { t } = useTranslation()
	const { applicationId, job, organisation, status, since, sharesContact, files } = share
	return (
		<ActionLine
			title={<Link to={`/applications/${applicationId}`}>{`${job}, ${organisation}`}</Link>}
			text={[
				t('personalData.shares.application', { date: date(since) }),
				t(sharesContact ? 'personalData.shares.withContact' : 'personalData.shares.withoutContact'),
				...(files > 0 ? [t('personalData.shares.files', { count: files })] : []),
				t(`pipeline.stages.${status}`),
			].join(' · ')}
		>
			<ConfirmButton
				label={t('personalData.shares.takeBack')}
				description={t('personalData.shares.takeBackOf', { job })}
				question={t('personalData.shares.takeBackQuestion', { organisation })}
				act={() => send(endApplicationShare, { params: { applicationId } })}
			/>
		</ActionLine>
	)
}
