import { AccountStatus, UserType } from '@profile-search/contract/accounts/accounts'
import { listAccounts, StaffRole } from '@profile-search/contract/site/admin-accounts'
import { Link } from 'react-router'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { FilterField, FilterForm, FilterSelect } from '#ui/form/filter-form.tsx'
import { ListLine } from '#ui/line/list-line.tsx'
import { pageIn } from '#ui/list/pager/page-number.ts'
import { Pager } from '#ui/list/pager/pager.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { date } from '#ui/text/amounts.ts'
import type { Route } from './+types/accounts.ts'

export const meta = () => [{ title: `${i18n.t('adminAccounts.title')} · ${i18n.t('site.name')}` }]

const names = ['query', 'type', 'status', 'role']

export async function loader(args: Route.LoaderArgs) {
	const search = args.url.searchParams
	return load(args, listAccounts, {
		query: {
			query: search.get('query') ?? '',
			userType: UserType.safeParse(search.get('type')).data,
			status: AccountStatus.safeParse(search.get('status')).data,
			role: StaffRole.safeParse(search.get('role')).data,
			page: pageIn(search),
		},
	})
}

export default function Accounts({ loaderData: list }: Route.ComponentProps) {
	const { t } = useTranslation()
	return (
		<Page
			title={t('adminAccounts.title')}
			companion={t('adminAccounts.companion')}
			isLeadCount
			lead={t('adminAccounts.lead', { count: list.total })}
			actions={<Link to="/admin">{t('adminArea.back')}</Link>}
		>
			<FilterForm action={t('adminAccounts.submit')} names={names}>
				<FilterField
					name="query"
					label={t('adminAccounts.query')}
					placeholder={t('adminAccounts.placeholder')}
				/>
				<FilterSelect
					name="type"
					label={t('adminAccounts.type')}
					any={t('adminAccounts.anyType')}
					options={UserType.options.map((type) => [type, t(`accounts.types.${type}`)])}
				/>
				<FilterSelect
					name="status"
					label={t('adminAccounts.status')}
					any={t('adminAccounts.anyStatus')}
					options={AccountStatus.options.map((status) => [status, t(`values.accountStatus.${status}`)])}
				/>
				<FilterSelect
					name="role"
					label={t('adminAccounts.role')}
					any={t('adminAccounts.anyRole')}
					options={StaffRole.options.map((role) => [role, t(`adminAccounts.roles.${role}`)])}
				/>
			</FilterForm>
			{list.items.length === 0 && (
				<Notice title={t('adminAccounts.none')}>{t('adminAccounts.noneText')}</Notice>
			)}
			{list.items.map((account) => (
				<ListLine
					key={account.id}
					title={account.name}
					href={`/admin/accounts/${account.id}`}
					texts={[
						[account.email, account.organisation].filter(Boolean).join(' · '),
						account.roles.map((role) => t(`adminAccounts.roles.${role}`)).join(', '),
					]}
					facts={[
						t(`values.accountStatus.${account.status}`),
						t(`accounts.types.${account.userType}`),
						t('adminAccounts.since', { date: date(account.createdAt) }),
					]}
				/>
			))}
			<Pager page={list.page} pages={list.pages} />
		</Page>
	)
}
