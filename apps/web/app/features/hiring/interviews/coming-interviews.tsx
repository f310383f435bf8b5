import { listComingInterviews } from '@profile-search/contract/hiring/interviews'
import type { Details } from '@profile-search/contract/http/endpoint'
import { Link } from 'react-router'
import { ask, type Loading } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { ListLine } from '#ui/line/list-line.tsx'
import { Section } from '#ui/page/page.tsx'
import { useZone } from '#ui/text/zoned-time.tsx'
import { zonedTime } from '#ui/text/zoned.ts'

type Coming = Details<typeof listComingInterviews>

/** The upcoming interviews of the signed-in account; empty if they cannot be loaded. */
export async function loadComing(args: Loading): Promise<Coming> {
	return (await ask(args, listComingInterviews)).details ?? []
}

/** The next interviews, and those without a chosen time. Renders nothing if there are none. */
export function ComingInterviews({ coming }: { coming: Coming }) {
	const { t } = useTranslation()
	const zone = useZone()
	if (coming.length === 0) return null
	return (
		<Section title={t('interviews.coming')} aside={<Link to="/calendar">{t('calendarFeed.go')}</Link>}>
			{coming
				.slice(0, 5)
				.map(({ id, job, jobId, applicationId, other, isTeam, startsAt, minutes, place, wish }) => (
					<ListLine
						key={id}
						heading="h3"
						title={t('interviews.comingWith', { job, other })}
						href={isTeam ? `/job-pipeline/${jobId}/${applicationId}` : `/applications/${applicationId}`}
						texts={[place]}
						facts={[
							startsAt ? zonedTime(startsAt, minutes, zone) : t(`interviews.${waitingFor(isTeam, wish)}`),
						]}
					/>
				))}
		</Section>
	)
}

function waitingFor(isTeam: boolean, wish: string | null) {
	if (wish !== null) return isTeam ? 'asksForOthers' : 'waits'
	return isTeam ? 'waits' : 'toChoose'
}
