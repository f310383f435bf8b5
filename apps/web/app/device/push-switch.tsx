import { Switch } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useVisitor } from '#session/use-visitor.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { device } from './device.ts'
import { testPush, turnPushOff, turnPushOn } from './push-subscription.ts'
import type { PushState } from './shape.ts'

/** Shows whether this device gets notifications, with a switch. */
export function PushSwitch() {
	const { t } = useTranslation()
	const accountId = useVisitor()?.id
	const [state, setState] = useState<PushState | 'unknown'>('unknown')
	const [isBusy, setBusy] = useState(false)

	useEffect(() => {
		device.push.state().then(setState, () => setState('unsupported'))
	}, [])

	if (!accountId) return null
	const turn = async (isOn: boolean) => {
		setBusy(true)
		const outcome = await (isOn ? turnOn(accountId) : turnOff())
		setState(outcome.state)
		if (outcome.message) toast(outcome.message, outcome.isTrouble ? 'error' : 'success')
		setBusy(false)
	}
	const test = async () => {
		setBusy(true)
		const sent = await testPush()
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		setBusy(false)
	}
	const turnOff = async () => {
		await turnPushOff()
		return { state: 'off' as const, message: t('push.isOff'), isTrouble: false }
	}
	const turnOn = async (id: string) => {
		try {
			const sent = await turnPushOn(id)
			const isOn = sent.errorCode === 0
			return { state: isOn ? ('on' as const) : ('off' as const), message: sent.message, isTrouble: !isOn }
		} catch {
			const state = await device.push.state().catch(() => 'unsupported' as const)
			return { state, message: state === 'blocked' ? '' : t('push.failed'), isTrouble: true }
		}
	}

	return (
		<Stack gap={12} align="start">
			<Switch
				label={t('push.switch')}
				description={t(device.isNative ? 'push.aboutApp' : 'push.about')}
				checked={state === 'on'}
				disabled={isBusy || state === 'unknown' || state === 'blocked' || state === 'unsupported'}
				onChange={(event) => turn(event.currentTarget.checked)}
			/>
			{(state === 'blocked' || state === 'unsupported') && <output>{t(`push.${state}`)}</output>}
			{state === 'on' && !device.isNative && (
				<Button variant="outline" loading={isBusy} onClick={test}>
					{t('push.test')}
				</Button>
			)}
		</Stack>
	)
}
