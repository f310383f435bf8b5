import { Checkbox } from '@mantine/core'
import type { UserType } from '@profile-search/contract/accounts/accounts'
import { noticePage } from '@profile-search/contract/accounts/consents'
import { pathOfPage } from '@profile-search/contract/site/pages'
import { useTranslation } from 'react-i18next'
import classes from './account-forms.module.css'

/** What a registration agrees to besides the notice, before anything was ticked. */
export const nothingAgreed = { match_mails: false, learning: false }

type Values = typeof nothingAgreed
type Field = { checked?: boolean; error?: React.ReactNode; onChange: (value: unknown) => void }
type Props = { userType: UserType; fieldOf: (name: keyof Values) => Field }

/** What each kind of account may agree to besides. */
const optional = {
	candidate: ['match_mails', 'learning'],
	employer: ['match_mails'],
	guest_user: [],
} as const

/** The purposes that were ticked, of those that this kind of account is asked for. */
export function purposesOf(userType: UserType, values: Values) {
	return optional[userType].filter((purpose) => values[purpose])
}

/**
 * What is optional, each with a tick of its own that nobody has set; and the notice, which pressing the button agrees to:
 * the fields that have to be filled in are those of the specification.
 */
export function RegisterConsent({ userType, fieldOf }: Props) {
	const { t } = useTranslation()
	return (
		<div className={classes.consent}>
			{optional[userType].length > 0 && (
				<fieldset>
					<legend>{t('personalData.register.optional')}</legend>
					{optional[userType].map((purpose) => (
						<Checkbox key={purpose} label={t(`personalData.register.${purpose}`)} {...fieldOf(purpose)} />
					))}
				</fieldset>
			)}
			<p className={classes.note}>
				{t('personalData.register.adult')}{' '}
				<a href={pathOfPage(noticePage)} target="_blank" rel="noopener">
					{t('personalData.register.notice')}
				</a>
			</p>
		</div>
	)
}
