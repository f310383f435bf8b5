import type { Details } from '@profile-search/contract/http/endpoint'
import type { showOrganisationStatistics } from '@profile-search/contract/site/statistics/own'
import { i18n } from '#text/i18n.ts'
import type { Step } from '#ui/page/next-steps.tsx'
import { date } from '#ui/text/amounts.ts'

type Situation = {
	statistics: Pick<Details<typeof showOrganisationStatistics>, 'openJobs' | 'claims' | 'closing'>
	/** Contact requests waiting for an answer. */
	openRequests: number
	/** The number of jobs in any state. */
	jobs: number
	hasDomain: boolean
	/** Whether the team has no other members and no invitations. */
	isAlone: boolean
	/** Whether this member may change the organisation and its team. */
	mayManage: boolean
}

/** The next steps for an organisation; people who wait for an answer come first. */
export function nextStepsOf(situation: Situation): Step[] {
	const { statistics, openRequests, jobs, hasDomain, isAlone, mayManage } = situation
	const { claims, closing, openJobs } = statistics
	return [
		...(claims > 0 ? [stepOf('claims', '/approve-user-list', { count: claims })] : []),
		...(openRequests > 0 ? [stepOf('answer', '/requests', { count: openRequests })] : []),
		...closing.map((job) => ({ ...closingStep(job), key: job.id })),
		...(jobs > 0 && openJobs === 0 ? [stepOf('noOpenJob', '/job-edit')] : []),
		...(mayManage && !hasDomain ? [stepOf('domain', '/domain')] : []),
		...(mayManage && isAlone ? [stepOf('team', '/team')] : []),
	]
}

function closingStep({ id, title, closesOn, daysLeft }: Situation['statistics']['closing'][number]) {
	const key = daysLeft === 0 ? 'closingToday' : 'closing'
	return stepOf(key, `/job-edit/${id}`, { title, date: date(closesOn), count: daysLeft })
}

function stepOf(
	key: 'claims' | 'answer' | 'closing' | 'closingToday' | 'noOpenJob' | 'domain' | 'team',
	to: string,
	facts: Record<string, string | number> = {},
) {
	return {
		key,
		title: i18n.t(`steps.${key}.title`, facts),
		text: i18n.t(`steps.${key}.text`, facts),
		action: i18n.t(`steps.${key}.action`),
		to,
	}
}
