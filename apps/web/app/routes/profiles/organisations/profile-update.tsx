import { Button, Select, TextInput, Textarea } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import {
	OrganisationDraft,
	OrganisationKind,
	OrganisationSize,
	saveMyOrganisation,
	showMyOrganisation,
} from '@profile-search/contract/profiles/organisations'
import { removeMyLogo, saveMyLogo } from '@profile-search/contract/profiles/pictures'
import { listIndustries } from '@profile-search/contract/search/reference'
import { type HeldChange, showMyHeldChanges } from '@profile-search/contract/trust/held-changes'
import { Link, useNavigate } from 'react-router'
import { load, send } from '#api.ts'
import { PlaceSelect } from '#features/search/place-select.tsx'
import { SuggestField } from '#features/search/suggest-field.tsx'
import { HeldNotice } from '#features/trust/held-change.tsx'
import { useVisitor } from '#session/use-visitor.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FieldRow, FormFoot, FormSection, FoundDraft, LeaveGuard } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import { NumberField } from '#ui/form/number-field.tsx'
import { Page } from '#ui/page/page.tsx'
import { ImageField } from '#ui/picture/image-field.tsx'
import type { Route } from './+types/profile-update.ts'

export const meta = () => [{ title: `${i18n.t('organisation.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const [organisation, held] = await Promise.all([
		load(args, showMyOrganisation),
		load(args, showMyHeldChanges),
	])
	return { organisation, held: held.organisation }
}

/** The form shows changes that wait for an approver, so that saving something else does not withdraw them. */
function valuesOf(organisation: Details<typeof showMyOrganisation>, held: HeldChange | null) {
	const { name, kind, website = organisation?.website } = held?.after ?? {}
	return {
		name: name ?? organisation?.name ?? '',
		kind: OrganisationKind.safeParse(kind).data ?? organisation?.kind ?? null,
		about: organisation?.about ?? '',
		industry: organisation?.industry ?? '',
		size: organisation?.size ?? null,
		foundedYear: organisation?.foundedYear ?? null,
		website: website ?? '',
		placeId: organisation?.placeId ?? null,
		placeName: organisation?.place ?? '',
		address: organisation?.address ?? '',
		mobileNumber: organisation?.mobileNumber ?? '',
	}
}

export default function OrganisationUpdate({ loaderData: { organisation, held } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const visitor = useVisitor()
	const { form, kept, isSending, isSaved, saving } = useKeptForm<ReturnType<typeof valuesOf>>(
		`organisation:${visitor?.id}`,
		valuesOf(organisation, held),
		(values) => errorsOf(OrganisationDraft, values),
	)
	const { placeId, placeName } = form.values

	const save = saving(
		async (values) => {
			return send(saveMyOrganisation, { body: OrganisationDraft.parse(values) })
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
			<form method="post" noValidate onSubmit={save}>
				<FormSection id="who" title={t('organisation.sections.who')} text={t('organisation.sectionText.who')}>
					{organisation && (
						<ImageField
							label={t('picture.logo')}
							description={t('picture.logoText')}
							image={organisation.logo}
							name={organisation.name}
							shape="square"
							save={(file) => send(saveMyLogo, { body: { file } })}
							remove={() => send(removeMyLogo)}
						/>
					)}
					<TextInput
						label={t('organisation.name')}
						autoComplete="organization"
						{...form.getInputProps('name')}
					/>
					<FieldRow>
						<Select
							label={t('organisation.kind')}
							data={OrganisationKind.options.map((kind) => ({
								value: kind,
								label: t(`values.organisationKind.${kind}`),
							}))}
							{...form.getInputProps('kind')}
						/>
						<Select
							label={t('organisation.size')}
							data={[...OrganisationSize.options]}
							{...form.getInputProps('size')}
						/>
					</FieldRow>
					<FieldRow>
						<SuggestField
							label={t('organisation.industry')}
							description={t('organisation.industryHelp')}
							search={searchIndustries}
							{...form.getInputProps('industry')}
						/>
						<NumberField
							label={t('organisation.founded')}
							description={t('labels.optional')}
							{...form.getInputProps('foundedYear')}
							value={form.values.foundedYear}
						/>
					</FieldRow>
					<Textarea label={t('organisation.about')} minRows={5} {...form.getInputProps('about')} />
				</FormSection>
				<FormSection
					id="where"
					title={t('organisation.sections.where')}
					text={t('organisation.sectionText.where')}
				>
					<PlaceSelect
						label={t('organisation.town')}
						value={placeId === null ? null : { id: placeId, name: placeName }}
						onChange={(place) => {
							form.setValues({ placeId: place?.id ?? null, placeName: place?.name ?? '' })
							form.clearFieldError('placeId')
						}}
						error={form.errors.placeId}
					/>
					<FieldRow>
						<TextInput
							type="tel"
							label={t('organisation.mobile')}
							placeholder="+91 98765 43210"
							{...form.getInputProps('mobileNumber')}
						/>
						<TextInput
							type="url"
							label={t('organisation.website')}
							placeholder="https://"
							{...form.getInputProps('website')}
						/>
					</FieldRow>
					<Textarea
						label={t('organisation.address')}
						placeholder={t('labels.optional')}
						{...form.getInputProps('address')}
					/>
				</FormSection>
				<FormFoot>
					<Button type="submit" size="lg" loading={isSending}>
						{t('organisation.save')}
					</Button>
					<Link to="/employer-dashboard">{t('organisation.back')}</Link>
				</FormFoot>
			</form>
			<LeaveGuard isOn={form.isDirty() && !isSaved} />
		</Page>
	)
}

async function searchIndustries(query: string) {
	const { details } = await send(listIndustries, { query: { query } })
	return details ?? []
}
