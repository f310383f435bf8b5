import { NativeSelect } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import { leastGroup, listFairnessReports, selectedAmong } from '@profile-search/contract/matching/fairness'
import { Form, Link } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { count, date, monthYear } from '#ui/text/amounts.ts'
import type { Route } from './+types/fairness.ts'
import { FairnessExposure } from './fairness-exposure.tsx'
import { FairnessGroups } from './fairness-groups.tsx'
import classes from './fairness.module.css'

export const meta = () => [{ title: `${i18n.t('fairnessReports.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const reports = await load(args, listFairnessReports)
	const asked = args.url.searchParams.get('month')
	return {
		months: reports.map(({ month }) => month),
		report: reports.find(({ month }) => month === asked) ?? reports[0],
	}
}

export default function Fairness({ loaderData: { months, report } }: Route.ComponentProps) {
	const { t } = useTranslation()
	return (
		<Page
			title={t('fairnessReports.title')}
			companion={t('fairnessReports.companion')}
			lead={t('fairnessReports.lead')}
			actions={<Link to="/admin">{t('adminArea.back')}</Link>}
		>
			{months.length > 1 && <MonthChoice months={months} shown={report?.month} />}
			{report ? (
				<Report report={report} />
			) : (
				<Notice title={t('fairnessReports.none')}>{t('fairnessReports.noneText')}</Notice>
			)}
		</Page>
	)
}

type FairnessReport = Details<typeof listFairnessReports>[number]

/** The choice of the month, kept in the address. Works without scripts. */
function MonthChoice({ months, shown }: { months: string[]; shown: string | undefined }) {
	const { t } = useTranslation()
	return (
		<search>
			<Row as={Form} key={shown} gap={[12, 16]} mb={20} align="end" fields="12rem">
				<NativeSelect
					name="month"
					label={t('fairnessReports.month')}
					defaultValue={shown}
					data={months.map((value) => ({ value, label: monthYear(value) }))}
				/>
				<Button type="submit">{t('adminArea.filter')}</Button>
			</Row>
		</search>
	)
}

function Report({ report: { month, jobs, attributes, exposure, createdAt } }: { report: FairnessReport }) {
	const { t } = useTranslation()
	return (
		<>
			<p className={classes.written}>
				{t('fairnessReports.written', { month: monthYear(month), date: date(createdAt) })}
			</p>
			<Section title={t('fairnessReports.groups')}>
				<p className={classes.text}>
					{t('fairnessReports.groupsText', { first: selectedAmong, count: jobs, amount: count(jobs) })}
				</p>
				<Finding attributes={attributes} />
				{attributes.length > 0 && (
					<>
						<p className={classes.legend}>{t('fairnessReports.line')}</p>
						<Grid columns={2} above={960} gap={[40, 56]} mt={28}>
							{attributes.map((of) => (
								<FairnessGroups key={of.attribute} of={of} />
							))}
						</Grid>
					</>
				)}
			</Section>
			<Section title={t('fairnessReports.exposure')}>
				{exposure ? (
					<FairnessExposure exposure={exposure} />
				) : (
					<Notice title={t('fairnessReports.noExposure')}>{t('fairnessReports.noExposureText')}</Notice>
				)}
			</Section>
			<Section title={t('fairnessReports.how')}>
				<p className={classes.text}>{t('fairnessReports.howText', { least: leastGroup })}</p>
			</Section>
		</>
	)
}

/** What the rates show in one sentence, and what it means. */
function Finding({ attributes }: Pick<FairnessReport, 'attributes'>) {
	const { t } = useTranslation()
	if (attributes.length === 0)
		return (
			<Notice title={t('fairnessReports.noGroups')}>
				{t('fairnessReports.noGroupsText', { least: leastGroup })}
			</Notice>
		)

	const below = attributes.flatMap(({ groups }) => groups).filter(({ isBelow }) => isBelow).length
	return below > 0 ? (
		<Notice tone="wait" title={t('fairnessReports.below', { count: below })}>
			{t('fairnessReports.belowText')}
		</Notice>
	) : (
		<Notice tone="good" title={t('fairnessReports.noneBelow')}>
			{t('fairnessReports.noneBelowText')}
		</Notice>
	)
}
