import { Button, Text } from '@mantine/core'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Row } from '../layout/row.tsx'
import { type Alert, shownAlerts } from './alert.ts'
import { Modal } from './modal.tsx'

/** The alerts of `alert`, above everything else. */
export function Alerts() {
	const alerts = useSyncExternalStore(shownAlerts.watch, shownAlerts.list, shownAlerts.list)
	return alerts.map((each) => <AlertDialog key={each.id} alert={each} />)
}

function AlertDialog({ alert: { id, kind, title, message, onOk, focusAfter } }: { alert: Alert }) {
	const { t } = useTranslation()
	const [isOpen, setOpen] = useState(true)
	const close = () => {
		setOpen(false)
		;(onOk ?? focusAfter)?.()
	}
	return (
		<Modal
			opened={isOpen}
			title={title}
			size="sm"
			zIndex={400}
			withCloseButton={false}
			returnFocus={!focusAfter}
			onClose={close}
			onExitTransitionEnd={() => shownAlerts.remove(id)}
		>
			<Text>{message}</Text>
			<Row gap={16} mt={20} align="center" justify="end">
				<Button data-autofocus onClick={onOk ?? close} color={kind === 'error' ? 'vermilion' : undefined}>
					{t('labels.ok')}
				</Button>
			</Row>
		</Modal>
	)
}
