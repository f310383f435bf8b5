import type { Details } from '@profile-search/contract/http/endpoint'
import type { showAdviser, showInvestor } from '@profile-search/contract/profiles/sections'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { Tags } from '#ui/list/tags.tsx'
import { count, rupees } from '#ui/text/amounts.ts'
import { OwnWords } from '#ui/text/own-words.tsx'
import classes from './section-view.module.css'

type Adviser = Details<typeof showAdviser>
type Investor = Details<typeof showInvestor>

/** An adviser as others see them. */
export function AdviserView({ adviser }: { adviser: Adviser }) {
	const { t } = useTranslation()
	return (
		<Grid columns={[1.6, 1]} above={960} gap={[32, 80]}>
			<div>
				<OwnWords isMarked text={adviser.about} className={classes.about} />
				<h2 className={classes.heading}>{t('sections.areas')}</h2>
				<Tags names={adviser.areas.map((area) => ({ name: t(`values.adviceArea.${area}`) }))} />
			</div>
			<Facts
				columns={1}
				facts={[
					[t('sections.fee'), feeOf(adviser)],
					[t('sections.languages'), adviser.languages.join(', ')],
					[t('sections.town'), adviser.place],
					[t('sections.remote'), t(adviser.isRemote ? 'sections.isRemote' : 'sections.isNotRemote')],
				]}
			/>
		</Grid>
	)
}

/** An investor as others see them. */
export function InvestorView({ investor }: { investor: Investor }) {
	const { t } = useTranslation()
	return (
		<Grid columns={[1.6, 1]} above={960} gap={[32, 80]}>
			<div>
				<OwnWords isMarked text={investor.about} className={classes.about} />
				<h2 className={classes.heading}>{t('sections.sectors')}</h2>
				<Tags names={investor.sectors.map((sector) => ({ name: t(`values.sector.${sector}`) }))} />
			</div>
			<Facts
				columns={1}
				facts={[
					[t('sections.ticket'), ticketOf(investor)],
					[t('sections.stages'), stagesOf(investor)],
					[t('sections.town'), investor.place],
					[t('sections.remote'), t(investor.isRemote ? 'sections.isRemote' : 'sections.isNotRemote')],
				]}
			/>
		</Grid>
	)
}

/** Free, or ₹ 500 an hour. */
export function feeOf({ fee, feePeriod }: Pick<Adviser, 'fee' | 'feePeriod'>) {
	if (fee === null) return i18n.t('sections.free')
	return i18n.t(`values.feePer.${feePeriod}`, { amount: rupees(fee) })
}

/** ₹ 1,00,000 – 20,00,000 */
export function ticketOf({ ticketMin, ticketMax }: Pick<Investor, 'ticketMin' | 'ticketMax'>) {
	if (ticketMin === ticketMax) return rupees(ticketMax)
	return ticketMin === 0
		? i18n.t('amounts.upTo', { amount: rupees(ticketMax) })
		: i18n.t('amounts.range', { from: rupees(ticketMin), to: count(ticketMax) })
}

/** Idea, Growth */
export function stagesOf({ stages }: Pick<Investor, 'stages'>) {
	return stages.map((stage) => i18n.t(`values.stage.${stage}`)).join(', ')
}

/** Pune · also online */
export function whereaboutsOf({ place, isRemote }: Pick<Adviser, 'place' | 'isRemote'>) {
	return [place, isRemote && i18n.t('sections.alsoRemote')].filter(Boolean).join(' · ')
}

/** The beginning of a long text, for a list. */
export function brief(text: string) {
	const [line = ''] = text.split('\n')
	return line.length > 160 ? `${line.slice(0, line.lastIndexOf(' ', 157))} …` : line
}
