import { AuditAction } from '@profile-search/contract/platform/audit-actions'
import { Day } from '@profile-search/contract/platform/basics'
import { downloadAuditEntries, listAuditEntries } from '@profile-search/contract/site/audit'
import { IconDownload } from '@tabler/icons-react'
import { Link } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { FilterField, FilterForm, FilterSelect } from '#ui/form/filter-form.tsx'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/audit.ts'
import { AuditEntry } from './audit-entry.tsx'

export const meta = () => [{ title: `${i18n.t('audit.title')} · ${i18n.t('site.name')}` }]

const names = ['actor', 'subject', 'action', 'from', 'to']

export async function loader(args: Route.LoaderArgs) {
	const search = args.url.searchParams
	const filter = {
		actor: search.get('actor') ?? '',
		subject: search.get('subject') ?? '',
		action: AuditAction.safeParse(search.get('action')).data,
		from: Day.safeParse(search.get('from')).data,
		to: Day.safeParse(search.get('to')).data,
	}
	const list = await load(args, listAuditEntries, { query: { ...filter, page: pageIn(search) } })
	const said = Object.entries(filter).filter(([, value]) => value)
	const table = `/api/${downloadAuditEntries.path}?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`
	return { list, table }
}

export default function AuditLog({ loaderData: { list, table } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const actions = AuditAction.options
		.map((action) => [action, t(`approvals.actions.${action}`)] as const)
		.toSorted(([, one], [, other]) => one.localeCompare(other, i18n.language))
	return (
		<Page
			title={t('audit.title')}
			companion={t('audit.companion')}
			isLeadCount
			lead={t('audit.lead', { count: list.total })}
			actions={<Link to="/admin">{t('adminArea.back')}</Link>}
		>
			<FilterForm action={t('audit.submit')} names={names}>
				<FilterField name="actor" label={t('audit.actor')} placeholder={t('audit.peoplePlaceholder')} />
				<FilterField name="subject" label={t('audit.subject')} placeholder={t('audit.peoplePlaceholder')} />
				<FilterSelect name="action" label={t('audit.action')} any={t('audit.anyAction')} options={actions} />
				<FilterField name="from" label={t('audit.from')} type="date" />
				<FilterField name="to" label={t('audit.to')} type="date" />
			</FilterForm>
			{list.items.length === 0 && <Notice title={t('audit.none')}>{t('audit.noneText')}</Notice>}
			<ul>
				{list.items.map((entry) => (
					<AuditEntry key={entry.number} entry={entry} />
				))}
			</ul>
			<Pager page={list.page} pages={list.pages} />
			{list.total > 0 && (
				<Button
					component="a"
					href={table}
					mt={20}
					variant="default"
					leftSection={<IconDownload size={18} aria-hidden="true" />}
				>
					{t('audit.csv')}
				</Button>
			)}
		</Page>
	)
}
