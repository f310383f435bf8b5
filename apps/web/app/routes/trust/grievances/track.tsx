import { showSession } from '@profile-search/contract/accounts/accounts'
import type { Details } from '@profile-search/contract/http/endpoint'
import { listMyGrievances, trackGrievance } from '@profile-search/contract/trust/grievances'
import { useState } from 'react'
import { load, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { toast } from '#ui/action/toast.ts'
import { Page, Section } from '#ui/page/page.tsx'
import type { Route } from './+types/track.ts'
import { type Key, KeyForm } from './key-form.tsx'
import { MyGrievances } from './mine.tsx'
import { Tracked } from './tracked.tsx'

export const meta = () => [
	{ title: `${i18n.t('grievance.trackTitle')} · ${i18n.t('site.name')}` },
	{ name: 'robots', content: 'noindex' },
]

export async function loader(args: Route.LoaderArgs) {
	const { account } = await load(args, showSession)
	const mine = account ? await load(args, listMyGrievances) : []
	return { mine, number: args.url.searchParams.get('number') ?? '' }
}

type Shown = { key: Key; grievance: Details<typeof trackGrievance> }

/**
 * A grievance opens only with its number and its mail address. Neither is stored, so leaving the page locks it again.
 */
export default function TrackGrievance({ loaderData: { mine, number } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const [shown, setShown] = useState<Shown | null>(null)

	const open = async (key: Key) => {
		const sent = await send(trackGrievance, { body: key })
		if (sent.details) setShown({ key, grievance: sent.details })
		else toast(sent.message, 'error')
		return sent
	}

	if (shown)
		return (
			<Tracked
				key={shown.grievance.number}
				grievance={shown.grievance}
				trackKey={shown.key}
				onChange={(grievance) => setShown({ ...shown, grievance })}
				onOther={() => setShown(null)}
			/>
		)
	return (
		<Page
			width="narrow"
			title={t('grievance.trackTitle')}
			companion={t('grievance.companion')}
			lead={t('grievance.trackLead')}
		>
			<KeyForm number={number} open={open} />
			{mine.length > 0 && (
				<Section title={t('grievance.mine')}>
					<MyGrievances mine={mine} open={open} />
				</Section>
			)}
		</Page>
	)
}
