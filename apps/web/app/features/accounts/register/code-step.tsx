import type { GetInputPropsReturnType } from '@mantine/form'
import { codeInterval, codeLength, sendCode, verifyCode } from '@profile-search/contract/accounts/accounts'
import { IconCircleCheck } from '@tabler/icons-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { type Sent, send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { alert } from '#ui/action/alert.ts'
import { Button } from '#ui/action/button/button.tsx'
import { TextField } from '#ui/form/native/text-field.tsx'
import { loadedWithKit } from '#ui/loading/loaded-later.tsx'
import { useCaptcha, withWork } from '../captcha.ts'
import classes from '../account-forms.module.css'

const CodeCells = loadedWithKit(async () => (await import('./code-cells.tsx')).CodeCells)

type Props = {
	email: string
	/** Props of the e-mail field. */
	field: GetInputPropsReturnType
	/** Whether the address is valid; marks the field if not. */
	isSound: () => Promise<boolean>
	isVerified: boolean
	onVerified: (isVerified: boolean) => void
}

/** The e-mail field, Get OTP, and the six cells that appear once a code was sent. */
export function CodeStep({ email, field, isSound, isVerified, onVerified }: Props) {
	const { t } = useTranslation()
	const [code, setCode] = useState('')
	const [sentTo, setSentTo] = useState('')
	const [isBusy, setBusy] = useState(false)
	const countdown = useCountdown()
	const solveCaptcha = useCaptcha()
	const cells = useRef<HTMLFieldSetElement>(null)
	const [focusing, setFocusing] = useState(0)
	/** After an alert, typing goes into the cells from the first digit on; if they are still being loaded, once they are there. */
	const focusCells = () => {
		const first = cells.current?.querySelector('input')
		if (first) first.focus()
		else setFocusing((count) => count + 1)
	}

	const getCode = async () => {
		setBusy(true)
		if (!(await isSound())) return setBusy(false)
		const sent = await withWork(async (work) =>
			send(sendCode, { body: { email, captcha: work ?? (await solveCaptcha()) } }),
		)
		setBusy(false)
		tell(sent, sent.errorCode === 0 ? focusCells : undefined)
		if (sent.errorCode !== 0) return

		setSentTo(email)
		setCode('')
		// Cells that come for another address wait for the OK of their own alert.
		setFocusing(0)
		countdown.start(codeInterval)
	}

	const typeCode = async (typed: string) => {
		setCode(typed)
		if (typed.length !== codeLength) return

		setBusy(true)
		const sent = await withWork((captcha) => send(verifyCode, { body: { email, otp: typed, captcha } }))
		setBusy(false)
		onVerified(sent.errorCode === 0)
		if (sent.errorCode === 0) return
		tell(sent, focusCells)
		// If the cells stayed full, each digit of a second attempt would use up a try.
		if (sent.status === 200) setCode('')
	}

	return (
		<>
			<div className={classes.emailRow}>
				<TextField
					label={t('accounts.email')}
					type="email"
					name="email_id"
					autoComplete="email"
					readOnly={isVerified}
					disabled={isVerified}
					{...field}
					onChange={(event) => {
						field.onChange(event.currentTarget.value)
						setSentTo('')
						countdown.start(0)
					}}
				/>
				<Button
					variant="outline"
					loading={isBusy && !sentTo}
					disabled={!email.trim() || isVerified || countdown.seconds > 0}
					onClick={getCode}
				>
					{countdown.seconds > 0 && !isVerified
						? t('accounts.getOtpIn', { seconds: countdown.seconds })
						: t('accounts.getOtp')}
				</Button>
			</div>
			{isVerified && (
				<output className={classes.verified}>
					<IconCircleCheck aria-hidden="true" /> {t('accounts.verified')}
				</output>
			)}
			{sentTo && !isVerified && (
				<Suspense fallback={null}>
					<CodeCells cells={cells} code={code} isBusy={isBusy} focusing={focusing} onType={typeCode} />
				</Suspense>
			)}
		</>
	)
}

/** As the specification requires: an error alert for a refusal, a success-style alert for a network failure. */
function tell(sent: Sent<typeof sendCode> | Sent<typeof verifyCode>, focusAfter?: () => void) {
	const kind = sent.status === 200 && sent.errorCode !== 0 ? 'error' : 'success'
	alert(kind, sent.message, focusAfter && { focusAfter })
}

/** Uses the clock, since browsers slow down the timers of background tabs. */
function useCountdown() {
	const [{ until, now }, setTimes] = useState({ until: 0, now: 0 })
	const isOn = until > now

	useEffect(() => {
		if (!isOn) return
		const ticking = setInterval(() => setTimes((times) => ({ ...times, now: Date.now() })), 500)
		return () => clearInterval(ticking)
	}, [isOn])

	return {
		seconds: isOn ? Math.ceil((until - now) / 1000) : 0,
		start: (seconds: number) => setTimes({ until: Date.now() + seconds * 1000, now: Date.now() }),
	}
}
