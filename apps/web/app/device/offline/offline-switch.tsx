import { Switch } from '@mantine/core'
import { startTransition, useEffect, useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { toast } from '#ui/action/toast.ts'
import { canKeep, isKeeping, startKeeping, stopKeeping } from './keeping.ts'

/** Whether this device keeps what a candidate needs on the way, with a switch. */
export function OfflineSwitch({ accountId }: { accountId: string }) {
	const { t } = useTranslation()
	const [state, setState] = useState<'unknown' | 'unsupported' | 'busy' | 'on' | 'off'>('unknown')

	// The server does not know what the browser can do and keeps, so it is read only after hydration.
	useEffect(() => {
		const found = !canKeep() ? 'unsupported' : isKeeping(accountId) ? 'on' : 'off'
		startTransition(() => setState(found))
	}, [accountId])

	const turn = async (isOn: boolean) => {
		setState('busy')
		try {
			await (isOn ? startKeeping(accountId) : stopKeeping())
			setState(isOn ? 'on' : 'off')
			toast(t(isOn ? 'offline.isOn' : 'offline.isOff'))
		} catch {
			await stopKeeping()
			setState('off')
			toast(t('offline.failed'), 'error')
		}
	}

	return (
		<Switch
			label={t('offline.switch')}
			description={t(state === 'unsupported' ? 'offline.unsupported' : 'offline.about')}
			checked={state === 'on'}
			disabled={state !== 'on' && state !== 'off'}
			onChange={(event) => turn(event.currentTarget.checked)}
		/>
	)
}
