import { listJobFeeds } from '@profile-search/contract/hiring/drafts/job-feeds'
import { showMyOrganisation } from '@profile-search/contract/profiles/organisations'
import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import type { Route } from './+types/list.ts'
import { AddFeed } from './add-feed.tsx'
import { FeedItem } from './feed-item.tsx'

export const meta = () => [{ title: `${i18n.t('jobFeeds.title')} · ${i18n.t('site.name')}` }]

const pollMs = 1500

export async function loader(args: Route.LoaderArgs) {
	const organisation = await load(args, showMyOrganisation)
	return organisation?.status === 'approved' ? load(args, listJobFeeds) : null
}

export default function JobFeeds({ loaderData: feeds }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const isBusy = feeds?.items.some(({ isReading, isOn }) => isReading && isOn) ?? false

	useEffect(() => {
		if (!isBusy) return
		const poll = setInterval(() => void revalidate(), pollMs)
		return () => clearInterval(poll)
	}, [isBusy, revalidate])

	if (!feeds) {
		return (
			<Page title={t('jobFeeds.title')} companion={t('jobFeeds.companion')}>
				<Notice
					tone="wait"
					title={t('employer.notYet')}
					action={<Link to="/employer-dashboard">{t('jobEdit.back')}</Link>}
				/>
			</Page>
		)
	}
	const { items, mayManage } = feeds
	return (
		<Page
			title={t('jobFeeds.title')}
			companion={t('jobFeeds.companion')}
			lead={t('jobFeeds.lead')}
			width="narrow"
			actions={<Link to="/job-imports">{t('jobFeeds.back')}</Link>}
		>
			<Section title={t('jobFeeds.yours')}>
				{items.length === 0 && <p>{t('jobFeeds.none')}</p>}
				<Stack gap={16}>
					{items.map((feed) => (
						<FeedItem key={feed.id} feed={feed} mayManage={mayManage} />
					))}
				</Stack>
			</Section>
			{mayManage ? <AddFeed key={items.length} /> : <p>{t('jobFeeds.onlyLeaders')}</p>}
		</Page>
	)
}
