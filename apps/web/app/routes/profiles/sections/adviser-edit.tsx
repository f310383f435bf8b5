import { MultiSelect, Radio, Select } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import {
	AdviceArea,
	AdvisoryDraft,
	FeePeriod,
	saveMyAdvisory,
	showMySections,
} from '@profile-search/contract/profiles/sections'
import { listLanguages } from '@profile-search/contract/search/reference'
import { Link, useNavigate } from 'react-router'
import { load, send } from '#api.ts'
import { useVisitor } from '#session/use-visitor.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FieldRow, FormFoot, FormSection, FoundDraft, LeaveGuard } from '#ui/form/form-page.tsx'
import { useKeptForm } from '#ui/form/kept-form.ts'
import { NumberField } from '#ui/form/number-field.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/adviser-edit.ts'
import { OfferFields, RemoveSection, SectionState } from './section-parts.tsx'

export const meta = () => [{ title: `${i18n.t('advisers.editTitle')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const [{ advisory }, languages] = await Promise.all([load(args, showMySections), load(args, listLanguages)])
	return { advisory, languages }
}

function valuesOf(advisory: Details<typeof showMySections>['advisory']) {
	return {
		areas: advisory?.areas ?? [],
		languages: advisory?.languageCodes ?? [],
		isFree: (advisory?.fee ?? null) === null,
		fee: advisory?.fee ?? null,
		feePeriod: advisory?.feePeriod ?? 'session',
		about: advisory?.about ?? '',
		placeId: advisory?.placeId ?? null,
		placeName: advisory?.place ?? '',
		isRemote: advisory?.isRemote ?? false,
	}
}

type Values = ReturnType<typeof valuesOf>

function errorsIn(values: Values) {
	const errors = errorsOf(AdvisoryDraft, draftOf(values))
	return !values.isFree && values.fee === null ? { ...errors, fee: i18n.t('sections.feeMissing') } : errors
}

function draftOf({ isFree, fee, ...values }: Values) {
	return { ...values, fee: isFree ? null : fee }
}

export default function AdvisoryEdit({ loaderData: { advisory, languages } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const visitor = useVisitor()
	const { form, kept, isSending, isSaved, saving } = useKeptForm<Values>(
		`advisory:${visitor?.id}`,
		valuesOf(advisory),
		errorsIn,
	)

	const save = saving(
		async (values) => {
			return send(saveMyAdvisory, { body: AdvisoryDraft.parse(draftOf(values)) })
		},
		(sent) =>
			navigate(
				sent.details?.status === 'approved' ? `/advisory-details/${visitor?.id}` : '/advisory-edit?saved',
			),
	)

	return (
		<Page
			width="narrow"
			title={t('advisers.editTitle')}
			companion={t('advisers.companion')}
			lead={t('advisers.editLead')}
		>
			<SectionState section={advisory} />
			<FoundDraft kept={kept} fill={form.setValues} />
			<form method="post" noValidate onSubmit={save} style={{ marginTop: 'var(--gap-32)' }}>
				<FormSection id="offer" title={t('sections.offer')} text={t('sections.public')}>
					<MultiSelect
						label={t('sections.areas')}
						placeholder={form.values.areas.length === 0 ? t('sections.chooseAreas') : ''}
						searchable
						maxValues={6}
						data={AdviceArea.options.map((value) => ({ value, label: t(`values.adviceArea.${value}`) }))}
						nothingFoundMessage={t('labels.nothingFound')}
						{...form.getInputProps('areas')}
					/>
					<MultiSelect
						label={t('sections.languages')}
						placeholder={form.values.languages.length === 0 ? t('sections.chooseLanguages') : ''}
						searchable
						maxValues={10}
						data={languages.map(({ code, name }) => ({ value: code, label: name }))}
						nothingFoundMessage={t('labels.nothingFound')}
						{...form.getInputProps('languages')}
					/>
					<OfferFields form={form} help={t('advisers.aboutHelp')} />
				</FormSection>
				<FormSection id="fee" title={t('sections.fee')} text={t('advisers.feeText')}>
					<Radio.Group
						aria-label={t('sections.fee')}
						value={form.values.isFree ? 'free' : 'paid'}
						onChange={(value) => form.setFieldValue('isFree', value === 'free')}
					>
						<div style={{ display: 'grid', gap: 'var(--gap-12)' }}>
							<Radio value="free" label={t('sections.free')} />
							<Radio value="paid" label={t('sections.paid')} />
						</div>
					</Radio.Group>
					{!form.values.isFree && (
						<FieldRow>
							<NumberField
								label={t('sections.feeAmount')}
								prefix="₹ "
								thousandSeparator=","
								{...form.getInputProps('fee')}
								value={form.values.fee}
							/>
							<Select
								label={t('sections.feePeriod')}
								allowDeselect={false}
								data={FeePeriod.options.map((value) => ({ value, label: t(`values.feePeriod.${value}`) }))}
								{...form.getInputProps('feePeriod')}
							/>
						</FieldRow>
					)}
				</FormSection>
				<FormFoot>
					<Button type="submit" size="lg" loading={isSending}>
						{t(advisory?.status === 'approved' ? 'sections.saveApproved' : 'sections.save')}
					</Button>
					<Link to="/advisory-list">{t('advisers.all')}</Link>
				</FormFoot>
			</form>
			{advisory && <RemoveSection kind="advisory" onRemoved={() => navigate('/advisory-list')} />}
			<LeaveGuard isOn={form.isDirty() && !isSaved} />
		</Page>
	)
}
