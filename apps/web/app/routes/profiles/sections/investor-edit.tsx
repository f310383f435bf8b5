import { MultiSelect } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import {
	InvestorDraft,
	InvestmentSector,
	BusinessStage,
	saveMyInvestor,
	showMySections,
} from '@profile-search/contract/profiles/sections'
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
import type { Route } from './+types/investor-edit.ts'
import { OfferFields, RemoveSection, SectionState } from './section-parts.tsx'

export const meta = () => [{ title: `${i18n.t('investors.editTitle')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	return { investor: (await load(args, showMySections)).investor }
}

function valuesOf(investor: Details<typeof showMySections>['investor']) {
	return {
		sectors: investor?.sectors ?? [],
		stages: investor?.stages ?? [],
		ticketMin: investor?.ticketMin ?? null,
		ticketMax: investor?.ticketMax ?? null,
		about: investor?.about ?? '',
		placeId: investor?.placeId ?? null,
		placeName: investor?.place ?? '',
		isRemote: investor?.isRemote ?? false,
	}
}

export default function InvestorEdit({ loaderData: { investor } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const visitor = useVisitor()
	const { form, kept, isSending, isSaved, saving } = useKeptForm<ReturnType<typeof valuesOf>>(
		`investor:${visitor?.id}`,
		valuesOf(investor),
		(values) => errorsOf(InvestorDraft, values),
	)

	const save = saving(
		async (values) => {
			return send(saveMyInvestor, { body: InvestorDraft.parse(values) })
		},
		(sent) =>
			navigate(
				sent.details?.status === 'approved' ? `/investor-details/${visitor?.id}` : '/investor-edit?saved',
			),
	)

	return (
		<Page
			width="narrow"
			title={t('investors.editTitle')}
			companion={t('investors.companion')}
			lead={t('investors.editLead')}
		>
			<SectionState section={investor} />
			<FoundDraft kept={kept} fill={form.setValues} />
			<form method="post" noValidate onSubmit={save} style={{ marginTop: 'var(--gap-32)' }}>
				<FormSection id="offer" title={t('sections.offer')} text={t('sections.public')}>
					<MultiSelect
						label={t('sections.sectors')}
						placeholder={form.values.sectors.length === 0 ? t('sections.chooseSectors') : ''}
						searchable
						maxValues={8}
						data={InvestmentSector.options.map((value) => ({ value, label: t(`values.sector.${value}`) }))}
						nothingFoundMessage={t('labels.nothingFound')}
						{...form.getInputProps('sectors')}
					/>
					<MultiSelect
						label={t('sections.stages')}
						placeholder={form.values.stages.length === 0 ? t('sections.chooseStages') : ''}
						data={BusinessStage.options.map((value) => ({ value, label: t(`values.stage.${value}`) }))}
						{...form.getInputProps('stages')}
					/>
					<FieldRow>
						<NumberField
							label={t('sections.ticketMin')}
							prefix="₹ "
							thousandSeparator=","
							{...form.getInputProps('ticketMin')}
							value={form.values.ticketMin}
						/>
						<NumberField
							label={t('sections.ticketMax')}
							prefix="₹ "
							thousandSeparator=","
							{...form.getInputProps('ticketMax')}
							value={form.values.ticketMax}
						/>
					</FieldRow>
					<OfferFields form={form} help={t('investors.aboutHelp')} />
				</FormSection>
				<FormFoot>
					<Button type="submit" size="lg" loading={isSending}>
						{t(investor?.status === 'approved' ? 'sections.saveApproved' : 'sections.save')}
					</Button>
					<Link to="/investor-list">{t('investors.all')}</Link>
				</FormFoot>
			</form>
			{investor && <RemoveSection kind="investor" onRemoved={() => navigate('/investor-list')} />}
			<LeaveGuard isOn={form.isDirty() && !isSaved} />
		</Page>
	)
}
