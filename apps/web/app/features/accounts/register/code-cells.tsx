import { PinInput } from '@mantine/core'
import { codeLength } from '@profile-search/contract/accounts/accounts'
import { type RefObject, useEffect, useId } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import classes from '../account-forms.module.css'

type Props = {
	cells: RefObject<HTMLFieldSetElement | null>
	code: string
	isBusy: boolean
	/** Grows by one whenever the first cell is to get the focus. */
	focusing: number
	onType: (code: string) => void
}

/** The six cells for the code that was mailed. */
export function CodeCells({ cells, code, isBusy, focusing, onType }: Props) {
	const { t } = useTranslation()
	// Without an id, the kit makes one up after the first render, which replaces the cells, and they lose the focus.
	const id = useId()
	useEffect(() => {
		if (focusing > 0) cells.current?.querySelector('input')?.focus()
	}, [cells, focusing])
	return (
		<fieldset className={classes.code} ref={cells}>
			<legend>{t('accounts.otp')}</legend>
			<small aria-live="polite">{t(isBusy ? 'accounts.checking' : 'accounts.otpHelp')}</small>
			<PinInput
				id={id}
				length={codeLength}
				type="number"
				oneTimeCode
				placeholder=""
				size="md"
				gap="xs"
				ariaLabel={t('accounts.otp')}
				value={code}
				readOnly={isBusy}
				onChange={onType}
			/>
		</fieldset>
	)
}
