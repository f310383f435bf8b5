import { SkillAdder } from '#features/search/skill-adder.tsx'
import { SuggestedSkills } from '#features/search/suggested/suggested-skills.tsx'
import { useTextSkills } from '#features/search/suggested/use-text-skills.ts'
import { useTranslation } from '#text/use-translation.ts'
import type { ProfileForm } from './profile-form.ts'

/** Adds skills by name, or from what headline and summary speak of. */
export function SkillFields({ form }: { form: ProfileForm }) {
	const { t } = useTranslation()
	const { headline, summary, skills, professionId } = form.values
	const read = useTextSkills([headline, summary].filter(Boolean).join('\n'))
	const names = skills.map(({ name }) => name)
	const add = (name: string) => {
		form.setFieldValue('skills', (present) => [...present, { name, level: null, years: null, shownBy: null }])
		form.clearFieldError('skills')
	}
	return (
		<>
			<SuggestedSkills suggestions={[...read.skills, ...read.suggestedSkills]} names={names} onAccept={add} />
			<SkillAdder
				label={t('forms.addSkill')}
				names={names}
				professionId={professionId}
				onAdd={add}
				error={form.errors.skills}
			/>
		</>
	)
}
