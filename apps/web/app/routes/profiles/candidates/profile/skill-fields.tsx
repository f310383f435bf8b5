import type { Details } from '@profile-search/contract/http/endpoint'
import type { showMyProfile } from '@profile-search/contract/profiles/candidates'
import { useState } from 'react'
import { SkillClaims } from '#features/search/claims/skill-claims.tsx'
import { SkillAdder } from '#features/search/skill-adder.tsx'
import { SuggestedSkills } from '#features/search/suggested/suggested-skills.tsx'
import { useTextSkills } from '#features/search/suggested/use-text-skills.ts'
import { useTranslation } from '#text/use-translation.ts'
import type { ProfileForm } from './profile-form.ts'

type Props = { form: ProfileForm; entries: ReturnType<typeof entriesOf> }

/** The skills, and more of them by name, or from what headline and summary speak of. */
export function SkillFields({ form, entries }: Props) {
	const { t } = useTranslation()
	const { headline, summary, skills, professionId } = form.values
	const [open, setOpen] = useState<string | null>(null)
	const read = useTextSkills([headline, summary].filter(Boolean).join('\n'))
	const names = skills.map(({ name }) => name)
	const add = (name: string) => {
		form.setFieldValue('skills', (present) => [...present, { name, level: null, years: null, shownBy: null }])
		form.clearFieldError('skills')
		setOpen(name)
	}
	return (
		<>
			<SkillAdder
				label={t('forms.addSkill')}
				names={names}
				professionId={professionId}
				onAdd={add}
				error={form.errors.skills}
			/>
			<SkillClaims
				value={skills}
				onChange={(changed) => form.setFieldValue('skills', changed)}
				errors={form.errors}
				entries={entries}
				open={open}
				onOpen={setOpen}
			/>
			<SuggestedSkills suggestions={[...read.skills, ...read.suggestedSkills]} names={names} onAccept={add} />
		</>
	)
}

/** The entries that can prove a skill, by short names. */
export function entriesOf({ workEntries, educationEntries }: Details<typeof showMyProfile>) {
	return [
		...workEntries.map(({ id, title, organisationName }) => ({ id, name: `${title}, ${organisationName}` })),
		...educationEntries.map(({ id, degree, institution }) => ({ id, name: `${degree}, ${institution}` })),
	]
}
