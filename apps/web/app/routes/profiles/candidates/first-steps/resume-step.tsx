import { fullName } from '@profile-search/contract/accounts/full-name'
import type { Details } from '@profile-search/contract/http/endpoint'
import type { showMyProfile } from '@profile-search/contract/profiles/candidates'
import { useNavigate } from 'react-router'
import { LeadOn } from '#features/profiles/first-steps/step-frame.tsx'
import { ResumeImporter } from '../resume/resume-importer.tsx'
import { useResumeImport } from '../resume/use-resume-import.ts'

type Props = { profile: Details<typeof showMyProfile>; isDone: boolean; next: string }

/** Reads a résumé into the profile, and goes on once something of it was taken over. */
export function ResumeStep({ profile, isDone, next }: Props) {
	const navigate = useNavigate()
	const from = useResumeImport(profile.id, () => void navigate(next))
	return (
		<>
			<ResumeImporter from={from} name={fullName(profile)} />
			{!from.review && <LeadOn to={next} isSkipping={!isDone} />}
		</>
	)
}
