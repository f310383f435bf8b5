import type { Details } from '@profile-search/contract/http/endpoint'
import {
	OrganisationDraft,
	saveMyOrganisation,
	type showMyOrganisation,
} from '@profile-search/contract/profiles/organisations'
import { removeMyLogo, saveMyLogo } from '@profile-search/contract/profiles/pictures'
import type { HeldChange } from '@profile-search/contract/trust/held-changes'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { send } from '#api.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { useTranslation } from '#text/use-translation.ts'
import { toast } from '#ui/action/toast.ts'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FoundDraft, LeaveGuard } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import { ImageField } from '#ui/picture/image-field.tsx'
import { type OrganisationValues, valuesOf } from '../profile/organisation-form.ts'
import { OrganisationParts } from '../profile/organisation-parts.tsx'

type Organisation = Details<typeof showMyOrganisation>
type Props = { organisation: Organisation; held: HeldChange | null; next: string }

/** What an organisation is, with its logo. */
export function AboutStep({ organisation, held, next }: Props) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const visitor = useVisitor()
	const logo = useLogo(organisation)
	const { form, kept, isSending, isSaved, saving } = useKeptForm<OrganisationValues>(
		`organisation:${visitor?.id}`,
		valuesOf(organisation, held),
		(values) => errorsOf(OrganisationDraft, values),
	)
	const save = saving(
		async (values) => {
			const sent = await send(saveMyOrganisation, { body: OrganisationDraft.parse(values) })
			if (sent.errorCode === 0) await logo.upload()
			return sent
		},
		() => navigate(next),
	)

	return (
		<>
			<FoundDraft kept={kept} fill={form.setValues} />
			<OrganisationParts
				form={form}
				save={save}
				isSending={isSending}
				saveWord={t('firstSteps.save')}
				logo={
					<ImageField
						label={t('picture.logo')}
						description={t('picture.logoText')}
						image={logo.image}
						name={form.values.name}
						shape="square"
						save={logo.save}
						remove={logo.remove}
					/>
				}
				foot={<Link to={next}>{t('firstSteps.skip')}</Link>}
			/>
			<LeaveGuard isOn={form.isDirty() && !isSaved} />
		</>
	)
}

/** A logo that is saved at once, or with the organisation while there is none yet that it could belong to. */
function useLogo(organisation: Organisation) {
	const { t } = useTranslation()
	const [chosen, setChosen] = useState<{ file: File; address: string } | null>(null)
	useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.address)), [chosen])

	if (organisation) {
		return {
			image: organisation.logo,
			save: (file: File) => send(saveMyLogo, { body: { file } }),
			remove: () => send(removeMyLogo),
			async upload() {},
		}
	}
	return {
		image: chosen?.address ?? null,
		async save(file: File) {
			setChosen({ file, address: URL.createObjectURL(file) })
			return { errorCode: 0, message: t('firstSteps.logoKept') }
		},
		async remove() {
			setChosen(null)
			return { errorCode: 0, message: t('firstSteps.logoDropped') }
		},
		async upload() {
			if (!chosen) return
			const { errorCode, message } = await send(saveMyLogo, { body: { file: chosen.file } })
			if (errorCode !== 0) toast(message, 'error')
		},
	}
}
