import { printedPhone } from '@profile-search/contract/platform/printed-phone'
import type { Guest } from '@profile-search/contract/profiles/guests'
import { useTranslation } from '#text/use-translation.ts'
import { Facts } from '#ui/list/facts.tsx'
import { rupees } from '#ui/text/amounts.ts'

/** A guest's profile, as shown to the guest and to approvers. */
export function GuestView({ guest }: { guest: Guest }) {
	const { t } = useTranslation()
	const { seeks, areas, sectors, stage, amount, place, languages, mobileNumber } = guest
	return (
		<Facts
			facts={[
				[t('guest.seeks'), seeks.map((seek) => t(`values.guestSeek.${seek}`)).join(', ')],
				[t('guest.areas'), areas.map((area) => t(`values.adviceArea.${area}`)).join(', ')],
				[t('guest.sectors'), sectors.map((sector) => t(`values.sector.${sector}`)).join(', ')],
				[t('guest.stage'), stage && t(`values.stage.${stage}`)],
				[t('guest.amount'), amount === null ? null : rupees(amount)],
				[t('guest.town'), place],
				[t('guest.languages'), languages.join(', ')],
				[t('guest.mobile'), mobileNumber && printedPhone(mobileNumber)],
			]}
		/>
	)
}
