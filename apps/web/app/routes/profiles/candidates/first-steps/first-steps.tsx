import { showMyProfile } from '@profile-search/contract/profiles/candidates'
import { listLanguages, listProfessions } from '@profile-search/contract/search/reference'
import { Link, redirect, useNavigate, useSearchParams } from 'react-router'
import { load } from '#api.ts'
import { StepFrame } from '#features/profiles/first-steps/step-frame.tsx'
import { nextOf, whereToGoOn } from '#features/profiles/first-steps/where-to-go-on.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { PartForm } from '../profile/part-form.tsx'
import { type ProfilePart, useProfileParts } from '../profile/profile-parts.tsx'
import type { Route } from './+types/first-steps.ts'
import { candidateSteps } from './candidate-steps.ts'
import { ResumeStep } from './resume-step.tsx'

export const meta = () => [{ title: `${i18n.t('firstSteps.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const [profile, professions, languages] = await Promise.all([
		load(args, showMyProfile),
		load(args, listProfessions, { query: {} }),
		load(args, listLanguages),
	])
	const { steps, end } = candidateSteps(profile, args.url.searchParams)
	const step = steps.find(({ key }) => key === args.params.step)
	if (!step) throw redirect(whereToGoOn(steps, end))
	return { profile, professions, languages, step: step.key }
}

export default function FirstSteps({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { profile, step } = loaderData
	const { steps, end } = candidateSteps(profile, useSearchParams()[0])
	const next = nextOf(steps, step, end)
	const isDone = steps.some(({ key, isDone: is }) => key === step && is)
	return (
		<StepFrame
			steps={steps}
			current={step}
			title={t(`firstSteps.titles.${step}`)}
			lead={t(`firstSteps.leads.${step}`)}
		>
			{step === 'resume' && <ResumeStep profile={profile} isDone={isDone} next={next} />}
			{step === 'work' && <WorkStep {...loaderData} next={next} />}
			{step === 'wishes' && <WishesStep {...loaderData} next={next} />}
		</StepFrame>
	)
}

type StepProps = Route.ComponentProps['loaderData'] & { next: string }

function WorkStep({ next, ...loaded }: StepProps) {
	const { profession, skills, experience, languages } = useProfileParts(loaded)
	return <FormStep {...loaded} next={next} parts={[profession, skills, experience, languages]} />
}

function WishesStep({ next, ...loaded }: StepProps) {
	const { preferences, reach, visibility } = useProfileParts(loaded)
	return <FormStep {...loaded} next={next} parts={[preferences, reach, visibility]} />
}

/** A step that is some parts of the form of the profile. */
function FormStep({ profile, step, next, parts }: StepProps & { parts: ProfilePart[] }) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	return (
		<PartForm
			key={step}
			isWay
			profile={profile}
			name={`first-steps-${step}:${profile.id}`}
			parts={parts}
			onEnd={() => void navigate(next)}
			foot={<Link to={next}>{t('firstSteps.skip')}</Link>}
		/>
	)
}
