import type { Details } from '@profile-search/contract/http/endpoint'
import type { showMyProfile } from '@profile-search/contract/profiles/candidates'
import { i18n } from '#text/i18n.ts'
import type { Step } from '#ui/page/next-steps.tsx'
import { monthYear } from '#ui/text/amounts.ts'
import { partsOf } from './completeness.ts'

type Situation = {
	profile: Details<typeof showMyProfile>
	/** Contact requests waiting for an answer. */
	openRequests: number
	/** Invitations to apply that wait for an answer. */
	openInvitations: number
	/** Gaps in employment that no entry explains, each by its first and last month. */
	unnamed: { from: string; to: string }[]
	/** Whether the account has two-step login or a passkey. */
	isGuarded: boolean
}

/** The next steps for a person, the most valuable first; people who wait for an answer come before all. */
export function nextStepsOf({
	profile,
	openRequests,
	openInvitations,
	unnamed,
	isGuarded,
}: Situation): Step[] {
	const { workEntries, educationEntries } = profile
	const hasEntries = workEntries.length + educationEntries.length > 0
	const denied = workEntries.find(({ confirmation }) => confirmation === 'denied')
	const claimed = workEntries.find(({ confirmation }) => confirmation === 'claimed')
	const [gap] = unnamed
	return [
		...(openInvitations > 0 ? [stepOf('invited', '/applications', { count: openInvitations })] : []),
		...(openRequests > 0 ? [stepOf('answer', '/requests', { count: openRequests })] : []),
		...(denied ? [entryStep('denied', denied)] : []),
		...(hasEntries ? [] : [stepOf('import', '/resume-import')]),
		...partSteps(profile, hasEntries),
		...(gap ? [gapStep(gap)] : []),
		...(claimed ? [entryStep('claimed', claimed)] : []),
		...(isGuarded ? [] : [stepOf('guard', '/settings')]),
	]
}

/** An imported résumé fills in the entries too. */
function partSteps(profile: Situation['profile'], hasEntries: boolean) {
	return partsOf(profile)
		.filter(({ isDone }) => !isDone)
		.filter(({ name }) => hasEntries || (name !== 'work' && name !== 'education'))
		.map(({ name, href }) => ({
			key: name,
			title: i18n.t(`completeness.parts.${name}`),
			text: i18n.t(`completeness.why.${name}`),
			action: i18n.t('steps.add'),
			to: href,
		}))
}

function gapStep({ from, to }: { from: string; to: string }) {
	const search = new URLSearchParams({ gap: 'new', from, to })
	return stepOf('gap', `/edit-work-info?${search}`, { from: monthYear(from), to: monthYear(to) })
}

function entryStep(
	key: 'denied' | 'claimed',
	{ id, organisationName }: { id: string; organisationName: string },
) {
	return stepOf(key, `/edit-work-info?entry=${id}`, { name: organisationName })
}

function stepOf(
	key: 'invited' | 'answer' | 'denied' | 'import' | 'gap' | 'claimed' | 'guard',
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
