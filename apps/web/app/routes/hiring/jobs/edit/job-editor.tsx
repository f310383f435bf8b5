import { JobDraft, showJobDraft } from '@profile-search/contract/hiring/job-drafts'
import type { Details } from '@profile-search/contract/http/endpoint'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useRevalidator } from 'react-router'
import { send } from '#api.ts'
import type { JobField } from '#features/hiring/jobs/job-texts.ts'
import { JobView } from '#features/hiring/jobs/job-view.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FormFoot, FormSection, FoundDraft, LeaveGuard } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/edit.ts'
import { ApplyFields } from './apply-fields.tsx'
import { BeginFrom } from './draft/begin-from.tsx'
import { KeptLine } from './draft/kept-line.tsx'
import { mergeValues } from './draft/merge-values.ts'
import { Overtaken } from './draft/overtaken.tsx'
import { useServerDraft } from './draft/use-server-draft.ts'
import classes from './edit.module.css'
import { NeedFields, OfferFields, WorkFields } from './job-fields.tsx'
import { draftOf, filledSteps, type JobValues, namedDraftOf, previewOf, valuesOf } from './job-form.ts'
import { faultsByStep, type Step, stepOf, steps } from './job-steps.ts'
import { PublishStep } from './publish-step.tsx'
import { StepRail } from './step-rail.tsx'

type Loaded = NonNullable<Route.ComponentProps['loaderData']>
type Props = Loaded & { editorKey: string }

