import { showMyProfile } from '@profile-search/contract/profiles/candidates'
import { listLanguages, listProfessions } from '@profile-search/contract/search/reference'
import { redirect } from 'react-router'
import { load } from '#api.ts'
import { StepFrame } from '#features/profiles/first-steps/step-frame.tsx'
import { nextOf, whereToGoOn } from '#features/profiles/first-steps/where-to-go-on.ts'
import { LanguageRows } from '#features/search/language-rows.tsx'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { FormSection } from '#ui/form/form-page.tsx'
import { BirthDateField, MobileField, VisibilityField } from '../profile/profile-contact.tsx'
import {
	ExperienceFields,
	HeadlineFields,
	PreferredProfessions,
	TownField,
	WishFields,
} from '../profile/profile-fields.tsx'
import { SkillFields, entriesOf } from '../profile/skill-fields.tsx'
import type { Route } from './+types/first-steps.ts'
import { candidateEnd, candidateSteps } from './candidate-steps.ts'
import { FormStep } from './form-step.tsx'
import { ResumeStep } from './resume-step.tsx'

export const meta = () => [{ title: `${i18n.t('firstSteps.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const [profile, professions, languages] = await Promise.all([
		load(args, showMyProfile),
		load(args, listProfessions, { query: {} }),
		load(args, listLanguages),
	])
	const steps = candidateSteps(profile)
	const step = steps.find(({ key }) => key === args.params.step)
	if (!step) throw redirect(whereToGoOn(steps, candidateEnd))
	return { profile, professions, languages, step: step.key }
}

export default function FirstSteps({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { profile, step } = loaderData
	const steps = candidateSteps(profile)
	const next = nextOf(steps, step, candidateEnd)
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

function WorkStep({ profile, professions, languages, next }: StepProps) {
	const { t } = useTranslation()
	return (
		<FormStep profile={profile} step="work" next={next}>
			{(form) => (
				<>
					<FormSection id="you" title={t('profile.profession')}>
						<HeadlineFields form={form} professions={professions} />
						<TownField form={form} />
					</FormSection>
					<FormSection
						id="skills"
						title={t('profile.sections.skills')}
						text={t('profile.sectionText.skills')}
					>
						<SkillFields form={form} entries={entriesOf(profile)} />
					</FormSection>
					<FormSection id="experience" title={t('profile.sections.experience')}>
						<ExperienceFields form={form} workedMonths={profile.workedMonths} />
					</FormSection>
					<FormSection id="languages" title={t('profile.sections.languages')}>
						<LanguageRows
							languages={languages}
							{...form.getInputProps('languages')}
							value={form.values.languages}
						/>
					</FormSection>
				</>
			)}
		</FormStep>
	)
}

function WishesStep({ profile, professions, next }: StepProps) {
	const { t } = useTranslation()
	return (
		<FormStep profile={profile} step="wishes" next={next}>
			{(form) => (
				<>
					<FormSection
						id="wishes"
						title={t('profile.sections.wishes')}
						text={t('profile.sectionText.wishes')}
					>
						<PreferredProfessions form={form} professions={professions} />
						<WishFields form={form} />
					</FormSection>
					<FormSection
						id="contact"
						title={t('profile.sections.contact')}
						text={t('profile.sectionText.contact')}
					>
						<MobileField form={form} />
						<BirthDateField form={form} />
					</FormSection>
					<FormSection
						id="visibility"
						title={t('profile.sections.visibility')}
						text={t('profile.sectionText.visibility')}
					>
						<VisibilityField form={form} />
					</FormSection>
				</>
			)}
		</FormStep>
	)
}
