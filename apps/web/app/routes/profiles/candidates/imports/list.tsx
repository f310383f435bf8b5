import { Radio } from '@mantine/core'
import {
	ImportKind,
	listPeopleImports,
	peopleImportDays,
	uploadPeopleImport,
} from '@profile-search/contract/profiles/imports/people'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { load, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { toast } from '#ui/action/toast.ts'
import { ExportLine } from '#ui/imports/export-line.tsx'
import { FileUpload } from '#ui/imports/file-upload.tsx'
import { Row } from '#ui/layout/row.tsx'
import { ActionLine } from '#ui/line/action-line.tsx'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { moment } from '#ui/text/amounts.ts'
import type { Route } from './+types/list.ts'
import { useImportFacts } from './import-facts.ts'

export const meta = () => [{ title: `${i18n.t('peopleImports.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	return load(args, listPeopleImports, { query: { page: pageIn(args.url.searchParams) } })
}

export default function PeopleImports({ loaderData: imports }: Route.ComponentProps) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const factsOf = useImportFacts()
	const [kind, setKind] = useState<ImportKind>('people')

	const upload = async (file: File) => {
		const sent = await send(uploadPeopleImport, { body: { file, kind } })
		if (!sent.details) return sent.fields?.['file'] ?? sent.message
		toast(sent.message, 'success')
		await navigate(`/admin/people-imports/${sent.details.id}`)
	}
	return (
		<Page
			title={t('peopleImports.title')}
			companion={t('peopleImports.companion')}
			lead={t('peopleImports.lead')}
			width="narrow"
			actions={<Link to="/admin">{t('adminArea.back')}</Link>}
		>
			<FileUpload upload={upload}>
				<Radio.Group
					label={t('peopleImports.kind')}
					value={kind}
					onChange={(value) => setKind(ImportKind.parse(value))}
					mb={12}
				>
					<Row gap={16}>
						{ImportKind.options.map((each) => (
							<Radio key={each} value={each} label={t(`peopleImports.kinds.${each}`)} />
						))}
					</Row>
				</Radio.Group>
			</FileUpload>
			<Section title={t('peopleImports.all')}>
				{imports.items.length === 0 && <p>{t('fileImports.none')}</p>}
				<ul>
					{imports.items.map((each) => (
						<ActionLine
							key={each.id}
							as="li"
							title={<Link to={`/admin/people-imports/${each.id}`}>{each.fileName}</Link>}
							mark={t(`peopleImports.states.${each.state}`)}
							isBad={each.state === 'failed'}
							text={[
								t(`peopleImports.kinds.${each.kind}`),
								moment(each.createdAt),
								each.problem,
								...factsOf(each),
							]
								.filter(Boolean)
								.join(' · ')}
						/>
					))}
				</ul>
				{imports.items.length > 0 && (
					<p style={{ marginTop: 'var(--gap-12)' }}>{t('fileImports.listed', { days: peopleImportDays })}</p>
				)}
				<Pager page={imports.page} pages={imports.pages} />
			</Section>
			<Section title={t('fileImports.export')}>
				<ExportLine
					title={t('peopleImports.kinds.people')}
					text={t('peopleImports.exportPeopleText')}
					address="/api/admin/people"
				/>
				<ExportLine
					title={t('peopleImports.kinds.organisations')}
					text={t('peopleImports.exportOrganisationsText')}
					address="/api/admin/organisations"
				/>
			</Section>
		</Page>
	)
}
