import { showAdminCounts } from '@profile-search/contract/site/admin'
import { Link } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { LineLink } from '#ui/line/line-link.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import type { Route } from './+types/home.ts'
import classes from './home.module.css'

export const meta = () => [{ title: `${i18n.t('adminArea.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	return load(args, showAdminCounts)
}

export default function Administration({
	loaderData: { grievances, contact, reports, failedWork, disk, hasOfficer, typedSkills },
}: Route.ComponentProps) {
	const { t } = useTranslation()
	return (
		<Page title={t('adminArea.title')} companion={t('adminArea.companion')} lead={t('adminArea.lead')}>
			{disk !== 'ready' && (
				<Notice tone="bad" title={t(`adminArea.disk.${disk}`)}>
					{t('adminArea.disk.text')}
				</Notice>
			)}
			{!hasOfficer && (
				<Notice
					tone="wait"
					title={t('adminArea.noOfficer')}
					action={
						<Button component={Link} to="/admin/settings#officer">
							{t('adminArea.nameOfficer')}
						</Button>
					}
				>
					{t('adminArea.noOfficerText')}
				</Notice>
			)}
			<Section title={t('adminArea.waiting')}>
				<Grid as="ul" columns={2} above={960} gap={[0, 48]}>
					<Part
						to="/admin/grievances"
						title={t('adminArea.grievances')}
						text={t('adminArea.grievancesText')}
						amount={t('adminArea.grievancesOpen', { count: grievances.open })}
						late={grievances.overdue > 0 ? t('adminArea.overdue', { count: grievances.overdue }) : ''}
					/>
					<Part
						to="/admin/contact"
						title={t('adminArea.contact')}
						text={t('adminArea.contactText')}
						amount={t('adminArea.contactOpen', { count: contact.open })}
					/>
					<Part
						to="/admin/reports"
						title={t('moderation.title')}
						text={t('adminArea.reportsText')}
						amount={t('adminArea.grievancesOpen', { count: reports.open })}
						late={reports.escalated > 0 ? t('adminArea.overdue', { count: reports.escalated }) : ''}
					/>
					<Part
						to="/admin/queue"
						title={t('failedWork.title')}
						text={t('failedWork.text')}
						late={failedWork > 0 ? t('failedWork.failedCount', { count: failedWork }) : ''}
					/>
				</Grid>
			</Section>
			<Section title={t('adminArea.site')}>
				<Grid as="ul" columns={2} above={960} gap={[0, 48]}>
					<Part
						to="/admin/figures"
						title={t('portalStatistics.title')}
						text={t('adminArea.statisticsText')}
					/>
					<Part to="/admin/fairness" title={t('fairnessReports.title')} text={t('fairnessReports.text')} />
					<Part
						to={typedSkills > 0 ? '/admin/skills?view=typed' : '/admin/skills'}
						title={t('knowledge.skills')}
						text={t('adminArea.skillsText')}
						amount={typedSkills > 0 ? t('adminArea.skillsTyped', { count: typedSkills }) : ''}
					/>
					<Part
						to="/admin/professions"
						title={t('knowledge.professions')}
						text={t('adminArea.professionsText')}
					/>
					<Part to="/admin/accounts" title={t('adminAccounts.title')} text={t('adminAccounts.text')} />
					<Part to="/admin/merges" title={t('adminMerges.title')} text={t('adminMerges.text')} />
					<Part to="/admin/audit" title={t('audit.title')} text={t('audit.text')} />
					<Part to="/admin/settings" title={t('adminArea.settings')} text={t('adminArea.settingsText')} />
					<Part to="/admin/mail-templates" title={t('mailTemplates.title')} text={t('mailTemplates.text')} />
					<Part to="/admin/pages" title={t('pagesAdmin.title')} text={t('pagesAdmin.lead')} />
					<Part to="/admin/faqs" title={t('faqsAdmin.title')} text={t('faqsAdmin.text')} />
				</Grid>
			</Section>
		</Page>
	)
}

type PartProps = { to: string; title: string; text: string; amount?: string; late?: string }

/** A part of the administration, with the number of items that wait in it. */
function Part({ to, title, text, amount = '', late = '' }: PartProps) {
	return (
		<li className={classes.part}>
			<LineLink to={to}>{title}</LineLink>
			{(amount || late) && (
				<span>
					<span className={classes.amount}>{amount}</span>
					{late && (
						<span className={classes.amount} data-late>
							{amount && ' · '}
							{late}
						</span>
					)}
				</span>
			)}
			<p>{text}</p>
		</li>
	)
}
