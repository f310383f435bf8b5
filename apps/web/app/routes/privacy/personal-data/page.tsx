import { listMyConsents, showNotice } from '@profile-search/contract/accounts/consents'
import { listMyExports } from '@profile-search/contract/privacy/data-exports'
import { showErasurePlan } from '@profile-search/contract/privacy/erasures'
import { showMyNominee } from '@profile-search/contract/privacy/nominees'
import { showMyShares } from '@profile-search/contract/privacy/shares'
import { showGrievanceTerms } from '@profile-search/contract/trust/grievances'
import { load } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Page, Section } from '#ui/page/page.tsx'
import type { Route } from './+types/page.ts'
import { ConsentList } from './consent-list.tsx'
import { CopyOfData } from './copy-of-data.tsx'
import { Corrections } from './corrections.tsx'
import { EraseAccount } from './erase-account.tsx'
import { NomineeForm } from './nominee-form.tsx'
import { ShareList } from './share-list.tsx'

export const meta = () => [{ title: `${i18n.t('menu.personalData')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	const { language } = i18n
	const [consents, notice, shares, copies, nominee, plan, terms] = await Promise.all([
		load(args, listMyConsents),
		load(args, showNotice, { params: { language } }),
		load(args, showMyShares),
		load(args, listMyExports),
		load(args, showMyNominee),
		load(args, showErasurePlan),
		load(args, showGrievanceTerms),
	])
	return { consents, notice, shares, copies, nominee, plan, terms }
}

/** All legal rights of people over their data, on one page: consents, sharing, a copy, corrections, erasure. */
export default function PersonalData({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation()
	const { consents, notice, shares, copies, nominee, plan, terms } = loaderData
	return (
		<Page
			title={t('menu.personalData')}
			companion={t('personalData.companion')}
			lead={t('personalData.lead')}
			width="narrow"
		>
			<Section id="consents" title={t('personalData.consents.title')}>
				<ConsentList consents={consents} notice={notice} />
			</Section>
			<Section id="shares" title={t('personalData.shares.title')}>
				<ShareList shares={shares} />
			</Section>
			<Section id="copy" title={t('personalData.copy.title')}>
				<CopyOfData copies={copies} />
			</Section>
			<Section id="corrections" title={t('personalData.corrections.title')}>
				<Corrections terms={terms} />
			</Section>
			<Section id="nominee" title={t('personalData.nominee.title')}>
				<NomineeForm nominee={nominee} />
			</Section>
			<Section id="erase" title={t('personalData.erase.title')}>
				<EraseAccount plan={plan} />
			</Section>
		</Page>
	)
}
