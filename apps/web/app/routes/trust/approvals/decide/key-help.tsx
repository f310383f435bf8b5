import { Button } from '@mantine/core'
import { useTranslation } from '#text/use-translation.ts'
import { Modal } from '#ui/action/modal.tsx'
import classes from './keys.module.css'

export type KeyName =
	| 'move'
	| 'choose'
	| 'open'
	| 'approve'
	| 'reject'
	| 'ask'
	| 'nextCase'
	| 'previousCase'
	| 'back'
	| 'help'

type Props = {
	keys: readonly (readonly [keys: readonly string[], name: KeyName])[]
	isOpen: boolean
	onOpen: () => void
	onClose: () => void
}

/** A dialog with the keyboard shortcuts, which `?` opens too. */
export function KeyHelp({ keys, isOpen, onOpen, onClose }: Props) {
	const { t } = useTranslation()
	return (
		<>
			<Button
				variant="subtle"
				onClick={onOpen}
				classNames={{ root: classes.opener, label: classes.openerLabel }}
			>
				{t('approvals.keys')} <kbd className={classes.key}>?</kbd>
			</Button>
			<Modal
				opened={isOpen}
				onClose={onClose}
				title={t('approvals.keysTitle')}
				closeButtonProps={{ 'aria-label': t('labels.close') }}
			>
				<dl className={classes.list}>
					{keys.map(([pressed, name]) => (
						<div key={name}>
							<dt>
								{pressed.map((key) => (
									<kbd key={key} className={classes.key}>
										{key}
									</kbd>
								))}
							</dt>
							<dd>{t(`approvals.keyList.${name}`)}</dd>
						</div>
					))}
				</dl>
			</Modal>
		</>
	)
}
