import { listJobTemplates } from '@profile-search/contract/hiring/drafts/job-templates'
import { showJobDraft, showPosting } from '@profile-search/contract/hiring/job-drafts'
import { showJobReach } from '@profile-search/contract/matching/relaxations'
import { showMyOrganisation } from '@profile-search/contract/profiles/organisations'
import { listMySubBranches } from '@profile-search/contract/profiles/sub-branches'
import { listLanguages, listProfessions } from '@profile-search/contract/search/reference'
import { Link, useLocation } from 'react-router'
import { ask, load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/edit.ts'
import { JobEditor } from './job-editor.tsx'

export const meta: Route.MetaFunction = ({ params }) => [
	{ title: `${i18n.t(params.jobId ? 'jobEdit.edit' : 'jobEdit.new')} · ${i18n.t('site.name')}` },
]

export async function loader(args: Route.LoaderArgs) {
	const { jobId } = args.params
	const organisation = await load(args, showMyOrganisation)
	if (organisation?.status !== 'approved') return null
	const [branches, job, professions, languages, posting, templates] = await Promise.all([
		load(args, listMySubBranches),
		jobId ? load(args, showJobDraft, { params: { jobId } }) : null,
		load(args, listProfessions, { query: {} }),
		load(args, listLanguages),
		load(args, showPosting),
		jobId ? [] : load(args, listJobTemplates),
	])
	const isCountable = job !== null && job.draft.professionId !== null && job.draft.mustHaveSkills.length > 0
	// Streamed after the form, so that the counts delay nothing.
	const reach = isCountable ? ask(args, showJobReach, { params: { jobId: job.id } }) : null
	return { organisation, branches, job, professions, languages, posting, templates, reach }
}

export default function EditJob({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { state } = useLocation()
	if (!loaderData) {
		return (
			<Page title={t('jobEdit.new')} companion={t('jobEdit.companion')}>
				<Notice
					tone="wait"
					title={t('employer.notYet')}
					action={<Link to="/employer-dashboard">{t('jobEdit.back')}</Link>}
				/>
			</Page>
		)
	}
	if (loaderData.job?.status === 'closed') {
		return (
			<Page title={t('jobEdit.edit')} companion={t('jobEdit.companion')}>
				<Notice
					tone="bad"
					title={t('jobs.closed')}
					action={<Link to={`/jobs/${loaderData.job.id}`}>{t('jobs.toJob')}</Link>}
				>
					{t('jobEdit.closed')}
				</Notice>
			</Page>
		)
	}
	// A new draft gets its address while it is being typed; its fields must keep their state then.
	const key = keptKeyOf(state) ?? loaderData.job?.id ?? 'new'
	return <JobEditor key={key} editorKey={key} {...loaderData} />
}

function keptKeyOf(state: unknown) {
	if (typeof state !== 'object' || state === null || !('editor' in state)) return undefined
	return typeof state.editor === 'string' ? state.editor : undefined
}
