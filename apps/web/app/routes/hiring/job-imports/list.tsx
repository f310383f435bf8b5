import {
	importDays,
	listJobImports,
	uploadJobImport,
} from '@profile-search/contract/hiring/drafts/job-imports'
import { showMyOrganisation } from '@profile-search/contract/profiles/organisations'
import { Link, useNavigate } from 'react-router'
import { load, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { ExportLine } from '#ui/imports/export-line.tsx'
import { FileUpload } from '#ui/imports/file-upload.tsx'
import { ActionLine } from '#ui/line/action-line.tsx'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { moment } from '#ui/text/amounts.ts'
import type { Route } from './+types/list.ts'
import { useImportFacts } from './import-facts.ts'

export const meta = () => [{ title: `${i18n.t('jobImports.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const organisation = await load(args, showMyOrganisation)
	if (organisation?.status !== 'approved') return null
	return load(args, listJobImports, { query: { page: pageIn(args.url.searchParams) } })
}

export default function JobImports({ loaderData: imports }: Route.ComponentProps) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const factsOf = useImportFacts()

	const upload = async (file: File) => {
		const sent = await send(uploadJobImport, { body: { file } })
		if (!sent.details) return sent.fields?.['file'] ?? sent.message
		toast(sent.message, 'success')
		await navigate(`/job-imports/${sent.details.id}`)
	}
	if (!imports) {
		return (
			<Page title={t('jobImports.title')} companion={t('jobImports.companion')}>
				<Notice
					tone="wait"
					title={t('employer.notYet')}
					action={<Link to="/employer-dashboard">{t('jobEdit.back')}</Link>}
				/>
			</Page>
		)
	}
	return (
		<Page
			title={t('jobImports.title')}
			companion={t('jobImports.companion')}
			lead={t('jobImports.lead')}
			width="narrow"
			actions={<Link to="/employer-dashboard#jobs">{t('jobEdit.back')}</Link>}
		>
			<FileUpload upload={upload} />
			<Section title={t('jobImports.yours')}>
				{imports.items.length === 0 && <p>{t('fileImports.none')}</p>}
				<ul>
					{imports.items.map((each) => (
						<ActionLine
							key={each.id}
							as="li"
							title={<Link to={`/job-imports/${each.id}`}>{each.fileName}</Link>}
							mark={t(`jobImports.states.${each.state}`)}
							isBad={each.state === 'failed'}
							text={[moment(each.createdAt), each.problem, ...factsOf(each)].filter(Boolean).join(' · ')}
						/>
					))}
				</ul>
				{imports.items.length > 0 && (
					<p style={{ marginTop: 'var(--gap-12)' }}>{t('fileImports.listed', { days: importDays })}</p>
				)}
				<Pager page={imports.page} pages={imports.pages} />
			</Section>
			<Section title={t('jobFeeds.line')}>
				<ActionLine text={t('jobFeeds.lineText')}>
					<Button component={Link} to="/job-feeds" variant="default">
						{t('jobFeeds.toFeeds')}
					</Button>
				</ActionLine>
			</Section>
			<Section title={t('fileImports.export')}>
				<ExportLine
					title={t('jobImports.export')}
					text={t('jobImports.exportText')}
					address="/api/organisations/me/jobs"
				/>
			</Section>
		</Page>
	)
}
