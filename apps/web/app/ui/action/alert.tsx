import { Button, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { device } from '#device/device.ts'
import { i18n } from '#text/i18n.ts'
import { Row } from '../layout/row.tsx'
import { toastDuration } from './toast.ts'

type Options = {
	header?: string
	/**
	 * Leads to another page. The alert stays until that page is loaded, so that nothing is pressed on the old one.
	 */
	onOk?: () => void
	/** Moves the focus to where work continues; without it, the focus returns to where it was. */
	focusAfter?: () => void
}

/** An alert that waits for OK, headed Error!, Success or `header`. On a phone it is a toast, which counts as read. */
export function alert(
	kind: 'error' | 'success',
	message: string,
	{ header, onOk, focusAfter }: Options = {},
) {
	if (device.isNative) return void device.toast(message, toastDuration, kind).then(onOk ?? focusAfter)

	const id = modals.open({
		title: header ?? i18n.t(`alerts.${kind}`),
		size: 'sm',
		zIndex: 400,
		withCloseButton: false,
		onClose: onOk ?? focusAfter,
		returnFocus: !focusAfter,
		children: (
			<>
				<Text>{message}</Text>
				<Row gap={16} mt={20} align="center" justify="end">
					<Button
						data-autofocus
						onClick={() => (onOk ? onOk() : modals.close(id))}
						color={kind === 'error' ? 'vermilion' : undefined}
					>
						{i18n.t('labels.ok')}
					</Button>
				</Row>
			</>
		),
	})
}
