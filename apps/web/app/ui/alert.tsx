import { Button, Group, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { i18n } from '../text/i18n.ts'

type Options = { header?: string; onOk?: () => void }

/** An alert that waits for its OK: headed Error!, Success or as told. */
export function alert(kind: 'error' | 'success', message: string, { header, onOk }: Options = {}) {
	const id = modals.open({
		title: header ?? i18n.t(`alerts.${kind}`),
		size: 'sm',
		zIndex: 400,
		withCloseButton: false,
		onClose: onOk,
		children: (
			<>
				<Text>{message}</Text>
				<Group justify="flex-end" mt="lg">
					<Button
						data-autofocus
						onClick={() => modals.close(id)}
						color={kind === 'error' ? 'vermilion' : undefined}
					>
						{i18n.t('words.ok')}
					</Button>
				</Group>
			</>
		),
	})
}
