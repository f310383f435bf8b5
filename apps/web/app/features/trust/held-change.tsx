import { OrganisationKind } from '@profile-search/contract/profiles/organisations'
import { type HeldChange, HeldField } from '@profile-search/contract/trust/held-changes'
import { useTranslation } from '#text/use-translation.ts'
import { Difference } from '#ui/list/difference.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { date } from '#ui/text/amounts.ts'

/** The value that is shown now beside the one that waits. */
export function HeldDifference({ before, after }: Pick<HeldChange, 'before' | 'after'>) {
	const { t } = useTranslation()
	const words = (value: string | null | undefined) => {
		const kind = OrganisationKind.safeParse(value).data
		return kind ? t(`values.organisationKind.${kind}`) : (value ?? '')
	}
	const rows = HeldField.options
		.filter((field) => field in after)
		.map((field) => ({
			label: t(`heldChanges.fields.${field}`),
			before: words(before[field]),
			after: words(after[field]),
		}))
	return <Difference rows={rows} before={t('approvals.was')} after={t('approvals.is')} />
}

/** Tells the author of a change that it waits, and what others see meanwhile. */
export function HeldNotice({ held }: { held: HeldChange | null }) {
	const { t } = useTranslation()
	if (!held) return null
	return (
		<Notice tone="wait" title={t('heldChanges.waits', { date: date(held.waitingSince) })}>
			<p>{t('heldChanges.waitsText')}</p>
			<HeldDifference before={held.before} after={held.after} />
		</Notice>
	)
}