/** The form of a job in steps, with a preview of the job beside it. */
export function JobEditor(props: Props) {
	const { organisation, branches, job, professions, languages, posting, templates, reach, editorKey } = props
	const { t } = useTranslation()
	const navigate = useNavigate()
	const { revalidate, state: loading } = useRevalidator()
	const { hash } = useLocation()
	const [step, setStep] = useState<Step>('work')
	const [seen, setSeen] = useState<Partial<Record<Step, boolean>>>({})
	const [theirs, setTheirs] = useState<Details<typeof showJobDraft> | null>(null)
	const [base, setBase] = useState(() => valuesOf(job?.draft ?? null, job?.publishAt))
	const top = useRef<HTMLDivElement>(null)
	const rail = useRef<HTMLElement>(null)
	const isDraft = job === null || job.status === 'draft'
	const isPublic = job?.status === 'open' || job?.status === 'paused'
	const lists = { professions, languages, branches }

	const check = (values: JobValues) => errorsOf(JobDraft, draftOf(values, true))
	const name = useRef(`job:${organisation.id}:${job?.id ?? 'new'}`).current
	const { form, kept, isSending, isSaved, saving } = useKeptForm<JobValues>(name, base, check)
	const server = useServerDraft(
		{ id: job?.id ?? null, version: job?.version ?? 0 },
		{
			isOn: isDraft,
			onKept(values, id) {
				setBase(values)
				form.resetDirty(values)
				kept.drop()
				if (job === null) void goToAddress(id)
				// Recounts the matching people for the saved version.
				else if (step === 'publish') void revalidate()
			},
		},
	)
	const goToAddress = (id: string) =>
		navigate(`/job-edit/${id}`, { replace: true, preventScrollReset: true, state: { editor: editorKey } })

	const { values } = form
	const text = JSON.stringify(values)
	const isFirst = useRef(true)
	useEffect(() => {
		if (isFirst.current) isFirst.current = false
		else if (JSON.stringify(base) !== text) server.note(values)
		// Only changes of the input count.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [text])

	useEffect(() => {
		const id = server.idOf()
		if (server.state.kind !== 'overtaken' || !id) return
		void send(showJobDraft, { params: { jobId: id } }).then(({ details }) => setTheirs(details))
	}, [server.state.kind, server])

	// The server does not see the hash.
	useEffect(() => {
		if (hash === '#reach') setStep('publish')
	}, [hash])

	const errors = check(values)
	const faults = faultsByStep(errors)
	const shown = Object.fromEntries(steps.map((one) => [one, seen[one] ? faults[one] : 0]))
	const filled = filledSteps(values)
	const isDone = (one: Step) =>
		one !== 'publish' && faults[one] === 0 && (!isDraft || seen[one] || filled.has(one))
	const done = Object.fromEntries(steps.map((one) => [one, isDone(one)]))

	const go = (next: Step) => {
		setSeen({ ...seen, [step]: true })
		setStep(next)
		if (next === 'publish' && isDraft) void server.keep(values)
		requestAnimationFrame(() => {
			top.current?.focus({ preventScroll: true })
			rail.current?.scrollIntoView({ block: 'start' })
		})
	}
	/** Shows the errors of these steps and goes to the first one with errors. Returns false if there are none. */
	const showFaults = (among: readonly Step[]) => {
		const bad = Object.entries(errors).filter(([field]) => among.includes(stepOf(field)))
		const [first] = among.filter((one) => faults[one] > 0)
		if (!first) return false
		setSeen((before) => ({ ...before, ...Object.fromEntries(among.map((one) => [one, true])) }))
		form.setErrors({ ...form.errors, ...Object.fromEntries(bad) })
		setStep(first)
		requestAnimationFrame(() => {
			const field = document.querySelector<HTMLElement>('form [aria-invalid="true"], form [data-invalid]')
			field?.focus({ preventScroll: true })
			field?.scrollIntoView({ block: 'center' })
		})
		return true
	}
	const next = steps[steps.indexOf(step) + 1]
	const before = steps[steps.indexOf(step) - 1]

	const save = saving(
		(sent, once) => {
			server.cancel()
			return server.put(sent, true, once)
		},
		(sent) => navigate(`/jobs/${sent.details?.id}`),
	)
	const keepDraft = async () => {
		server.cancel()
		await server.keep(values)
	}
	const takeBack = saving(
		(sent, once) => server.put(sent, false, once),
		(sent) => navigate(`/jobs/${sent.details?.id}`),
	)
	const merge = (fields: JobField[]) => {
		if (!theirs) return
		const fresh = valuesOf(theirs.draft, theirs.publishAt)
		server.goOnFrom(theirs.version)
		setBase(fresh)
		form.setValues(mergeValues(values, fresh, fields))
		setTheirs(null)
	}
	const act = () => {
		if (next) return void (showFaults([step]) || go(next))
		if (!showFaults(steps)) save()
	}

	return (
		<Page
			title={t(job ? 'jobEdit.edit' : 'jobEdit.new')}
			companion={t('jobEdit.companion')}
			lead={t('jobEdit.lead')}
		>
			<FoundDraft kept={kept} fill={form.setValues} />
			{job?.reviewMessage && (
				<div className={classes.notices}>
					<Notice tone="bad" title={t('jobs.sentBack')}>
						{job.reviewMessage}
					</Notice>
				</div>
			)}
			{job?.changeWaits && (
				<div className={classes.notices}>
					<Notice tone="wait" title={t('jobs.changeWaits')}>
						{t('jobs.changeWaitsText')}
					</Notice>
				</div>
			)}
			<StepRail
				ref={rail}
				current={step}
				faults={shown as Record<Step, number>}
				done={done as Record<Step, boolean>}
				onGo={go}
			/>
			{theirs && (
				<Overtaken
					key={theirs.version}
					base={namedDraftOf(base, lists)}
					mine={namedDraftOf(values, lists)}
					theirs={theirs}
					onMerge={merge}
				/>
			)}
			<Grid columns={[1.25, 1]} above={960} gap={[40, 64]}>
				<form
					method="post"
					noValidate
					onSubmit={(event) => {
						event.preventDefault()
						act()
					}}
				>
					<div ref={top} tabIndex={-1} className={classes.top}>
						<FormSection
							id={step}
							title={t(`jobEdit.sections.${step}`)}
							text={t(`jobEdit.sectionText.${step}`)}
						>
							{step === 'work' && job === null && <BeginFrom templates={templates} fill={form.setValues} />}
							{step === 'work' && <WorkFields form={form} professions={professions} branches={branches} />}
							{step === 'needs' && <NeedFields form={form} languages={languages} />}
							{step === 'offer' && <OfferFields form={form} />}
							{step === 'applying' && <ApplyFields form={form} />}
							{step === 'publish' && (
								<PublishStep form={form} posting={posting} reach={reach} isPublic={isPublic}>
									{isPublic && form.isDirty() && <p>{t('reach.unsaved')}</p>}
									<div>
										<Button
											variant="default"
											loading={loading === 'loading' || server.state.kind === 'keeping'}
											onClick={() => (isDraft ? void keepDraft() : void revalidate())}
										>
											{t(isDraft ? 'reach.keepAndCount' : 'reach.again')}
										</Button>
									</div>
								</PublishStep>
							)}
						</FormSection>
					</div>
					<FormFoot>
						{before && (
							<Button size="lg" variant="default" onClick={() => go(before)}>
								{t('jobEdit.before')}
							</Button>
						)}
						<Button type="submit" size="lg" loading={isSending} disabled={theirs !== null}>
							{next ? t('jobEdit.next') : t(lastWord())}
						</Button>
						{isPublic && next && (
							<Button
								size="lg"
								variant="default"
								loading={isSending}
								disabled={theirs !== null}
								onClick={() => showFaults(steps) || save()}
							>
								{t('jobEdit.save')}
							</Button>
						)}
						{!isDraft && !isPublic && (
							<Button size="lg" variant="default" disabled={isSending} onClick={() => takeBack()}>
								{t('jobEdit.takeBack')}
							</Button>
						)}
						{isDraft && (
							<Button
								size="lg"
								variant="default"
								{...(next && { className: classes.spare })}
								onClick={() => void keepDraft()}
							>
								{t('jobEdit.keepDraft')}
							</Button>
						)}
						<Link to="/employer-dashboard" className={classes.spare}>
							{t('jobEdit.back')}
						</Link>
						<KeptLine state={server.state} />
					</FormFoot>
				</form>
				{/* Scrolls on its own on wide screens, so the keyboard must reach it. */}
				{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
				<section className={classes.preview} aria-label={t('jobEdit.preview')} tabIndex={0} data-step={step}>
					<p className={classes.previewLabel}>{t('jobEdit.preview')}</p>
					<h2 className={classes.previewTitle}>{values.title || t('jobEdit.noTitle')}</h2>
					<p>{organisation.name}</p>
					<JobView job={previewOf(namedDraftOf(values, lists))} columns={1} />
				</section>
			</Grid>
			<LeaveGuard isOn={form.isDirty() && !isSaved} within="/job-edit" />
		</Page>
	)

	function lastWord() {
		if (isPublic) return 'jobEdit.save'
		if (values.publishAt) return 'jobEdit.schedule'
		return posting.isTrusted ? 'jobEdit.publish' : 'jobEdit.submit'
	}
}
