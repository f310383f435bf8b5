import { printedPhone } from '@profile-search/contract/platform/printed-phone'
import { showApprovalCase, showPendingOrganisation } from '@profile-search/contract/trust/approvals'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Facts } from '#ui/list/facts.tsx'
import { Page, Section } from '#ui/page/page.tsx'
import { OwnWords } from '#ui/text/own-words.tsx'
import { Changes } from '../changes.tsx'
import { AskThem } from '../decide/ask-them.tsx'
import { CaseNotices } from '../decide/case-notices.tsx'
import { Decide } from '../decide/decide.tsx'
import { Decisions } from '../decide/decisions.tsx'
import { Duplicates } from '../decide/duplicates.tsx'
import { queueQuery } from '../queue-query.ts'
import classes from '../approvals.module.css'
import type { Route } from './+types/employer-details.ts'

export const meta = () => [{ title: `${i18n.t('approvals.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const accountId = args.params.ID
	const params = { accountId }
	const [{ organisation, decisions }, standing] = await Promise.all([
		load(args, showPendingOrganisation, { params }),
		load(args, showApprovalCase, { params, query: queueQuery(args.url.searchParams) }),
	])
	return { accountId, organisation, decisions, standing }
}

export default function PendingEmployer({
	loaderData: { accountId, organisation, decisions, standing },
}: Route.ComponentProps) {
	const { t } = useTranslation()
	return (
		<Page title={organisation.name} lead={organisation.place}>
			<CaseNotices key={accountId} accountId={accountId} standing={standing} />
			<Changes before={standing.before} profile={organisation} />
			<Duplicates duplicates={standing.duplicates} />
			<Section title={t('approvals.profile')} aside={<AskThem accountId={accountId} standing={standing} />}>
				<OwnWords isMarked text={organisation.about} className={classes.about} />
				<Facts
					facts={[
						[t('approvals.contactName'), organisation.contactName],
						[t('approvals.email'), organisation.email],
						[t('approvals.kindOf'), t(`values.organisationKind.${organisation.kind}`)],
						[t('approvals.industry'), organisation.industry],
						[t('approvals.size'), organisation.size],
						[t('approvals.founded'), organisation.foundedYear],
						[t('approvals.website'), organisation.website],
						[t('approvals.mobile'), organisation.mobileNumber && printedPhone(organisation.mobileNumber)],
						[t('approvals.town'), organisation.place],
						[t('approvals.address'), organisation.address],
					]}
				/>
			</Section>
			<Decisions decisions={decisions} />
			<Decide
				key={`decide ${accountId}`}
				accountId={accountId}
				name={organisation.name}
				status={standing.status}
				standing={standing}
			/>
		</Page>
	)
}
