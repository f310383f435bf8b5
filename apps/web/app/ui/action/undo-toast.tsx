import { notifications } from '@mantine/notifications'
import { i18n } from '#text/i18n.ts'
import { Row } from '../layout/row.tsx'
import { Button } from './button/button.tsx'

/** In milliseconds; longer than other toasts, since there is a button to press. */
const undoDuration = 10_000

/** Says what was removed, with a button to restore it. Shown in the page on phones too, because of the button. */
export function undoToast(message: string, onUndo: () => void) {
	const id = notifications.show({
		message: (
			<Row as="span" align="center" justify="between" gap={[8, 16]}>
				<span>{message}</span>
				<Button
					size="compact-md"
					onClick={() => {
						notifications.hide(id)
						onUndo()
					}}
				>
					{i18n.t('labels.undo')}
				</Button>
			</Row>
		),
		color: 'peacock',
		autoClose: undoDuration,
		role: 'status',
	})
}
