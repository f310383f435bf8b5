import type { Details } from '@profile-search/contract/http/endpoint'
import {
	CandidateParts,
	saveMyProfileParts,
	type showMyProfile,
} from '@profile-search/contract/profiles/candidates'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { send } from '#api.ts'
import { StepFoot } from '#features/profiles/first-steps/step-frame.tsx'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FoundDraft, LeaveGuard } from '#ui/form/form-page.tsx'
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
				<StepFoot isSending={isSending} next={next} />
			</form>
			<LeaveGuard isOn={form.isDirty() && !isSaved} />
		</>
	)
}
