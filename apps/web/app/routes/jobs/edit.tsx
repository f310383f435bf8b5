import { Button } from '@mantine/core'
import { JobDraft, postJob, saveJob, showJob } from '@profile-search/contract/jobs'
import { showMyOrganisation } from '@profile-search/contract/organisations'
import { showJobReach } from '@profile-search/contract/relaxations'
import { listLanguages, listProfessions } from '@profile-search/contract/reference'
import { listMySubBranches } from '@profile-search/contract/sub-branches'
import { useTranslation } from 'react-i18next'
import { Link, data, useNavigate, useRevalidator } from 'react-router'
import type { Route } from './+types/edit.ts'
import { ask, load, send } from '../../api.ts'
import { i18n } from '../../text/i18n.ts'
import { errorsOf } from '../../ui/draft-form.ts'
import { FormFoot, FormSection, FoundDraft, LeaveGuard } from '../../ui/form-page.tsx'
import { JobReach } from '../../ui/job-reach.tsx'
import { JobView } from '../../ui/job-view.tsx'
import { useKeptForm } from '../../ui/kept-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import classes from './edit.module.css'
import { NeedFields, OfferFields, WorkFields } from './job-fields.tsx'
import { type JobValues, draftOf, previewOf, valuesOf } from './job-form.ts'

export const meta: Route.MetaFunction = ({ params }) => [
	{ title: `${i18n.t(params.jobId ? 'jobEdit.edit' : 'jobEdit.new')} · ${i18n.t('site.name')}` },
]

export async function loader(args: Route.LoaderArgs) {
	const { jobId } = args.params
	const [organisation, branches, job, professions, languages] = await Promise.all([
		load(args, showMyOrganisation),
		load(args, listMySubBranches),
		jobId ? load(args, showJob, { params: { jobId } }) : null,
		load(args, listProfessions),
		load(args, listLanguages),
	])
	if (job && !job.isMine) throw data(null, { status: 403 })
	// Comes after the form: nobody waits for the counts.
	const reach =
		job && organisation?.status === 'approved' ? ask(args, showJobReach, { params: { jobId: job.id } }) : null
	return { organisation, branches, job, professions, languages, reach }
}

export default function EditJob({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { organisation, job } = loaderData
	if (organisation?.status !== 'approved') {
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
	return <JobEditor key={job?.id ?? 'new'} {...loaderData} organisation={organisation} />
}

type Loaded = Route.ComponentProps['loaderData']
type Props = Loaded & { organisation: NonNullable<Loaded['organisation']> }

function JobEditor({ organisation, branches, job, professions, languages, reach }: Props) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const { revalidate, state } = useRevalidator()
	const { form, kept, isSending, isSaved, saving } = useKeptForm<JobValues>(
		`job:${organisation.id}:${job?.id ?? 'new'}`,
		valuesOf(job),
		(values) => errorsOf(JobDraft, draftOf(values, true)),
	)
	const isPublic = job !== null && job.status !== 'draft'

	const sendJob = (values: JobValues, publish: boolean) => {
		const body = JobDraft.parse(draftOf(values, publish))
		return job ? send(saveJob, { params: { jobId: job.id }, body }) : send(postJob, { body })
	}
	const save = (publish: boolean) =>
		saving(
			(values) => sendJob(values, publish),
			(sent) => navigate(`/jobs/${sent.details?.id}`),
		)
	/** A new draft gets an address of its own; one that has it stays as it is. */
	const keepAndCount = job
		? saving(async (values) => {
				const sent = await sendJob(values, false)
				if (sent.errorCode === 0) form.resetDirty(values)
				if (sent.errorCode === 0) await revalidate()
				return sent
			})
		: saving(
				(values) => sendJob(values, false),
				(sent) => navigate(`/job-edit/${sent.details?.id}#reach`),
			)

	return (
		<Page
			title={t(job ? 'jobEdit.edit' : 'jobEdit.new')}
			companion={t('jobEdit.companion')}
			lead={t('jobEdit.lead')}
		>
			<FoundDraft kept={kept} fill={form.setValues} />
			<div className={classes.columns}>
				<form method="post" noValidate onSubmit={save(true)}>
					{job?.status === 'closed' && <p className={classes.closed}>{t('jobEdit.closed')}</p>}
					<FormSection id="work" title={t('jobEdit.sections.work')} text={t('jobEdit.sectionText.work')}>
						<WorkFields form={form} professions={professions} branches={branches} />
					</FormSection>
					<FormSection id="needs" title={t('jobEdit.sections.needs')} text={t('jobEdit.sectionText.needs')}>
						<NeedFields form={form} languages={languages} />
					</FormSection>
					<FormSection id="offer" title={t('jobEdit.sections.offer')} text={t('jobEdit.sectionText.offer')}>
						<OfferFields form={form} />
					</FormSection>
					<FormSection id="reach" title={t('reach.title')} text={t(job ? 'reach.text' : 'reach.newJob')}>
						{reach && <JobReach answer={reach} />}
						{isPublic && form.isDirty() && <p>{t('reach.unsaved')}</p>}
						<div>
							<Button
								variant="default"
								loading={isSending || state === 'loading'}
								onClick={() => (isPublic ? void revalidate() : void keepAndCount())}
							>
								{t(isPublic ? 'reach.again' : 'reach.keepAndCount')}
							</Button>
						</div>
					</FormSection>
					<FormFoot>
						<Button type="submit" size="lg" loading={isSending}>
							{t(isPublic ? 'jobEdit.save' : 'jobEdit.publish')}
						</Button>
						{!isPublic && (
							<Button size="lg" variant="default" disabled={isSending} onClick={() => save(false)()}>
								{t('jobEdit.keepDraft')}
							</Button>
						)}
						<Link to="/employer-dashboard">{t('jobEdit.back')}</Link>
					</FormFoot>
				</form>
				{/* Scrolls by itself on wide screens, so the keyboard must reach it. */}
				{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
				<section className={classes.preview} aria-label={t('jobEdit.preview')} tabIndex={0}>
					<p className={classes.previewLabel}>{t('jobEdit.preview')}</p>
					<p className={classes.previewTitle}>{form.values.title || t('jobEdit.noTitle')}</p>
					<p>{organisation.name}</p>
					<JobView job={previewOf(form.values, professions, languages, branches)} columns={1} />
				</section>
			</div>
			<LeaveGuard isOn={form.isDirty() && !isSaved} />
		</Page>
	)
}
