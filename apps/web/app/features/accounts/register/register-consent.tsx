import type { UserType } from '@profile-search/contract/accounts/accounts'
import { noticePage } from '@profile-search/contract/accounts/consents'
import { pathOfPage } from '@profile-search/contract/platform/page-path'
import { useTranslation } from '#text/use-translation.ts'
import { CheckField } from '#ui/form/native/check-field.tsx'
import classes from '../account-forms.module.css'

/** The initial optional consents: none. */
export const nothingAgreed = { match_mails: false, learning: false }

type Values = typeof nothingAgreed
type Field = { checked?: boolean; error?: React.ReactNode; onChange: (value: unknown) => void }
type Props = { userType: UserType; fieldOf: (name: keyof Values) => Field }

/** The optional consents of each account type. */
const optional = {
	candidate: ['match_mails', 'learning'],
	employer: ['match_mails'],
	guest_user: [],
} as const

/** The ticked purposes, limited to those that this account type is asked for. */
export function purposesOf(userType: UserType, values: Values) {
	return optional[userType].filter((purpose) => values[purpose])
}

/**
 * The optional consents, each with its own unticked checkbox, and the notice, which pressing the button accepts. The
 * required fields are those of the specification.
 */
export function RegisterConsent({ userType, fieldOf }: Props) {
	const { t } = useTranslation()
	return (
		<div className={classes.consent}>
			{optional[userType].length > 0 && (
				<fieldset>
					<legend>{t('registerConsent.optional')}</legend>
					{optional[userType].map((purpose) => (
						<CheckField key={purpose} label={t(`registerConsent.${purpose}`)} {...fieldOf(purpose)} />
					))}
				</fieldset>
			)}
			<p className={classes.note}>
				{t('registerConsent.adult')}{' '}
				<a href={pathOfPage(noticePage)} target="_blank" rel="noopener">
					{t('registerConsent.notice')}
				</a>
			</p>
		</div>
	)
}
