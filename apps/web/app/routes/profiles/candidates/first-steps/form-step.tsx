import { Button } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import {
	CandidateParts,
	saveMyProfileParts,
	type showMyProfile,
} from '@profile-search/contract/profiles/candidates'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FormFoot, FoundDraft, LeaveGuard } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import { type ProfileForm, type ProfileValues, valuesOf } from '../profile/profile-form.ts'
import { stepDraft, type stepFields } from './step-draft.ts'

type Props = {
	profile: Details<typeof showMyProfile>
	step: keyof typeof stepFields
	/** Where it goes on, saved or not. */
	next: string
	children: (form: ProfileForm) => ReactNode
}

/** A step that is a part of the form of the profile, saved by itself. */
export function FormStep({ profile, step, next, children }: Props) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const { form, kept, isSending, isSaved, saving } = useKeptForm<ProfileValues>(
		`first-steps-${step}:${profile.id}`,
		valuesOf(profile),
		(values) => errorsOf(CandidateParts, stepDraft(values, step)),
	)
	const save = saving(
		async (values) => {
			return send(saveMyProfileParts, { body: CandidateParts.parse(stepDraft(values, step)) })
		},
		() => navigate(next),
	)

	return (
		<>
			<FoundDraft kept={kept} fill={form.setValues} />
			<form method="post" noValidate onSubmit={save}>
				{children(form)}
				<FormFoot>
					<Button type="submit" size="lg" loading={isSending}>
						{t('firstSteps.save')}
					</Button>
					<Link to={next}>{t('firstSteps.skip')}</Link>
				</FormFoot>
			</form>
			<LeaveGuard isOn={form.isDirty() && !isSaved} />
		</>
	)
}
