import {
	OrganisationDraft,
	saveMyOrganisation,
	showMyOrganisation,
} from '@profile-search/contract/profiles/organisations'
import { removeMyLogo, saveMyLogo } from '@profile-search/contract/profiles/pictures'
import { showMyHeldChanges } from '@profile-search/contract/trust/held-changes'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { load, send } from '#api.ts'
import { mergeSaved } from '#features/profiles/parts/merge-saved.ts'
import { HeldNotice } from '#features/trust/held-change.tsx'
import { useVisitor } from '#session/use-visitor.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FoundDraft, LeaveGuard } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import { Page } from '#ui/page/page.tsx'
import { ImageField } from '#ui/picture/image-field.tsx'
import type { Route } from './+types/profile-update.ts'
import { type OrganisationValues, valuesOf } from './organisation-form.ts'
import { OrganisationParts } from './organisation-parts.tsx'

export const meta = () => [{ title: `${i18n.t('organisation.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const [organisation, held] = await Promise.all([
		load(args, showMyOrganisation),
		load(args, showMyHeldChanges),
	])
	return { organisation, held: held.organisation }
}

export default function OrganisationUpdate({ loaderData: { organisation, held } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const visitor = useVisitor()
	const [before, setBefore] = useState(() => valuesOf(organisation, held))
	const { form, kept, isSending, isSaved, saving } = useKeptForm<OrganisationValues>(
		`organisation:${visitor?.id}`,
		before,
		(values) => errorsOf(OrganisationDraft, values),
	)

	const save = saving(
		async (values) => {
			const [current, waiting] = await Promise.all([send(showMyOrganisation), send(showMyHeldChanges)])
			if (current.errorCode !== 0) return current
			if (!waiting.details) return waiting
			const theirs = valuesOf(current.details, waiting.details.organisation)
			const { merged, contested } = mergeSaved(before, values, theirs)
			if (contested.length > 0) {
				setBefore(theirs)
				const message = t('problems.changedMeanwhile')
				return {
					errorCode: 409,
					message,
					fields: Object.fromEntries(contested.map((name) => [name, message])),
				}
			}
			return send(saveMyOrganisation, { body: OrganisationDraft.parse(merged) })
		},
		() => navigate('/employer-dashboard'),
	)

	return (
		<Page
			width="narrow"
			title={t('organisation.title')}
			companion={t('organisation.companion')}
			lead={t('organisation.lead')}
		>
			<HeldNotice held={held} />
			<FoundDraft kept={kept} fill={form.setValues} />
			<OrganisationParts
				form={form}
				save={save}
				isSending={isSending}
				saveWord={t('organisation.save')}
				logo={
					organisation && (
						<ImageField
							label={t('picture.logo')}
							description={t('picture.logoText')}
							image={organisation.logo}
							name={organisation.name}
							shape="square"
							save={(file) => send(saveMyLogo, { body: { file } })}
							remove={() => send(removeMyLogo)}
						/>
					)
				}
				foot={<Link to="/employer-dashboard">{t('organisation.back')}</Link>}
			/>
			<LeaveGuard isOn={form.isDirty() && !isSaved} />
		</Page>
	)
}
