import {
	endTwoStep,
	renewRecoveryCodes,
	type showTwoStep,
	startTwoStep,
} from '@profile-search/contract/accounts/two-step'
import type { Details } from '@profile-search/contract/http/endpoint'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { AskPassword } from '#features/accounts/settings/ask-password.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Modal } from '#ui/action/modal.tsx'
import { toast } from '#ui/action/toast.ts'
import { Row } from '#ui/layout/row.tsx'
import { ActionLine } from '#ui/line/action-line.tsx'
import { date } from '#ui/text/amounts.ts'
import { ConfirmApp } from './confirm-app.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Asking = 'turnOn' | 'turnOff' | 'renew' | null

/** Turns two-step login on and off: password, then the app, then the recovery codes. */
export function TwoStep({ state }: { state: Details<typeof showTwoStep> }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [asking, setAsking] = useState<Asking>(null)
	const [started, setStarted] = useState<Details<typeof startTwoStep> | null>(null)
	const [codes, setCodes] = useState<string[] | null>(null)

	const act = async (present_password: string) => {
		const body = { present_password }
		if (asking === 'turnOn') {
			const sent = await send(startTwoStep, { body })
			if (sent.details) setStarted(sent.details)
			return sent
		}
		if (asking === 'renew') {
			const sent = await send(renewRecoveryCodes, { body })
			if (sent.details) setCodes(sent.details.recoveryCodes)
			return sent
		}
		const sent = await send(endTwoStep, { body })
		if (sent.errorCode === 0) toast(sent.message)
		await revalidate()
		return sent
	}

	return (
		<>
			{state.isOn ? (
				<ActionLine
					title={t('security.twoStepOn', { date: date(state.since ?? '') })}
					text={t('security.twoStepLeft', { count: state.recoveryCodesLeft })}
				>
					<Button variant="default" onClick={() => setAsking('renew')}>
						{t('security.renewCodes')}
					</Button>
					<Button variant="default" onClick={() => setAsking('turnOff')}>
						{t('security.turnOff')}
					</Button>
				</ActionLine>
			) : (
				<ActionLine title={t('security.twoStepOff')} text={t('security.twoStepOffText')}>
					<Button onClick={() => setAsking('turnOn')}>{t('security.turnOn')}</Button>
				</ActionLine>
			)}
			<AskPassword opened={asking !== null} onClose={() => setAsking(null)} act={act} />
			<Modal
				opened={started !== null}
				onClose={() => setStarted(null)}
				title={t('security.scan')}
				closeButtonProps={{ 'aria-label': t('labels.close') }}
			>
				{started && (
					<ConfirmApp
						started={started}
						onConfirmed={async (made) => {
							setStarted(null)
							setCodes(made)
							await revalidate()
						}}
					/>
				)}
			</Modal>
			<Modal
				opened={codes !== null}
				onClose={() => setCodes(null)}
				title={t('security.codesTitle')}
				withCloseButton={false}
				closeOnClickOutside={false}
			>
				<RecoveryCodes codes={codes ?? []} />
				<Row gap={16} align="center" justify="end">
					<Button
						onClick={async () => {
							setCodes(null)
							await revalidate()
						}}
					>
						{t('security.haveCodes')}
					</Button>
				</Row>
			</Modal>
		</>
	)
}
