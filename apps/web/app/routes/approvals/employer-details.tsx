import { listPendingAccounts, showPendingOrganisation } from '@profile-search/contract/approvals'
import { useTranslation } from 'react-i18next'
import type { Route } from './+types/employer-details.ts'
import { load } from '../../api.ts'
import { i18n } from '../../text/i18n.ts'
import { Facts } from '../../ui/facts.tsx'
import { Page } from '../../ui/page.tsx'
import classes from './approvals.module.css'
import { Decide, Decisions } from './decide.tsx'

export const meta = () => [{ title: `${i18n.t('approvals.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const accountId = args.params.ID
	const [{ organisation, decisions }, waiting] = await Promise.all([
		load(args, showPendingOrganisation, { params: { accountId } }),
		load(args, listPendingAccounts, { query: { page: 1 } }),
	])
	return { accountId, organisation, decisions, next: waiting.items.find(({ id }) => id !== accountId) }
}

export default function PendingEmployer({
	loaderData: { accountId, organisation, decisions, next },
}: Route.ComponentProps) {
	const { t } = useTranslation()
	return (
		<Page title={organisation.name} lead={organisation.place}>
			<p className={classes.about}>{organisation.about}</p>
			<Facts
				facts={[
					[t('approvals.contactName'), organisation.contactName],
					[t('approvals.email'), organisation.email],
					[t('approvals.kindOf'), t(`values.organisationKind.${organisation.kind}`)],
					[t('approvals.industry'), organisation.industry],
					[t('approvals.size'), organisation.size],
					[t('approvals.founded'), organisation.foundedYear],
					[t('approvals.website'), organisation.website],
					[t('approvals.mobile'), organisation.mobileNumber],
					[t('approvals.town'), organisation.place],
					[t('approvals.address'), organisation.address],
				]}
			/>
			<Decisions decisions={decisions} />
			<Decide key={accountId} accountId={accountId} status={organisation.status} next={next} />
		</Page>
	)
}
