import { showMyAttributes } from '@profile-search/contract/matching/fairness'
import { showMyProfile } from '@profile-search/contract/profiles/candidates'
import {
	changeMyVisibility,
	listEmployerBlocks,
} from '@profile-search/contract/profiles/employers/employer-blocking'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { load, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { VoluntaryAttributes } from '../voluntary-attributes.tsx'
import type { Route } from './+types/privacy.ts'
import { EmployerBlockList } from './employer-block-list.tsx'
import { HideDomain } from './hide-domain.tsx'
import { HideOrganisation } from './hide-organisation.tsx'
import classes from './privacy.module.css'

export const meta = () => [{ title: `${i18n.t('employerBlocking.title')} · ${i18n.t('site.name')}` }]

const effects = ['lists', 'profile', 'contact', 'employer', 'approvers'] as const

export async function loader(args: Route.LoaderArgs) {
	const [employerBlocks, profile, said] = await Promise.all([
		load(args, listEmployerBlocks),
		load(args, showMyProfile),
		load(args, showMyAttributes),
	])
	return { employerBlocks, visibility: profile.visibility, said }
}

export default function Privacy({ loaderData: { employerBlocks, visibility, said } }: Route.ComponentProps) {
	const { t } = useTranslation()
	return (
		<Page
			title={t('employerBlocking.title')}
			companion={t('employerBlocking.companion')}
			lead={t('employerBlocking.lead')}
			width="narrow"
			actions={
				<Button component={Link} to="/visits" variant="default">
					{t('visits.title')}
				</Button>
			}
		>
			{visibility === 'public' ? (
				<IsPublic />
			) : (
				<Notice
					tone="good"
					title={t('employerBlocking.shownTo', { whom: t(`profile.visibility.${visibility}`) })}
				>
					{t('employerBlocking.isHidden')}{' '}
					<Link to="/profile-update#visibility">{t('employerBlocking.change')}</Link>
				</Notice>
			)}
			<Section title={t('employerBlocking.add')}>
				<Stack gap={24}>
					<HideOrganisation />
					<HideDomain />
				</Stack>
			</Section>
			<Section title={t('employerBlocking.list')}>
				<EmployerBlockList employerBlocks={employerBlocks} />
			</Section>
			<Section title={t('employerBlocking.effect')}>
				<ul className={classes.effects}>
					{effects.map((effect) => (
						<li key={effect}>{t(`employerBlocking.effects.${effect}`)}</li>
					))}
				</ul>
			</Section>
			<Section id="fairness" title={t('fairness.title')}>
				<VoluntaryAttributes said={said} />
			</Section>
		</Page>
	)
}

/** Signed-out visitors cannot be identified, so a public profile cannot reliably be hidden from anyone. */
function IsPublic() {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isSending, setSending] = useState(false)

	const showToMembers = async () => {
		setSending(true)
		const sent = await send(changeMyVisibility, { body: { visibility: 'members' } })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
		setSending(false)
	}
	return (
		<Notice
			tone="wait"
			title={t('employerBlocking.isPublic')}
			action={
				<Button loading={isSending} onClick={showToMembers}>
					{t('employerBlocking.membersOnly')}
				</Button>
			}
		>
			{t('employerBlocking.isPublicText')}
		</Notice>
	)
}
