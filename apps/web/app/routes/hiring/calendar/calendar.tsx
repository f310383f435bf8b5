import {
	createCalendarFeed,
	deleteCalendarFeed,
	showCalendarFeed,
} from '@profile-search/contract/accounts/calendar-feeds'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { load, send } from '#api.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { AskSure } from '#ui/action/ask-sure.tsx'
import { Button } from '#ui/action/button/button.tsx'
import { ConfirmButton } from '#ui/action/button/confirm-button.tsx'
import { toast } from '#ui/action/toast.ts'
import { ActionLine } from '#ui/line/action-line.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { moment } from '#ui/text/amounts.ts'
import { ShownOnce } from '#ui/text/shown-once.tsx'
import type { Route } from './+types/calendar.ts'

export const meta = () => [{ title: `${i18n.t('calendarFeed.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	return load(args, showCalendarFeed)
}

export default function Calendar({ loaderData: { feed } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const visitor = useVisitor()
	const [address, setAddress] = useState<string>()
	const [isAsking, setAsking] = useState(false)

	const make = async () => {
		const sent = await send(createCalendarFeed)
		setAsking(false)
		if (sent.details) setAddress(sent.details.address)
		else toast(sent.message, 'error')
		await revalidate()
	}
	return (
		<Page
			title={t('calendarFeed.title')}
			companion={t('calendarFeed.companion')}
			lead={t('calendarFeed.lead')}
			width="narrow"
		>
			{feed && address && (
				<ShownOnce
					key={address}
					title={t('calendarFeed.ready')}
					secret={address}
					text={t('calendarFeed.readyText')}
					copied={t('share.copied')}
					action={
						<Button component="a" href={address.replace(/^https?:/, 'webcal:')} mt={10}>
							{t('calendarFeed.open')}
						</Button>
					}
				/>
			)}
			<Section title={t('calendarFeed.state')}>
				<p>{t(visitor?.userType === 'employer' ? 'calendarFeed.employer' : 'calendarFeed.candidate')}</p>
				<p>{t('calendarFeed.secret')}</p>
				{feed ? (
					<ActionLine
						text={[
							t('calendarFeed.since', { when: moment(feed.createdAt) }),
							feed.lastReadAt
								? t('calendarFeed.read', { when: moment(feed.lastReadAt) })
								: t('calendarFeed.unread'),
						].join(' · ')}
					>
						<Button variant="default" onClick={() => setAsking(true)}>
							{t('calendarFeed.renew')}
						</Button>
						<ConfirmButton
							label={t('labels.remove')}
							description={t('calendarFeed.remove')}
							question={t('calendarFeed.removeText')}
							act={() => send(deleteCalendarFeed)}
						/>
					</ActionLine>
				) : (
					<ActionLine text={t('calendarFeed.none')}>
						<Button onClick={make}>{t('calendarFeed.make')}</Button>
					</ActionLine>
				)}
			</Section>
			<AskSure
				isOpen={isAsking}
				title={t('calendarFeed.renew')}
				question={t('calendarFeed.renewText')}
				yes={t('calendarFeed.renew')}
				isGood
				onYes={make}
				onClose={() => setAsking(false)}
			/>
		</Page>
	)
}
