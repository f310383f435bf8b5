import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Row } from '../layout/row.tsx'
import { type Alert, shownAlerts } from './alert.ts'
import { Button } from './button/button.tsx'
import { Modal } from './modal.tsx'

/** The alerts of `alert`, above everything else: one at a time, the last one first. */
export function Alerts() {
	const last = useSyncExternalStore(shownAlerts.watch, shownAlerts.list, shownAlerts.list).at(-1)
	return last && <AlertDialog key={last.id} alert={last} />
}

function AlertDialog({ alert: { id, kind, title, message, onOk, wayOn, focusAfter } }: { alert: Alert }) {
	const { t } = useTranslation()
	const [isOpen, setOpen] = useState(true)
	const [isGoing, setGoing] = useState(false)
	// Another alert may take its place while it is closing.
	useEffect(() => (isOpen ? undefined : () => shownAlerts.remove(id)), [isOpen, id])
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
			<p>{message}</p>
			<Row gap={16} mt={20} align="center" justify="end">
				{wayOn && (
					<Button
						data-autofocus
						loading={isGoing}
						onClick={async () => {
							setGoing(true)
							setGoing(await wayOn.go().catch(() => false))
						}}
					>
						{wayOn.label}
					</Button>
				)}
				<Button
					data-autofocus={!wayOn || undefined}
					variant={wayOn && 'default'}
					disabled={isGoing}
					onClick={onOk ?? close}
					color={kind === 'error' ? 'vermilion' : undefined}
				>
					{t('labels.ok')}
				</Button>
			</Row>
		</Modal>
	)
}
