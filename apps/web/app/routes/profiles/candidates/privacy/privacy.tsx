import { Button } from '@mantine/core'
import { showMyAttributes } from '@profile-search/contract/matching/fairness'
import { showMyProfile } from '@profile-search/contract/profiles/candidates'
import { changeMyVisibility, listHidings } from '@profile-search/contract/profiles/employer-blocking'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useRevalidator } from 'react-router'
import { load, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { toast } from '#ui/action/toast.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { VoluntaryAttributes } from '../voluntary-attributes.tsx'
import type { Route } from './+types/privacy.ts'
import { HideDomain } from './hide-domain.tsx'
import { HideOrganisation } from './hide-organisation.tsx'
import { HidingList } from './hiding-list.tsx'
import classes from './privacy.module.css'

export const meta = () => [{ title: `${i18n.t('hiding.title')} · ${i18n.t('site.name')}` }]

const effects = ['lists', 'profile', 'contact', 'employer', 'approvers'] as const

export async function loader(args: Route.LoaderArgs) {
	const [hidings, profile, said] = await Promise.all([
		load(args, listHidings),
		load(args, showMyProfile),
		load(args, showMyAttributes),
	])
	return { hidings, visibility: profile.visibility, said }
}

export default function Privacy({ loaderData: { hidings, visibility, said } }: Route.ComponentProps) {
	const { t } = useTranslation()
	return (
		<Page
			title={t('hiding.title')}
			companion={t('hiding.companion')}
			lead={t('hiding.lead')}
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
				<Notice tone="good" title={t('hiding.shownTo', { whom: t(`profile.visibility.${visibility}`) })}>
					{t('hiding.isHidden')} <Link to="/profile-update#visibility">{t('hiding.change')}</Link>
				</Notice>
			)}
			<Section title={t('hiding.add')}>
				<Stack gap={24}>
					<HideOrganisation />
					<HideDomain />
				</Stack>
			</Section>
			<Section title={t('hiding.list')}>
				<HidingList hidings={hidings} />
			</Section>
			<Section title={t('hiding.effect')}>
				<ul className={classes.effects}>
					{effects.map((effect) => (
						<li key={effect}>{t(`hiding.effects.${effect}`)}</li>
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
			title={t('hiding.isPublic')}
			action={
				<Button loading={isSending} onClick={showToMembers}>
					{t('hiding.membersOnly')}
				</Button>
			}
		>
			{t('hiding.isPublicText')}
		</Notice>
	)
}
