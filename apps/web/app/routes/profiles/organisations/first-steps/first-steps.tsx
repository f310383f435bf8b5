import { listMyJobs, listMyOpenJobs } from '@profile-search/contract/hiring/jobs'
import { listPersonMatches } from '@profile-search/contract/matching/matches'
import { showMyOrganisation } from '@profile-search/contract/profiles/organisations'
import { showMyHeldChanges } from '@profile-search/contract/trust/held-changes'
import { redirect } from 'react-router'
import { ask, load } from '#api.ts'
import { StepFrame } from '#features/profiles/first-steps/step-frame.tsx'
import { nextOf, whereToGoOn } from '#features/profiles/first-steps/where-to-go-on.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import type { Route } from './+types/first-steps.ts'
import { AboutStep } from './about-step.tsx'
import { JobStep } from './job-step.tsx'
import { organisationEnd, organisationSteps } from './organisation-steps.ts'
import { PeopleStep } from './people-step.tsx'

/** So many people give an idea of the shortlist. */
const mostPeople = 3

export const meta = () => [{ title: `${i18n.t('firstSteps.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const [organisation, held, { counts }, open] = await Promise.all([
		load(args, showMyOrganisation),
		load(args, showMyHeldChanges),
		load(args, listMyJobs, { query: { page: 1 } }),
		load(args, listMyOpenJobs),
	])
	const situation = {
		hasProfile: organisation !== null,
		jobs: Object.values(counts).reduce((sum, amount) => sum + amount, 0),
		openJobs: open.length,
	}
	const steps = organisationSteps(situation)
	const step = steps.find(({ key }) => key === args.params.step)
	if (!step) throw redirect(whereToGoOn(steps, organisationEnd))
	const isApproved = organisation?.status === 'approved'
	const job = isApproved ? (open[0] ?? null) : null
	const params = job && step.key === 'people' ? { jobId: job.id } : null
	// Without a ranking, for example while the index is loading, the step shows nobody.
	const people = params && (await ask(args, listPersonMatches, { params, query: { limit: mostPeople } }))
	return {
		organisation,
		held: held.organisation,
		situation,
		isApproved,
		job,
		people: people?.details ?? [],
		step: step.key,
	}
}

export default function OrganisationFirstSteps({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { organisation, held, situation, isApproved, job, people, step } = loaderData
	const steps = organisationSteps(situation)
	const next = nextOf(steps, step, organisationEnd)
	return (
		<StepFrame
			steps={steps}
			current={step}
			title={t(`firstSteps.titles.${step}`)}
			lead={t(`firstSteps.leads.${step}`)}
		>
			{step === 'about' && <AboutStep organisation={organisation} held={held} next={next} />}
			{step === 'job' && <JobStep isApproved={isApproved} jobs={situation.jobs} next={next} />}
			{step === 'people' && (
				<PeopleStep isApproved={isApproved} job={job} people={people} end={organisationEnd} />
			)}
		</StepFrame>
	)
}
