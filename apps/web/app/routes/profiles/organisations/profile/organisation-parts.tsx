import { OrganisationDraft } from '@profile-search/contract/profiles/organisations'
import { type FormEvent, type ReactNode, useState } from 'react'
import { FormPart, goToPart } from '#features/profiles/parts/form-part.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FormFoot } from '#ui/form/form-page.tsx'
import { WhereFields, WhoFields } from './organisation-fields.tsx'
import type { OrganisationForm } from './organisation-form.ts'

type Props = {
	form: OrganisationForm
	/** Sends the form, or shows what is wrong in it. */
	save: (event: FormEvent<HTMLFormElement>) => void
	isSending: boolean
	/** What the button says once nothing is missing. */
	saveWord: string
	logo: ReactNode
	/** What else is beside the button. */
	foot: ReactNode
}

const parts = ['who', 'where'] as const
type Part = (typeof parts)[number]

const fieldsOf: Record<Part, readonly string[]> = {
	who: ['name', 'kind', 'about', 'industry', 'size', 'foundedYear'],
	where: ['placeId', 'address', 'mobileNumber', 'website'],
}

/** The form of an organisation, of which one part is open. The button leads to what is missing, and then saves. */
export function OrganisationParts({ form, save, isSending, saveWord, logo, foot }: Props) {
	const { t } = useTranslation()
	const { values } = form
	const [open, setOpen] = useState<Part>('who')
	const faults = Object.keys(errorsOf(OrganisationDraft, values))
	const isComplete = (part: Part) => !faults.some((field) => fieldsOf[part].includes(field))
	const missing = parts.find((part) => !isComplete(part))
	const next = isComplete(open) ? missing : undefined

	const submit = (event: FormEvent<HTMLFormElement>) => {
		if (next) {
			event.preventDefault()
			setOpen(next)
			return goToPart(next)
		}
		if (missing) setOpen(missing)
		save(event)
	}
	const told = {
		who: [values.name, values.kind ? t(`values.organisationKind.${values.kind}`) : ''],
		where: [values.placeName, values.mobileNumber],
	}
	return (
		<form method="post" noValidate onSubmit={submit}>
			{parts.map((part) => (
				<FormPart
					key={part}
					id={part}
					title={t(`organisation.sections.${part}`)}
					text={t(`organisation.sectionText.${part}`)}
					told={told[part].filter(Boolean).join(' · ')}
					isDone={isComplete(part)}
					isOpen={part === open}
					onOpen={() => setOpen(part)}
				>
					{part === 'who' && logo}
					{part === 'who' ? <WhoFields form={form} /> : <WhereFields form={form} />}
				</FormPart>
			))}
			<FormFoot>
				<Button type="submit" size="lg" loading={isSending}>
					{next ? t('firstSteps.next') : saveWord}
				</Button>
				{foot}
			</FormFoot>
		</form>
	)
}
