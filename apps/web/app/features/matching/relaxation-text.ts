import type { Relaxation } from '@profile-search/contract/matching/relaxations'
import { education } from '#features/profiles/education.ts'
import { i18n } from '#text/i18n.ts'
import { days, duration, rupees } from '#ui/text/amounts.ts'

/** A relaxation in the employer's terms. */
export function relaxationText(relaxation: Relaxation) {
	const { kind, amount } = relaxation
	if (kind === 'experience' && !amount) return i18n.t('reach.kinds.anyExperience')
	if (kind === 'education' && !amount) return i18n.t('reach.kinds.anyEducation')
	const name = nameOf(relaxation)
	if (kind === 'language_level' && !amount) return i18n.t('reach.kinds.anyLanguageLevel', { name })
	return i18n.t(`reach.kinds.${kind}`, { name, amount: amount === null ? '' : amountTexts[kind](amount) })
}

function nameOf({ kind, name }: Relaxation) {
	return kind === 'work_mode'
		? i18n.t(`values.workMode.${name as 'on_site' | 'hybrid' | 'remote'}`)
		: (name ?? '')
}

const plainly = (amount: number) => String(amount)

const amountTexts: Record<Relaxation['kind'], (amount: number) => string> = {
	must_have_as_nice: plainly,
	must_have_dropped: plainly,
	experience: duration,
	education,
	language_level: (level) => i18n.t(`values.languageCode.${level as 1 | 2 | 3 | 4 | 5 | 6}`),
	language_dropped: plainly,
	places_dropped: plainly,
	work_mode: plainly,
	pay: rupees,
	start: days,
	related_professions: plainly,
}
