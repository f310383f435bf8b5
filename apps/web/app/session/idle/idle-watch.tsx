import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Row } from '#ui/layout/row.tsx'
import { leave, loadHome } from '../enter-and-leave.ts'
import { listenToTabs, tellTabs } from '../tabs.ts'
import { isSessionHere } from '../why-left.ts'
import { startIdleTimer } from './idle-timer.ts'
import classes from './idle-watch.module.css'

/** Seconds between the question and the end of the session. */
const countdownSeconds = 60
/** The remaining seconds that are announced to screen readers; announcing each one would be too much. */
const announced = [60, 30, 15, 10, 5]
/** Milliseconds between attempts to end the session when the portal cannot be reached. */
const retryInterval = 5000

/** Asks an idle person whether they are still there, then logs out; home shows the reason. */
export function IdleWatch({ seconds }: { seconds: number }) {
	const [endsAt, setEndsAt] = useState<number | null>(null)
	const stay = useRef(() => {})

	useEffect(() => {
		const timer = startIdleTimer({
			seconds,
			onExpired: (since) => setEndsAt(since + countdownSeconds * 1000),
			onActive: (at) => tellTabs({ kind: 'active', at }),
		})
		stay.current = () => {
			const now = Date.now()
			timer.restart(now)
			tellTabs({ kind: 'active', at: now })
			setEndsAt(null)
		}
		const deafen = listenToTabs((message) => {
			if (message.kind === 'left') loadHome(message.why === 'idle' ? 'idle' : 'elsewhere')
			else if (timer.restart(message.at)) setEndsAt(null)
		})
		return () => {
			timer.stop()
			deafen()
		}
	}, [seconds])
	useEffect(() => {
		// Going back shows a cached page, even if its session has ended since.
		const look = ({ persisted }: PageTransitionEvent) => {
			if (persisted && !isSessionHere()) loadHome('elsewhere')
		}
		window.addEventListener('pageshow', look)
		return () => window.removeEventListener('pageshow', look)
	}, [])

	return endsAt === null ? null : <Countdown endsAt={endsAt} onStay={() => stay.current()} />
}

function Countdown({ endsAt, onStay }: { endsAt: number; onStay: () => void }) {
	const { t } = useTranslation()
	const dialog = useRef<HTMLDialogElement>(null)
	const [seconds, setSeconds] = useState(secondsUntil(endsAt))
	const isOver = seconds === 0

	useEffect(() => dialog.current?.showModal(), [])
	useEffect(() => {
		const tick = setInterval(() => setSeconds(secondsUntil(endsAt)), 250)
		return () => clearInterval(tick)
	}, [endsAt])
	useEffect(() => {
		if (!isOver) return
		void leave('idle')
		const retry = setInterval(() => void leave('idle'), retryInterval)
		return () => clearInterval(retry)
	}, [isOver])

	return (
		<dialog
			ref={dialog}
			role="alertdialog"
			className={classes.dialog}
			aria-labelledby="idle-title"
			aria-describedby="idle-text"
			onCancel={(event) => {
				event.preventDefault()
				if (!isOver) onStay()
			}}
		>
			<h2 id="idle-title">{t('idle.title')}</h2>
			<p id="idle-text">{t('idle.text')}</p>
			<p className={classes.countdown} aria-hidden="true">
				{isOver ? t('idle.ending') : t('idle.countdown', { seconds })}
			</p>
			<output className="unseen">
				{isOver ? t('idle.ending') : t('idle.countdown', { seconds: lastAnnounced(seconds) })}
			</output>
			<Row gap={12} justify="end" mt={24}>
				<Button disabled={isOver} onClick={onStay}>
					{t('idle.stay')}
				</Button>
				<Button variant="outline" disabled={isOver} onClick={() => void leave()}>
					{t('idle.leave')}
				</Button>
			</Row>
		</dialog>
	)
}

function secondsUntil(moment: number) {
	return Math.max(0, Math.ceil((moment - Date.now()) / 1000))
}

function lastAnnounced(seconds: number) {
	return announced.findLast((step) => step >= seconds) ?? countdownSeconds
}
